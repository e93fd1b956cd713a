import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import type { Finding } from '@/lib/calculations/isolation';
import { headingOf, limitOf, summaryOf } from './check-text';
import type { OwnPlan } from './plan-schema';
import { rowId } from './point-rows';
import { ruleWords } from './rule-words';

interface CheckFindingsProps {
  plan: OwnPlan;
  findings: readonly Finding[];
}

/** What the checks found, by what could hurt first. What couldn't be read comes before it. */
export function CheckFindings({ plan, findings }: CheckFindingsProps) {
  const limit = limitOf(plan);
  return (
    <div className="border-t border-(--line) p-4">
      {limit !== '' && (
        <div className="mb-3 border-l-4 border-amber pl-3">
          <p className="font-semibold">{limit}</p>
          <ul>
            {plan.unread.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="font-semibold text-pretty">{summaryOf(plan, findings)}</p>
      <ol aria-label="Findings" className="mt-3 grid gap-4 lg:grid-cols-2">
        {findings.map((finding) => {
          const { rule, row } = finding;
          const { why, mend, source } = ruleWords[rule];
          const heading = headingOf(finding);
          return (
            <li
              key={`${row} ${heading}`}
              className="break-inside-avoid border-l-4 border-red pl-3 text-pretty"
            >
              {row === null ? (
                <p className="font-semibold">
                  <NoBreakTags text={heading} />
                </p>
              ) : (
                <button
                  type="button"
                  className="min-h-6 text-left font-semibold underline"
                  onClick={() => document.getElementById(rowId(row))?.focus()}
                >
                  <NoBreakTags text={heading} />
                </button>
              )}
              <p>{why}</p>
              <p>{mend}</p>
              <p className="text-(--quiet)">{source}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
