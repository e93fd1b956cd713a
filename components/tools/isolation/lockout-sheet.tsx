import { type Finding, inLockingOrder } from '@/lib/calculations/isolation';
import { columns } from '@/lib/calculations/isolation-words';
import type { LotoPlanContent } from '@/lib/content/types';
import { limitOf, lineOf, summaryOf } from './check-text';
import type { OwnPlan } from './plan-schema';
import { ruleWords } from './rule-words';

export const sheetId = 'lockout-sheet';

const cell = 'border border-ink px-2 py-1 align-top';

export interface LockoutSheetProps {
  plan: OwnPlan;
  findings: readonly Finding[];
  words: LotoPlanContent['sheet'];
}

/** The plan as a printed sheet to sign, in the order of locking, with what's still to mend. It isn't on the screen. */
export function LockoutSheet({ plan, findings, words }: LockoutSheetProps) {
  const limit = limitOf(plan);
  return (
    <div id={sheetId} className="hidden bg-white text-ink print:[&.prints-alone]:block">
      <p className="text-heading">{`${words.title} ${plan.title}`}</p>
      <p className="font-semibold">{`${limit} ${summaryOf(plan, findings)}`}</p>
      <ul className="text-[8.5pt]">
        {findings.map((finding) => (
          <li key={finding.rule}>{`${lineOf(finding)} ${ruleWords[finding.rule].source}`}</li>
        ))}
      </ul>
      <table className="mt-2 w-full border-collapse text-left text-[8.5pt]">
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inLockingOrder(plan.points).map((point, index) => (
            <tr key={point.tag} className="h-12 break-inside-avoid">
              {columns.map((column) => (
                <td key={column} className={cell}>
                  {column === 'tag' ? `${index + 1} ${point.tag}` : point[column]}
                </td>
              ))}
              <td className={`${cell} w-14`} />
              <td className={`${cell} w-14`} />
              <td className={`${cell} w-14`} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-[8.5pt]">{words.note}</p>
      <p className="mt-2 text-[9pt]">
        {[
          plan.basis,
          plan.crew && `Crew: ${plan.crew}`,
          plan.primary && `In charge: ${plan.primary}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Blanks labels={words.blanks} />
      <p className="mt-3 font-semibold">{words.transfer}</p>
      <Blanks labels={words.transferBlanks} />
    </div>
  );
}

function Blanks({ labels }: { labels: readonly string[] }) {
  return (
    <div className="grid grid-cols-2 gap-x-8">
      {labels.map((label) => (
        <p key={label} className="flex h-8 items-end border-b border-ink">
          {label}
        </p>
      ))}
    </div>
  );
}
