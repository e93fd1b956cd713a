import type { ReactNode } from 'react';
import type { OperationsBoardContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { NoBreakTags } from './no-break-tags';

const red = 'bg-red-light';
const amber = 'bg-amber';
const green = 'bg-green-light';
const blue = 'bg-blue-light';

/** Signal colors of the states: green runs, amber needs attention, red is locked or shut, blue is information. */
const lamps: Readonly<Record<string, string>> = {
  running: green,
  'in service': green,
  'on recirculation': green,
  'in progress': amber,
  'fire watch': amber,
  rescheduled: amber,
  'out of service': amber,
  planned: amber,
  verified: red,
  'locked out': red,
  'reads high': blue,
};

interface OperationsBoardProps
  extends Pick<OperationsBoardContent, 'title' | 'place' | 'seen' | 'counts' | 'rows'> {
  /** Below the entries. */
  children?: ReactNode;
}

/** A unit's board: four counts and its entries. */
export function OperationsBoard({ counts, rows, children, ...sheet }: OperationsBoardProps) {
  const { title, place, seen } = sheet;
  return (
    <DrawingFrame {...{ title, place, seen }} tone="graphite">
      <dl className="grid grid-cols-2 gap-px bg-(--line) sm:grid-cols-4">
        {counts.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-graphite px-4 py-3">
            <dt className="mt-2 text-(--quiet)">{label}</dt>
            <dd className="font-mono text-3xl leading-none">{figure}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {rows.map(({ tag, what, who, state }) => (
          <li
            key={tag}
            className="grid min-h-15 grid-cols-[1fr_auto] gap-x-3 border-t border-(--line) px-4 py-2.5 sm:grid-cols-[minmax(0,5.5rem)_1fr_auto]"
          >
            <span className="font-mono">{tag}</span>
            <span className="max-sm:order-last max-sm:col-span-2 max-sm:min-h-12">
              <NoBreakTags text={what} /> <span className="text-(--quiet) sm:block">{who}</span>
            </span>
            <span className="flex items-center gap-2 self-start">
              <span
                aria-hidden="true"
                className={`size-2.5 rounded-full ${lamps[state] ?? 'bg-steel'}`}
              />
              {state.charAt(0).toUpperCase() + state.slice(1)}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </DrawingFrame>
  );
}
