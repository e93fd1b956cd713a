'use client';

import { RecordTags } from '@/components/sections/drawings/tagged-text';
import { calculateEarnedValue } from '@/lib/calculations/earned-value';
import { formatIndex } from '@/lib/calculations/index-text';
import { Announcement } from '../announcement';
import { LinkProblems } from '../link-problems';
import { useFigures } from '../use-figures';
import { EarnedValueCard, type EarnedValueContent } from './earned-value-card';
import {
  type EarnedValueState,
  exampleOf,
  fromFields,
  fromLink,
  hasExampleAmounts,
  inputOf,
  limitsOf,
  toLink,
} from './earned-value-state';
import { describe } from './earned-value-text';

/** The earned value card with the visitor's own figures. */
export default function EarnedValueCalculator(content: EarnedValueContent) {
  const example = exampleOf(content);
  const { box, state, problems, change, replace, undo } = useFigures({
    id: 'earned-value-calculator',
    typed: (fields) => fromFields(fields, example),
    example,
    parse: (params, isCut) => fromLink(params, example, isCut),
    serialize: (figures) => toLink(figures, example),
  });
  return (
    <section ref={box} id="earned-value-calculator" aria-label="Earned value calculator">
      <RecordTags value={content.tags}>
        <EarnedValueCard
          {...content}
          state={state}
          handlers={{
            change,
            reset: () => (hasExampleAmounts(state, example) ? change : replace)(example),
            undo,
          }}
        >
          <LinkProblems problems={problems} />
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
  return `CPI ${cpi}, SPI ${spi}. ${describe(input, result, state.basis, sentences)}`;
}
