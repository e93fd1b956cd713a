import type { Finding } from '@/lib/calculations/isolation';
import { keysOf, type Point, phases, planChoices } from '@/lib/calculations/isolation-choices';
import type { LotoPlanContent } from '@/lib/content/types';
import { limitOf, lineOf, summaryOf } from './check-text';
import { type Column, noteOf, textOf } from './columns';
import type { OwnPlan } from './plan-schema';
import { onYourWord, walkHeading, walkQuestions } from './walk-questions';

export const sheetId = 'lockout-sheet';

const cell = 'border border-ink px-2 py-1 align-top';

export interface LockoutSheetProps {
  plan: OwnPlan;
  findings: readonly Finding[];
  words: LotoPlanContent['sheet'];
}

/** What each column of the sheet has. */
const printed: readonly (readonly Column[])[] = [
  ['tag', 'line'],
  ['energy', 'amount'],
  ['device'],
  ['position', 'leadsTo'],
  ['lock'],
  ['holder'],
  ['verified'],
];

/** What's chosen, then what was pasted in its place. */
function cellOf(point: Point, parts: readonly Column[]): string {
  const notes = parts.map((column) => noteOf(point, column)).filter(Boolean);
  return [
    ...parts.map((column) => textOf(point, column)).filter(Boolean),
    ...notes.map((note) => `“${note}”`),
  ].join(', ');
}

/** The plan as a printed sheet to sign, in the planner's order, with what's still to mend. It isn't on the screen. */
export function LockoutSheet({ plan, findings, words }: LockoutSheetProps) {
  const limit = limitOf(plan);
  return (
    <div
      id={sheetId}
      className="hidden bg-white leading-tight text-ink print:[&.prints-alone]:block"
    >
      <p className="text-heading">{`${words.title} ${plan.title}`}</p>
      <p className="text-[9pt] font-semibold">{`${limit} ${summaryOf(plan, findings)}`}</p>
      <p className="text-[8.5pt]">{[walkHeading, ...walkQuestions(plan)].join(' ')}</p>
      <ul className="text-[8.5pt]">
        {onYourWord(plan).map((line) => (
          <li key={line}>{`On the planner’s word: ${line}`}</li>
        ))}
        {findings.map((finding) => (
          <li key={finding.rule}>{`${lineOf(finding)} ${finding.source}`}</li>
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
          {plan.points.map((point, index) => (
            <tr key={point.tag} className="h-12 break-inside-avoid">
              {printed.map((parts) => (
                <td key={parts.join(' ')} className={cell}>
                  {parts.includes('tag') && `${index + 1} `}
                  {cellOf(point, parts)}
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
          plan.basis && `Single valve: ${plan.basis}`,
          plan.crew && `Crew: ${plan.crew}`,
          plan.onBox && `On the box: ${plan.onBox}`,
          plan.primary && `In charge: ${plan.primary}`,
          plan.shift && `Shift change: ${planChoices.shift[plan.shift]}`,
          ...keysOf(phases).map(
            (phase) => plan.steps[phase] && `${plan.steps[phase]} ${phases[phase]}`,
          ),
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
