import type { ReactNode } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import type { RoiCalculatorContent } from '@/lib/content/types';
import { fieldProps } from '../field-props';
import { RoiResults } from './roi-results';
import { RoiRows, type RowHandlers } from './roi-rows';
import { exampleOf, fieldNames, type RoiState, resultOf, toLink } from './roi-state';

interface Handlers extends RowHandlers {
  start: (number: string) => void;
  print: () => void;
}

interface RoiSheetProps extends RoiCalculatorContent {
  state: RoiState;
  handlers: Handlers;
  /** Above the fields. */
  children?: ReactNode;
}

/** The calculator's sheet: rows on paper, the result on graphite. */
export function RoiSheet({ state, handlers, children, ...content }: RoiSheetProps) {
  const { examples, startLabel, assumption, note } = content;
  const example = exampleOf(examples, state.start);
  const isExample = String(toLink(state)) === String(toLink(example));
  return (
    <div className="border-2 border-ink bg-white lg:grid lg:grid-cols-[7fr_5fr]">
      <div>
        {children}
        <p className="hidden px-4 pt-4 text-2xl font-semibold sm:px-6 print:block">
          ROI calculation
        </p>
        <label className="block border-b border-rule px-4 py-4 sm:px-6">
          <span className="tag text-steel print:hidden">{startLabel}</span>
          <span className="tag hidden print:block">Compared with worked example</span>
          <select
            name={fieldNames.start}
            className="tool-field mt-1 block w-full"
            {...fieldProps(state.start, handlers.start)}
          >
            {examples.map(({ number, situation }) => (
              <option key={number} value={number}>
                {number}: {situation}
              </option>
            ))}
          </select>
        </label>
        <RoiRows
          side="benefits"
          heading="Benefits in a year"
          rows={state.benefits}
          handlers={handlers}
        />
        <RoiRows side="costs" heading="Costs" rows={state.costs} handlers={handlers} />
        <div className="flex flex-wrap items-center justify-between gap-4 px-4 py-4 sm:px-6">
          <p className="max-w-md text-sm text-pretty text-steel print:hidden">{note}</p>
          <p className="hidden print:block">
            {isExample ? 'An example with made-up figures.' : 'The figures are the user’s own.'}
          </p>
          <button
            type="button"
            className={`${buttonStyles.secondary} needs-script print:hidden`}
            onClick={handlers.print}
          >
            Print
          </button>
        </div>
      </div>
      <RoiResults
        result={resultOf(state)}
        example={{ number: example.start, roi: resultOf(example)?.roi ?? 0 }}
        assumption={assumption}
      />
    </div>
  );
}
