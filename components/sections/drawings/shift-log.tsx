import { ChevronIcon } from '@/components/ui/icons';
import type { ShiftLogContent } from '@/lib/content/types';
import { logRowId } from '@/lib/plant/places';
import { DrawingFrame } from './drawing-frame';
import { NoBreakTags } from './no-break-tags';

type Keys = ShiftLogContent['keys'];

const signals = { amber: 'bg-amber', blue: 'bg-blue' } as const;

/**
 * A day's entries in the shift log, those between the points' entries closed, the open items handed over, and the two
 * signatures. Balloons have the numbers of the points next to the log (`app/keyed-log.css`).
 */
export function ShiftLog({ entries, handover, keys, ...sheet }: ShiftLogContent) {
  const { heading, form, items, over, taken } = handover;
  return (
    <DrawingFrame {...sheet} data="Example data">
      {runsOf(entries, keys).map((run) => {
        const [first, last] = [run[0], run.at(-1)];
        if (first === undefined || last === undefined) return null;
        const list = (
          <ol key={first.time}>
            {run.map((entry) => (
              <Entry key={entry.time} {...entry} keys={keys} />
            ))}
          </ol>
        );
        if (run.length === 1 || keyOf(first.time, keys) !== undefined) return list;
        return (
          <details key={first.time} className="group">
            <summary className="flex min-h-11 items-center gap-4 border-b border-(--line) px-4 py-2 hover:bg-paper">
              <span className="font-mono">
                {first.time}–{last.time}
              </span>
              <span className="grow font-semibold">{run.length} more entries</span>
              <ChevronIcon className="group-open:rotate-180" />
            </summary>
            {list}
          </details>
        );
      })}
      <div
        id="handover"
        data-key={keyOf('handover', keys)}
        className="record-row relative border-t-2 border-ink"
      >
        <p className="flex flex-wrap items-center gap-x-6 px-4 pt-4">
          <strong className="font-semibold">{heading}</strong>
          <Balloon keys={keys} at="handover" />
          <span className="font-mono text-[0.8rem] sm:ml-auto text-(--quiet)">{form}</span>
        </p>
        <HandoverItems items={items.slice(0, 1)} />
        <details className="group">
          <summary className="flex min-h-11 items-center gap-4 border-t border-(--line) px-4 hover:bg-paper">
            <span className="grow font-semibold">{items.length - 1} more items</span>
            <ChevronIcon className="group-open:rotate-180" />
          </summary>
          <HandoverItems items={items.slice(1)} />
        </details>
        <div className="grid grid-cols-2 border-t border-(--line)">
          <Signature
            {...over}
            stroke="M3 22c6-12 9-19 12-18s-5 17-3 17 7-13 10-12-3 10 0 10 5-8 8-8-1 8 2 8 4-6 7-6 3 4 9 3l22-3"
          />
          <Signature
            {...taken}
            stroke="M4 20C10 5 16 2 19 5S9 23 13 23 27 8 30 9s-5 12-2 12 6-7 9-6 0 6 4 5 4-9 9-8-4 9 2 8l20-5"
          />
        </div>
      </div>
    </DrawingFrame>
  );
}

/** Runs of entries that points are about, and of entries that they aren't. */
function runsOf(entries: ShiftLogContent['entries'], keys: Keys): (typeof entries)[] {
  const isKeyed = (index: number) => keyOf(entries[index]?.time ?? '', keys) !== undefined;
  const starts = entries.flatMap((_, index) =>
    index === 0 || isKeyed(index) !== isKeyed(index - 1) ? [index] : [],
  );
  return starts.map((start, run) => entries.slice(start, starts[run + 1]));
}

/** The number of the point that an entry is about. */
function keyOf(at: string, keys: Keys): number | undefined {
  const index = keys.findIndex((key) => key.includes(at));
  return index === -1 ? undefined : index + 1;
}

type EntryProps = ShiftLogContent['entries'][number] & { keys: Keys };

function Entry({ time, tag, text, by, with: second, signal, keys }: EntryProps) {
  return (
    <li
      id={logRowId(time)}
      data-key={keyOf(time, keys)}
      className="record-row relative grid @max-[22rem]/page:block grid-cols-[5.25rem_minmax(0,1fr)] grid-rows-[auto_auto_1fr] border-b border-(--line) @2xl/page:grid-rows-1 @2xl/page:grid-cols-[4.5rem_5.5rem_minmax(0,1fr)_auto] @2xl/page:max-xl:grid-cols-[6.25rem_5.5rem_minmax(0,1fr)_auto]"
    >
      <Balloon keys={keys} at={time} />
      <time className="border-r-2 border-red/35 pt-2 pl-3 font-mono leading-6 @2xl/page:py-2.5 @2xl/page:pl-4">
        {time}
      </time>
      <p className="border-red/35 pl-3 font-mono text-[0.8rem] leading-6 @max-2xl/page:row-span-2 @max-2xl/page:row-start-2 @max-2xl/page:border-r-2 @max-2xl/page:pb-2 @2xl/page:py-2.5">
        {tag}
      </p>
      <p className="px-3 pt-2 @max-2xl/page:col-start-2 @max-2xl/page:row-span-2 @max-2xl/page:row-start-1 leading-6 @2xl/page:py-2.5">
        {signal !== undefined && (
          <span aria-hidden="true" className={`mr-1.5 inline-block size-2.5 ${signals[signal]}`} />
        )}
        <NoBreakTags text={text} />
      </p>
      <p className="text-(--quiet) @max-2xl/page:col-start-2 leading-6 @max-2xl/page:px-3 @max-2xl/page:pb-2 @2xl/page:px-4 @2xl/page:py-2.5">
        {by}
        {second !== undefined && `, ${second}`}
      </p>
    </li>
  );
}

/** The number of the point whose first entry this is. */
function Balloon({ keys, at }: { keys: Keys; at: string }) {
  const index = keys.findIndex(([first]) => first === at);
  if (index === -1) return null;
  return (
    <span aria-hidden="true" className="log-balloon balloon">
      {index + 1}
    </span>
  );
}

function HandoverItems({ items }: Pick<ShiftLogContent['handover'], 'items'>) {
  return (
    <ul className="px-4 py-2">
      {items.map(({ tag, text, confirmed }) => (
        <li key={tag} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 py-1.5">
          <CheckIcon />
          <p className="leading-6">
            <span className="mr-2 font-mono text-[0.8rem]">{tag}</span>
            <NoBreakTags text={text} />
          </p>
          <p className="font-mono text-[0.8rem] leading-6 text-green">
            <span className="sr-only">Accepted at </span>
            {confirmed}
          </p>
        </li>
      ))}
    </ul>
  );
}

function CheckIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 18 18" className="size-4.5 fill-none stroke-green">
      <path d="M1 1h16v16H1z" />
      <path d="m4 9 4 5 9-13" strokeWidth="2.5" />
    </svg>
  );
}

type SignatureProps = ShiftLogContent['handover']['over'] & {
  /** The path of the pen. */
  stroke: string;
};

function Signature({ label, name, role, time, stroke }: SignatureProps) {
  return (
    <div className="border-(--line) px-4 py-3 last:border-l">
      <p className="tag text-(--quiet)">{label}</p>
      <div className="mt-1 flex flex-wrap items-end justify-between border-b border-ink">
        <svg aria-hidden="true" viewBox="0 0 80 28" className="h-9 fill-none stroke-blue">
          <path d={stroke} strokeWidth="1.6" strokeLinecap="round" />
        </svg>
        <time className="font-mono text-[0.8rem]">{time}</time>
      </div>
      <p className="mt-1">
        {name} <span className="text-(--quiet) max-sm:block">{role}</span>
      </p>
    </div>
  );
}
