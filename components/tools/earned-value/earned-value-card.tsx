import type { ReactNode } from 'react';
import { DrawingFrame } from '@/components/sections/drawings/drawing-frame';
import { EvmCurves } from '@/components/sections/drawings/evm-curves';
import { NoBreakTags } from '@/components/sections/drawings/no-break-tags';
import { calculateEarnedValue } from '@/lib/calculations/earned-value';
import type { EvmCardContent } from '@/lib/content/types';
import { AmountFields } from './amount-fields';
import { Figure, Index } from './earned-value-results';
import { type EarnedValueState, exampleOf, inputOf, scalePeriods } from './earned-value-state';
import { describe, describeCurves, formatDollars, formatIndex } from './earned-value-text';

export interface EarnedValueContent extends EvmCardContent {
  /** The week since which the example's CPI hasn't been green. */
  offTargetSince: number | null;
}

interface EarnedValueCardProps extends EarnedValueContent {
  state: EarnedValueState;
  handlers: { change: (state: EarnedValueState) => void; reset: () => void };
  /** Above the card's content. */
  children?: ReactNode;
}

/** The frame of a visitor's own program. */
const own = {
  title: 'Program health · Your program',
  place: 'At the status date',
  seen: 'The card with your own figures.',
  caption: 'Illustration with your figures',
};

function weeksOf(periods: EvmCardContent['periods']) {
  const status = periods.findLastIndex(({ ev }) => ev !== undefined);
  return ['Week 1', `Week ${status + 1}`, `Week ${periods.length}`] as const;
}

/** A program's earned value: PV, EV, AC, BAC, and what follows from them. */
export function EarnedValueCard({ state, handlers, children, ...content }: EarnedValueCardProps) {
  const { title, place, seen, chart, periods, limits, objective, decision, from, sentences } =
    content;
  const input = inputOf(state);
  const isExample = JSON.stringify(input) === JSON.stringify(inputOf(exampleOf(content)));
  const result = input && calculateEarnedValue(input);
  const frame = isExample ? { title, place, seen } : own;
  return (
    <div className="tool-sheet">
      <DrawingFrame {...frame} tone="graphite">
        {children}
        <dl className="grid grid-cols-2">
          <Index name="CPI" value={result?.cpi ?? null} limits={limits} formula="EV ÷ AC" />
          <Index name="SPI" value={result?.spi ?? null} limits={limits} formula="EV ÷ PV" />
        </dl>
        <p className="border-t border-(--line) px-4 py-2.5 text-(--quiet) max-sm:min-h-15">
          Green at {limits.green.toFixed(2)} or above, yellow at {limits.yellow.toFixed(2)} or
          above.
          {isExample && content.offTargetSince !== null && (
            <span className="text-paper">
              {' '}
              CPI below {limits.green.toFixed(2)} since week {content.offTargetSince}.
            </span>
          )}
        </p>
        <p className="min-h-18 border-t border-(--line) px-4 py-2.5 text-pretty">
          {input && result
            ? describe(input, result, sentences)
            : 'One of the amounts can’t be read. Correct it to see the result.'}
        </p>
        <AmountFields state={state} handlers={handlers} />
        {input && result && (
          <div className="border-t border-(--line) px-4 pt-4 pb-1">
            <EvmCurves
              label={isExample ? chart : describeCurves(input, result)}
              dates={isExample ? weeksOf(periods) : ['Start', 'Status date', 'Finish']}
              budget={input.bac}
              periods={scalePeriods(content, input)}
              eac={result.eac}
            />
          </div>
        )}
        <dl className="grid grid-cols-2 gap-px border-t border-(--line) bg-(--line) sm:grid-cols-3">
          <Figure name="CV" formula="EV − AC">
            {formatDollars(result?.cv ?? null)}
          </Figure>
          <Figure name="SV" formula="EV − PV">
            {formatDollars(result?.sv ?? null)}
          </Figure>
          <Figure name="EAC" formula="BAC ÷ CPI">
            {formatDollars(result?.eac ?? null)}
          </Figure>
          <Figure name="ETC" formula="EAC − AC">
            {formatDollars(result?.etc ?? null)}
          </Figure>
          <Figure name="VAC" formula="BAC − EAC">
            {formatDollars(result?.vac ?? null)}
          </Figure>
          <Figure name="TCPI" formula="(BAC − EV) ÷ (BAC − AC)">
            {formatIndex(result?.tcpi ?? null)}
          </Figure>
        </dl>
        {isExample && (
          <dl className="border-t border-(--line) px-4 py-3">
            {[objective, decision].map(({ name, text }) => (
              <div key={name} className="gap-x-4 py-1.5 sm:grid sm:grid-cols-[8.5rem_1fr]">
                <dt className="text-(--quiet)">{name}</dt>
                <dd>
                  <NoBreakTags text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="border-t border-(--line) px-4 py-2.5 text-(--quiet)">
          {isExample ? from : 'The curves have the shape of the example’s.'}
        </p>
      </DrawingFrame>
    </div>
  );
}
