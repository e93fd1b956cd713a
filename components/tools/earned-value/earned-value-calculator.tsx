'use client';

import { calculateEarnedValue } from '@/lib/calculations/earned-value';
import { Announcement } from '../announcement';
import { LinkProblems } from '../link-problems';
import { useFigures } from '../use-figures';
import { EarnedValueCard, type EarnedValueContent } from './earned-value-card';
import {
  type EarnedValueState,
  exampleOf,
  fromFields,
  fromLink,
  inputOf,
  toLink,
} from './earned-value-state';
import { describe, formatIndex } from './earned-value-text';

/** The earned value card with the visitor's own figures. */
export default function EarnedValueCalculator(content: EarnedValueContent) {
  const example = exampleOf(content);
  const { box, state, problems, change } = useFigures({
    id: 'earned-value-calculator',
    typed: (fields) => fromFields(fields, example),
    example,
    parse: (params) => fromLink(params, example),
    serialize: toLink,
  });
  return (
    <section ref={box} id="earned-value-calculator" aria-label="Earned value calculator">
      <EarnedValueCard
        {...content}
        state={state}
        handlers={{ change, reset: () => change(example) }}
      >
        <LinkProblems problems={problems} />
        <Announcement example={announce(example, content)}>{announce(state, content)}</Announcement>
      </EarnedValueCard>
    </section>
  );
}

function announce(state: EarnedValueState, { sentences }: EarnedValueContent): string {
  const input = inputOf(state);
  if (input === null) return 'One of the amounts can’t be read.';
  const result = calculateEarnedValue(input);
  const { cpi, spi } = result;
  return `CPI ${formatIndex(cpi)}, SPI ${formatIndex(spi)}. ${describe(input, result, sentences)}`;
}
