import type { ReactNode } from 'react';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { EvmCurves } from '@/components/sections/drawings/evm-curves';
import { TaggedText } from '@/components/sections/drawings/tagged-text';
import { calculateEarnedSchedule } from '@/lib/calculations/earned-schedule';
import { calculateEarnedValue } from '@/lib/calculations/earned-value';
import { formatIndex } from '@/lib/calculations/index-text';
import type { EvmCardContent } from '@/lib/content/types';
import { Figure, Index } from './earned-value-results';
import { exampleOf, hasExampleAmounts, inputOf, limitsOf, periodsOf } from './earned-value-state';
import {
  completeInput,
  describe,
  describeCurves,
  formatPeriods,
  formatUnit,
} from './earned-value-text';
import type { EarnedValueState } from './evm-schema';
import { type EarnedValueHandlers, FigureFields } from './figure-fields';
import { ForecastTable, formulas } from './forecast-table';
import { LimitFields } from './limit-fields';
import { SeriesField } from './series-field';

export interface EarnedValueContent extends EvmCardContent {
  /** The week since which the example's CPI hasn't been green. */
  offTargetSince: number | null;
}

interface EarnedValueCardProps extends EarnedValueContent {
  state: EarnedValueState;
  handlers: EarnedValueHandlers;
  /** Above the card's content. */
  children?: ReactNode;
}

/** The frame of a visitor's own program. */
const own = {
  title: 'Program health · Your program',
  place: 'At the status date',
  seen: 'The card with your own figures.',
  data: 'Your figures',
};

/** What's below the curves: their first period, the status date, and the last period. */
function datesOf({ series }: EarnedValueState, periods: EvmCardContent['periods']) {
  const labels =
    series.length > 0
      ? series.map(({ label }, index) => label || String(index + 1))
      : periods.map((_, index) => `Week ${index + 1}`);
  const status =
    series.length > 0
      ? series.findLastIndex(({ ev }) => ev !== null)
      : periods.findLastIndex(({ ev }) => ev !== undefined);
  return [labels[0] ?? '', labels[status] ?? '', labels.at(-1) ?? ''] as const;
}

/** A program's earned value: PV, EV, AC, BAC, and what follows from them. */
export function EarnedValueCard({ state, handlers, children, ...content }: EarnedValueCardProps) {
  const { title, place, seen, chart, periods, objective, tolerance, decision, from } = content;
  const example = exampleOf(content);
  const isExample = hasExampleAmounts(state, example);
  const limits = limitsOf(state);
  const hasExampleLimits = state.green === example.green;
  const input = inputOf(state);
  const amounts = completeInput(input);
  const result = calculateEarnedValue(input);
  const forecast = result.forecasts[state.basis];
  const eac = forecast?.eac ?? null;
  const curves = periodsOf(state, content);
  const hasChart = amounts !== null && curves !== null;
  const schedule = curves && calculateEarnedSchedule(curves);
  const amount = (cents: number | null) => formatUnit(cents, state.unit);
  const frame = isExample ? { title, place, seen, data: 'Example data' } : own;
  return (
    <div className="tool-sheet">
      <DrawingFrame {...frame} tone="graphite">
        {children}
        {/* On wide screens, the fields are next to the chart; on a tablet, the sentence is below it, next to the figures. */}
        <div className="sm:grid sm:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="sm:max-lg:contents sm:max-lg:*:col-span-full">
            <dl className="grid grid-cols-2">
              <Index name="CPI" value={result.cpi} limits={limits} formula="EV ÷ AC" />
              <Index name="SPI" value={result.spi} limits={limits} formula="EV ÷ PV" />
            </dl>
            <LimitFields state={state} change={handlers.change}>
              {isExample && hasExampleLimits && content.offTargetSince !== null && (
                <span className="text-paper">
                  {` CPI below ${example.green} since week ${content.offTargetSince}.`}
                </span>
              )}
            </LimitFields>
            <p
              className={`min-h-18 border-t border-(--line) px-4 py-2.5 text-pretty sm:max-lg:order-3 ${hasChart ? 'sm:max-lg:col-auto! sm:max-lg:border-t-0' : ''}`}
            >
              {describe(input, result, state.basis, state.unit, content.sentences)}
            </p>
            <FigureFields state={state} handlers={handlers} />
            <SeriesField state={state} change={handlers.change} />
          </div>
          <div className="flex flex-col border-(--line) sm:max-lg:contents lg:border-l">
            {hasChart && (
              <div className="border-t border-(--line) px-4 pt-4 pb-1 sm:max-lg:order-1 lg:border-t-0">
                <EvmCurves
                  label={
                    isExample && state.basis === 'cpi'
                      ? chart
                      : describeCurves(amounts, eac, state.unit)
                  }
                  dates={datesOf(state, periods)}
                  budget={amounts.bac}
                  periods={curves}
                  eac={eac}
                />
              </div>
            )}
            <dl className="grid grow grid-cols-2 gap-px border-t border-(--line) bg-(--line) sm:max-lg:order-2 sm:max-lg:row-span-2 sm:max-lg:border-l sm:max-lg:only:col-span-full lg:grid-cols-3">
              <Figure name="CV" formula="EV − AC">
                {amount(result.cv)}
              </Figure>
              <Figure name="SV" formula="EV − PV">
                {amount(result.sv)}
              </Figure>
              <Figure name="EAC" formula={formulas[state.basis]}>
                {amount(eac)}
              </Figure>
              <Figure name="ETC" formula="EAC − AC">
                {amount(forecast?.etc ?? null)}
              </Figure>
              <Figure name="VAC" formula="BAC − EAC">
                {amount(forecast?.vac ?? null)}
              </Figure>
              <Figure name="TCPI" formula={`to BAC, (BAC − EV) ÷ (BAC − AC)`}>
                {formatIndex(result.tcpi)}
              </Figure>
              {schedule && (
                <>
                  <Figure name="ES" formula={`of AT ${schedule.at / 1000} periods`}>
                    {formatPeriods(schedule.es)}
                  </Figure>
                  <Figure name="SPI(t)" formula="ES ÷ AT">
                    {formatIndex(schedule.spi)}
                  </Figure>
                  <Figure
                    name="IEAC(t)"
                    formula={`periods, PD ${schedule.planned / 1000} ÷ SPI(t)`}
                  >
                    {formatPeriods(schedule.forecast)}
                  </Figure>
                </>
              )}
            </dl>
          </div>
        </div>
        <ForecastTable state={state} change={handlers.change} forecasts={result.forecasts} />
        {isExample && (
          <dl className="border-t border-(--line) sm:grid sm:grid-cols-[2fr_3fr_4fr]">
            {[objective, tolerance, decision].map(({ name, text }) => (
              <div key={name} className="border-(--line) px-4 py-2.5 sm:not-first:border-l">
                <dt className="text-(--quiet)">{name}</dt>
                <dd>
                  <TaggedText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="border-t border-(--line) px-4 py-2.5 text-(--quiet)">
          {isExample ? from : sourceOf(state, curves !== null)}
        </p>
      </DrawingFrame>
    </div>
  );
}

/** What the curves of a visitor's program are, or why there are none. */
function sourceOf({ series }: EarnedValueState, hasCurves: boolean): string {
  if (hasCurves)
    return 'The curves are those of your series. Its last planned value is the budget.';
  return series.length === 0
    ? 'One date has no curves. Paste a series to see them, with the earned schedule.'
    : 'The figures aren’t those of your series at its status date, so there are no curves.';
}
