'use client';

import { RecordTags } from '@/components/sections/drawings/tagged-text';
import { calculateEarnedValue } from '@/lib/calculations/earned-value';
import { formatIndex } from '@/lib/calculations/index-text';
import { Announcement } from '../announcement';
import { DamagedLink } from '../damaged-link';
import { printAlone } from '../print-alone';
import { saveCsv } from '../save-csv';
import { useToolState } from '../use-tool-state';
import { EarnedValueCard, type EarnedValueContent } from './earned-value-card';
import {
  exampleOf,
  fromFields,
  hasExampleAmounts,
  inputOf,
  limitsOf,
  periodsOf,
  readCard,
} from './earned-value-state';
import { describe } from './earned-value-text';
import type { EarnedValueState } from './evm-schema';
import { evmTable } from './evm-table';

const calculatorId = 'earned-value-calculator';

/** The earned value card with the visitor's own figures. */
export default function EarnedValueCalculator(content: EarnedValueContent) {
  const example = exampleOf(content);
  const { box, state, isDamaged, change, replace, undo } = useToolState({
    id: calculatorId,
    example,
    typed: (fields) => fromFields(fields, example),
    read: readCard,
  });
  return (
    <section ref={box} id={calculatorId} aria-label="Earned value calculator">
      <RecordTags value={content.tags}>
        <EarnedValueCard
          {...content}
          state={state}
          handlers={{
            change,
            reset: () => (hasExampleAmounts(state, example) ? change : replace)(example),
            undo,
            save: () => saveCsv('earned-value', evmTable(state, periodsOf(state, content))),
            print: () => printAlone(calculatorId),
          }}
        >
          <DamagedLink isDamaged={isDamaged} />
          <Announcement example={announce(example, content)}>
            {announce(state, content)}
          </Announcement>
        </EarnedValueCard>
      </RecordTags>
    </section>
  );
}

function announce(state: EarnedValueState, { sentences }: EarnedValueContent): string {
  const input = inputOf(state);
  const result = calculateEarnedValue(input);
  const limits = limitsOf(state) ?? undefined;
  const [cpi, spi] = [result.cpi, result.spi].map((index) => formatIndex(index, limits));
  return `CPI ${cpi}, SPI ${spi}. ${describe(input, result, state.basis, state.unit, sentences)}`;
}
