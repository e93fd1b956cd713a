import type { OperationsBoardContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { NoBreakTags } from './no-break-tags';

const lamp = {
  Running: 'bg-green-light',
  'Out of service': 'bg-amber',
  Rescheduled: 'bg-amber',
  Isolated: 'bg-red-light',
  Open: 'bg-blue-light',
} as const;

/** A unit's board at the start of a shift: four counts and their entries. */
export function OperationsBoard({ counts, rows, ...sheet }: OperationsBoardContent) {
  return (
    <DrawingFrame {...sheet} tone="graphite">
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
            className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-(--line) px-4 py-2.5 sm:grid-cols-[5rem_1fr_auto]"
          >
            <span className="font-mono">{tag}</span>
            <span className="max-sm:order-last max-sm:col-span-2">
              <NoBreakTags text={what} /> <span className="text-(--quiet) sm:block">{who}</span>
            </span>
            <span className="flex items-center gap-2 self-start">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${lamp[state]}`} />
              {state}
            </span>
          </li>
        ))}
      </ul>
    </DrawingFrame>
  );
}
