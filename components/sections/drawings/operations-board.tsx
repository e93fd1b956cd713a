import { type ReactNode, useId } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import type { OperationsBoardContent } from '@/lib/content/types';
import { DrawingFrame } from './drawing-frame';
import { EntryList } from './entry-list';
import { TaggedText } from './tagged-text';

const red = 'bg-red';
const amber = 'bg-amber';
const green = 'bg-green';
const blue = 'bg-blue';

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
  extends Pick<OperationsBoardContent, 'title' | 'place' | 'seen' | 'date' | 'counts' | 'rows'> {
  /** Below the entries. */
  children?: ReactNode;
}

/** A unit's board: four counts, each with what it's computed from, and its entries. */
export function OperationsBoard({ counts, rows, date, children, ...sheet }: OperationsBoardProps) {
  const { title, place, seen } = sheet;
  return (
    <DrawingFrame title={title} place={place} seen={seen}>
      <ul className="flex flex-wrap gap-px bg-(--line)">
        {counts.map((count) => (
          <li key={count.label} className="grow basis-34 bg-white">
            <Count {...count} date={date} />
          </li>
        ))}
      </ul>
      <ul>
        {rows.map(({ tag, what, who, state }) => (
          <li
            key={tag}
            className="grid min-h-15 leading-6 grid-cols-[minmax(0,1fr)_min(8rem,50%)] gap-x-3 border-t border-(--line) px-4 py-2.5 sm:grid-cols-[minmax(0,5.5rem)_1fr_min(9.5rem,25%)] lg:min-h-14 lg:grid-cols-[7.5rem_1fr_9rem_9.5rem] lg:items-center lg:px-6"
          >
            <span className="font-mono">
              <TaggedText text={tag} />
            </span>
            <span className="max-sm:order-last max-sm:col-span-2 max-sm:min-h-12 lg:contents">
              <span>
                <TaggedText text={withoutTag(what, tag)} />
              </span>
              <span className="block text-(--quiet) max-sm:hidden">{who}</span>
            </span>
            <span className="flex items-center gap-2 self-start lg:self-center">
              <span
                aria-hidden="true"
                className={`size-2.5 rounded-full ${lamps[state] ?? 'bg-steel'}`}
              />
              <span>{state.charAt(0).toUpperCase() + state.slice(1)}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </DrawingFrame>
  );
}

/** An entry that begins with the tag in front of it begins with its next word: “Locked out”. */
function withoutTag(what: string, tag: string): string {
  if (!what.startsWith(`${tag} `)) return what;
  const rest = what.slice(tag.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

type CountProps = OperationsBoardContent['counts'][number] & { date: string };

/** A figure, which opens what it's computed from. */
function Count({ figure, label, entries, before, date }: CountProps) {
  const id = useId();
  const isOpenable = entries.length > 0 || before !== null;
  const words = (
    <>
      <span className="block font-mono text-3xl leading-none lg:text-5xl">{figure}</span>
      <span
        className={`mt-2 block text-(--quiet) ${isOpenable ? 'underline decoration-rule decoration-1 underline-offset-4 group-hover:decoration-current' : ''}`}
      >
        {label}
      </span>
    </>
  );
  if (!isOpenable) return <div className="px-4 py-3 lg:px-6 lg:py-5">{words}</div>;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="group flex h-full w-full flex-col items-start px-4 py-3 text-left lg:px-6 lg:py-5"
      >
        {words}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={`${figure} ${label}`}
        className="record-tag at-center"
      >
        <div className="flex items-start justify-between gap-4">
          <p>
            <strong className="font-mono text-lg">{figure}</strong> <span>{label}</span>
          </p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close"
            className="-m-2 grid size-11 shrink-0 place-items-center"
          >
            <CloseIcon />
          </button>
        </div>
        {before !== null && (
          <p className="mt-2">
            <TaggedText text={before} />
          </p>
        )}
        {entries.length > 0 && <EntryList entries={entries} date={date} label="Entries" />}
      </div>
    </>
  );
}
