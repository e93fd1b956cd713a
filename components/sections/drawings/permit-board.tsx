import type { PermitBoardWords } from '@/lib/content/types';
import { Sheet } from './sheet';
import { Tagged } from './tagged';

interface Hours {
  from: number;
  until: number;
}

/* One column for each hour from 06:00 to 18:00; whole names, or Tailwind would not find them. */
const starts = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
  'col-start-8',
  'col-start-9',
  'col-start-10',
  'col-start-11',
  'col-start-12',
];
const ends = [
  'col-end-2',
  'col-end-3',
  'col-end-4',
  'col-end-5',
  'col-end-6',
  'col-end-7',
  'col-end-8',
  'col-end-9',
  'col-end-10',
  'col-end-11',
  'col-end-12',
  'col-end-13',
];

/** A day of permits on one clock, with the two that cannot run at once. */
export function PermitBoard({ permits, conflict, ...sheet }: PermitBoardWords) {
  const inConflict = permits.filter(({ conflicting }) => conflicting);
  const shared = {
    from: Math.max(...inConflict.map(({ from }) => from)),
    until: Math.min(...inConflict.map(({ until }) => until)),
  };
  return (
    <Sheet {...sheet}>
      <div
        aria-hidden="true"
        className="tag grid grid-cols-4 border-b border-(--line) px-4 text-(--quiet)"
      >
        {[6, 9, 12, 15].map((hour) => (
          <span key={hour} className="border-l border-(--line) py-1 pl-1.5">
            {clock(hour).slice(0, 2)}
          </span>
        ))}
      </div>
      <ul>
        {permits.map(({ tag, work, where, conflicting, fireWatch, ...time }) => (
          <li key={tag} className="border-b border-(--line) px-4 pt-3 last:border-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span className="mr-2 font-mono text-[0.8rem]">{tag}</span>
                <strong className="font-semibold">{work}</strong> <Tagged text={where} />
              </span>
              <span className="font-mono text-[0.8rem]">{span(time)}</span>
            </p>
            <div aria-hidden="true" className="mt-2 grid grid-cols-12">
              {conflicting && (
                <span
                  className={`conflict-hatch row-start-1 h-6 border-x-2 border-red ${columns(shared)}`}
                />
              )}
              <span
                className={`row-start-1 mt-1 mb-2.5 h-2.5 ${columns(time)} ${tag.startsWith('LOTO') ? 'bg-red' : 'bg-amber'}`}
              />
              {fireWatch !== null && (
                <span
                  className={`row-start-1 mt-1 mb-2.5 h-2.5 border border-dashed border-amber ${columns({ from: time.until, until: fireWatch })}`}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className="border-t-2 border-red px-4 py-4">
        <p className="font-semibold text-red">
          {conflict.heading}, {span(shared)}, {conflict.where}
        </p>
        <p className="mt-1">
          <Tagged text={conflict.text} />
        </p>
        <p className="mt-2 text-(--quiet)">{conflict.from}</p>
      </div>
    </Sheet>
  );
}

function columns({ from, until }: Hours): string {
  return `${starts[from - 6]} ${ends[until - 7]}`;
}

function span({ from, until }: Hours): string {
  return `${clock(from)}–${clock(until)}`;
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
