import type { ReactNode } from 'react';
import type { RoiCalculatorContent } from '@/lib/content/types';
import { fieldProps } from '../field-props';
import { UndoReplace } from '../undo-replace';
import { RoiOptionFields } from './roi-options';
import { RoiResults } from './roi-results';
import { RoiRows, type RowHandlers } from './roi-rows';
import type { RoiState } from './roi-schema';

interface Handlers extends RowHandlers {
  /** Starts from the worked example with this number. */
  start: (number: string) => void;
  set: (part: Partial<RoiState>) => void;
  /** Brings back what an example replaced; null if that wasn't the last change. */
  undo: (() => void) | null;
  save: () => void;
  print: () => void;
}

interface RoiSheetProps extends RoiCalculatorContent {
  state: RoiState;
  /** Whether it's the worked example that it started from. */
  isExample: boolean;
  handlers: Handlers;
  /** The date of the last print. */
  printedOn: string | undefined;
  /** Above the fields. */
  children?: ReactNode;
}

const startId = 'roi-start';

/** The calculator's sheet: rows on paper, the result on graphite. */
export function RoiSheet(props: RoiSheetProps) {
  const { state, isExample, handlers, printedOn, children, ...content } = props;
  const { examples, startLabel, assumption, note } = content;
  const { years } = state;
  return (
    <div className="roi-sheet border-2 border-ink bg-white">
      <div>
        {children}
        <p className="hidden items-baseline justify-between px-4 pt-4 sm:px-6 print:flex">
          <span className="text-2xl font-semibold">ROI calculation</span>
          <span>{printedOn}</span>
        </p>
        <div className="border-b border-rule px-4 py-4 sm:px-6 print:hidden">
          <label className="tag text-steel" htmlFor={startId}>
            {startLabel}
          </label>
          <select
            id={startId}
            name="start"
            className="tool-field mt-1 block w-full"
            {...fieldProps(state.start, handlers.start)}
          >
            {examples.map(({ number, situation }) => (
              <option key={number} value={number}>
                {number}: {situation}
              </option>
            ))}
          </select>
          <UndoReplace undo={handlers.undo} focusId={startId} />
        </div>
        <RoiRows
          side="benefits"
          heading="Benefits in a year"
          rows={state.benefits}
          handlers={handlers}
        />
        <RoiRows
          side="costs"
          heading={years === '1' ? 'Costs' : `Costs in ${years} years`}
          rows={state.costs}
          handlers={handlers}
        />
        <RoiOptionFields state={state} change={handlers.set} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4 border-rule px-4 py-4 sm:px-6 md:border-t">
        <p className="min-w-0 flex-1 basis-60 text-sm text-pretty text-steel print:hidden">
          {note}
        </p>
        <p className="hidden print:block">
          {isExample ? 'An example with made-up figures.' : 'The figures are the user’s own.'}
        </p>
        <span className="flex flex-wrap gap-3">
          <button
            type="button"
            aria-label="Reset to the example"
            className="board-button needs-script"
            onClick={() => handlers.start(state.start)}
          >
            Reset
          </button>
          <button type="button" className="board-button needs-script" onClick={handlers.save}>
            CSV
          </button>
          <button type="button" className="board-button needs-script" onClick={handlers.print}>
            Print
          </button>
        </span>
      </div>
      <RoiResults state={state} assumption={assumption} />
    </div>
  );
}
