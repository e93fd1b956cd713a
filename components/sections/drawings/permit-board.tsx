import { Sheet } from './sheet';

/* One column for each hour from 06:00 to 18:00; a bar's place is its permit's time. */
const permits = [
  {
    tag: 'PTW-0412',
    work: 'Hot work',
    where: 'Pipe rack 3, bay 2',
    time: '08:00–12:00',
    bar: 'col-start-3 col-span-4 bg-amber',
    clashes: true,
  },
  {
    tag: 'PTW-0415',
    work: 'Line break',
    where: 'Flange F-207, bay 2',
    time: '10:00–14:00',
    bar: 'col-start-5 col-span-4 bg-amber',
    clashes: true,
  },
  {
    tag: 'LOTO-088',
    work: 'Isolation',
    where: 'Valve XV-12, locked and tried',
    time: '07:00–17:00',
    bar: 'col-start-2 col-span-10 bg-red',
    clashes: false,
  },
] as const;

const hours = ['06', '09', '12', '15'];

/** A day of permits on one clock, with the two that must not meet. */
export function PermitBoard() {
  return (
    <Sheet
      title="Permit board · Unit 200"
      place="Thursday, planned work"
      seen="Bars on one clock from 06:00 to 18:00: hot work, a line break and an isolation. Where hot work and line break overlap, from 10:00 to 12:00, the bars are hatched in red."
    >
      <div
        aria-hidden="true"
        className="tag grid grid-cols-12 border-b border-(--line) px-4 text-(--quiet)"
      >
        {hours.map((hour) => (
          <span key={hour} className="col-span-3 border-l border-(--line) py-1 pl-1.5">
            {hour}
          </span>
        ))}
      </div>
      <ul>
        {permits.map(({ tag, work, where, time, bar, clashes }) => (
          <li key={tag} className="border-b border-(--line) px-4 pt-3 last:border-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span className="mr-2 font-mono text-[0.8rem]">{tag}</span>
                <strong className="font-semibold">{work}</strong> {where}
              </span>
              <span className="font-mono text-[0.8rem]">{time}</span>
            </p>
            <div aria-hidden="true" className="mt-2 grid grid-cols-12">
              {/* 10:00 to 12:00, where both permits are live. */}
              {clashes && (
                <span className="clash-hatch col-span-2 col-start-5 row-start-1 h-6 border-x-2 border-red" />
              )}
              <span className={`row-start-1 mt-1 mb-2.5 h-2.5 ${bar}`} />
            </div>
          </li>
        ))}
      </ul>
      <div className="border-t-2 border-red px-4 py-4">
        <p className="font-semibold text-red">SIMOPS conflict, 10:00–12:00, pipe rack 3, bay 2</p>
        <p className="mt-1">
          PTW-0415 opens a line while PTW-0412 has an ignition source in the same bay. Both can be
          done today: line break from 13:00 to 17:00, after hot work is closed and the gas test
          repeated.
        </p>
        <p className="mt-2 text-(--quiet)">From: PTW-0412 § 4, PTW-0415 § 2, plot plan 200-03</p>
      </div>
    </Sheet>
  );
}
