import { Sheet } from './sheet';

const rows = [
  {
    tag: 'P-101A',
    what: 'Feed pump, seal replaced, back in service',
    who: 'Maintenance',
    state: 'Cleared',
  },
  {
    tag: 'PTW-0415',
    what: 'Line break at flange F-207, moved to 13:00',
    who: 'Permits',
    state: 'Permit',
  },
  {
    tag: 'LOTO-088',
    what: 'Valve XV-12 locked, tagged and tried',
    who: 'Safety',
    state: 'Isolated',
  },
  {
    tag: 'LT-102',
    what: 'Level reading drifts, second entry this week',
    who: 'Operations',
    state: 'Open',
  },
] as const;

const lamp = {
  Cleared: 'bg-green-light',
  Permit: 'bg-amber',
  Isolated: 'bg-red-light',
  Open: 'bg-blue-light',
} as const;

const counts = [
  { figure: '7/7', label: 'handover points confirmed' },
  { figure: '4', label: 'permits open' },
  { figure: '2', label: 'work orders overdue' },
  { figure: '11/12', label: 'crew qualified for today’s tasks' },
] as const;

/** A unit's board at the start of a shift: four counts, and the entries behind them. */
export function OperationsBoard() {
  return (
    <Sheet
      title="Operations board · Unit 200"
      place="Day shift 06:00–18:00"
      seen="A dark board with four counts of the shift, and below them four entries, each with its tag, the function that answers for it, and a lamp for its state."
      tone="graphite"
    >
      <dl className="grid grid-cols-2 sm:grid-cols-4">
        {counts.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-(--line) p-4 max-sm:nth-[n+3]:border-t odd:border-r sm:not-last:border-r"
          >
            <dt className="mt-2 text-(--quiet)">{label}</dt>
            <dd className="font-mono text-3xl leading-none">{figure}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {rows.map(({ tag, what, who, state }) => (
          <li
            key={tag}
            className="grid grid-cols-[5.5rem_1fr] gap-x-3 gap-y-1 border-t border-(--line) px-4 py-3 sm:grid-cols-[5.5rem_1fr_auto]"
          >
            <span className="font-mono text-[0.8rem] leading-5">{tag}</span>
            <span>
              {what}
              <span className="block text-(--quiet)">{who}</span>
            </span>
            <span className="flex items-center gap-2 self-start max-sm:col-start-2">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${lamp[state]}`} />
              {state}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
