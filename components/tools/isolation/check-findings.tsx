import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import type { Finding, Place } from '@/lib/calculations/isolation';
import { headingOf, limitOf, listedPlaces, nameOf, summaryOf } from './check-text';
import type { OwnPlan } from './plan-schema';
import { rowId } from './point-rows';
import { onYourWord, walkHeading, walkQuestions } from './walk-questions';

interface CheckFindingsProps {
  plan: OwnPlan;
  findings: readonly Finding[];
}

/** What the checks found, by what could hurt first. What couldn't be read comes before it. */
export function CheckFindings({ plan, findings }: CheckFindingsProps) {
  const limit = limitOf(plan);
  const taken = onYourWord(plan);
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
      <div className="mt-3 border-l-4 border-steel pl-3 text-pretty">
        <p className="font-semibold">{walkHeading}</p>
        <ul className="list-disc pl-4">
          {walkQuestions(plan).map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        {taken.length > 0 && <p>{`On your word: ${taken.join(' ')}`}</p>}
      </div>
      <ol aria-label="Findings" className="mt-3 grid gap-4 lg:grid-cols-2">
        {findings.map((finding) => {
          const { rule, places, why, mend, source } = finding;
          const listed = listedPlaces(finding);
          return (
            <li key={rule} className="break-inside-avoid border-l-4 border-red pl-3 text-pretty">
              <PlaceLink row={listed.length > 0 ? null : (places[0]?.row ?? null)}>
                {headingOf(finding)}
              </PlaceLink>
              {listed.length > 0 && (
                <p className="flex flex-wrap gap-x-4">
                  {listed.map((place) => (
                    <PlaceLink key={`${place.row} ${place.what}`} row={place.row}>
                      {nameOf(place)}
                    </PlaceLink>
                  ))}
                </p>
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

/** Leads to its row, if it's about one. */
function PlaceLink({ row, children }: { row: Place['row']; children: string }) {
  const text = <NoBreakTags text={children} />;
  if (row === null) return <span className="block font-semibold">{text}</span>;
  return (
    <button
      type="button"
      className="min-h-6 text-left font-semibold underline"
      onClick={() => document.getElementById(rowId(row))?.focus()}
    >
      {text}
    </button>
  );
}
