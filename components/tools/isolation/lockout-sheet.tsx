import type { LotoPlanContent } from '@/lib/content/types';

export const sheetId = 'lockout-sheet';

const cell = 'border border-ink px-2 py-1 align-top';
const blank = 'flex h-8 items-end gap-2 border-b border-ink';

/** The plan as one printed page to sign. It isn't on the screen. */
export function LockoutSheet({ plan }: { plan: LotoPlanContent }) {
  const { place, points, basis, box, sheet, walkthrough } = plan;
  const [shutdown] = walkthrough.groups;
  return (
    <div id={sheetId} className="hidden bg-white text-ink print:[&.prints-alone]:block">
      <p className="text-heading">{sheet.title}</p>
      <p>{place}</p>
      <p className="mt-1">{sheet.note}</p>
      {shutdown && (
        <>
          <p className="mt-3 font-semibold">{shutdown.heading}</p>
          <div className="grid grid-cols-3 gap-x-8 text-[9pt]">
            {shutdown.steps.map(({ label }) => (
              <p key={label} className={blank}>
                {label}
              </p>
            ))}
          </div>
        </>
      )}
      <table className="mt-2 w-full border-collapse text-left text-[8.5pt]">
        <thead>
          <tr>
            {sheet.columns.map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ tag, energy, position, how, lock, holder }, index) => (
            <tr key={tag} className="h-12">
              <th scope="row" className={`${cell} whitespace-nowrap`}>
                {index + 1} {tag}
              </th>
              <td className={cell}>{energy}</td>
              <td className={cell}>{position}</td>
              <td className={cell}>{how}</td>
              <td className={`${cell} whitespace-nowrap`}>{lock}</td>
              <td className={`${cell} whitespace-nowrap`}>{holder}</td>
              <td className={`${cell} w-16`} />
              <td className={`${cell} w-16`} />
              <td className={`${cell} w-16`} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-[9pt]">
        {basis.fluid}. {basis.service}. {basis.text}
      </p>
      <p className="mt-3 font-semibold">{box.heading}</p>
      <div className="grid grid-cols-2 gap-x-8">
        {box.locks.map(({ lock, holder }) => (
          <p key={lock} className={blank}>
            {lock}, {holder}
          </p>
        ))}
        {sheet.blanks.map((label) => (
          <p key={label} className={blank}>
            {label}
          </p>
        ))}
      </div>
    </div>
  );
}
