import { Fragment } from 'react';
import { ChevronIcon } from '@/components/ui/icons';
import { formatAmount } from '@/lib/calculations/amount';
import { figuresOf } from './roi-figures';
import type { RoiState } from './roi-schema';
import { cases, describeRoi, resultLines } from './roi-text';

interface RoiResultsProps {
  state: RoiState;
  /** What the figures assume. */
  assumption: string;
}

/** The result of the calculator. */
export function RoiResults({ state, assumption }: RoiResultsProps) {
  const figures = figuresOf(state);
  const text = describeRoi(figures, state.years);
  return (
    <div className="roi-results on-graphite text-paper *:bg-graphite *:px-4 sm:*:px-6">
      <div className="roi-result">
        <p className="tag text-steel-light">Return on investment</p>
        <output
          aria-label="ROI"
          aria-live="off"
          className={`block leading-none font-semibold wrap-anywhere tabular-nums ${textSize(text.low.roi)}`}
        >
          {text.low.roi}
        </output>
      </div>
      <div className="pt-3 pb-5 lg:pt-0">
        {/* Breaks only before its ÷, as long as each part fits on a line. */}
        <p className="min-h-[2lh] font-mono text-steel-light *:inline-block">
          {text.formula.split(/ (?=÷)/).map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{' '}
            </Fragment>
          ))}
        </p>
        <p className="mt-3 min-h-[2lh] text-pretty">{text.note}</p>
        <details className="collapsible group">
          <summary className="flex min-h-11 items-center justify-between border-t border-graphite-rule">
            Low, base, and high
            <ChevronIcon className="group-open:rotate-180" />
          </summary>
          <div>
            <table className="mt-4 w-full border-t border-graphite-rule text-right font-mono text-[0.8rem] wrap-anywhere print:text-[0.65rem]">
              <thead className="text-steel-light">
                <tr>
                  <td />
                  {cases.map(({ end, name }) => (
                    <th key={end} scope="col" className="py-2 pl-2 font-normal">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {resultLines.map(({ key, name }) => (
                  <tr key={key} className="border-t border-graphite-rule align-baseline">
                    <th
                      scope="row"
                      className="py-2 text-left font-sans font-normal text-steel-light"
                    >
                      {name}
                    </th>
                    {cases.map(({ end }) => (
                      <td key={end} className="py-2 pl-2">
                        {text[end][key]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <dl className="border-y border-graphite-rule text-[0.8rem]">
              <Figure name="As entered" cents={figures?.gross} />
              {figures?.time ? <Figure name="Learner time" cents={figures.time} /> : null}
              <Figure name="Total costs" cents={figures?.low.costs} />
            </dl>
            <p className="mt-4 text-sm text-pretty text-steel-light">{assumption}</p>
          </div>
        </details>
        {state.intangibles.trim() !== '' && (
          <p className="mt-4 whitespace-pre-line wrap-anywhere">
            <span className="text-steel-light">Intangible, not in the figure:</span>
            <span>{`\n${state.intangibles.trim()}`}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Large, as long as the figure fits on a line of a phone. A dash isn't a figure. */
function textSize({ length }: string): string {
  if (length > 1 && length <= 6) return 'text-5xl md:text-7xl';
  return length <= 10 ? 'text-3xl md:text-5xl' : 'text-2xl';
}

function Figure({ name, cents }: { name: string; cents: number | undefined }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-graphite-rule py-2 first:border-t-0">
      <dt className="text-steel-light">{name}</dt>
      <dd>
        <output aria-label={name} aria-live="off" className="font-mono">
          {cents === undefined ? '–' : formatAmount(cents)}
        </output>
      </dd>
    </div>
  );
}
