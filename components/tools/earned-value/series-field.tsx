import { useRef, useState } from 'react';
import { Fold } from '../fold';
import { withSeries } from './earned-value-state';
import type { EarnedValueState } from './evm-schema';
import { readSeries } from './read-series';

interface SeriesFieldProps {
  state: EarnedValueState;
  change: (state: EarnedValueState) => void;
}

/** A field for the amounts of all periods, which the curves and the earned schedule need. */
export function SeriesField({ state, change }: SeriesFieldProps) {
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState('');

  async function read() {
    const { series, problem: found } = await readSeries(pasted.current?.value ?? '', state.unit);
    setProblem(found ?? '');
    if (series !== null) change(withSeries(state, series));
  }

  return (
    <Fold
      className="needs-script border-t border-(--line) px-4 print:hidden"
      summary="Paste a series for the curves"
    >
      <label className="block">
        <span className="text-(--quiet)">
          One row for each week or month, with cumulative amounts: date, PV, EV, AC. Rows after the
          status date have only a PV.
        </span>
        <textarea
          ref={pasted}
          name="series"
          aria-label="Series"
          rows={5}
          spellCheck={false}
          className="list-field text-ink"
          placeholder={
            'Week 1\t50,000\t50,000\t49,000\nWeek 2\t150,000\t152,000\t150,000\nWeek 3\t310,000'
          }
        />
      </label>
      <button type="button" className="board-button my-3" onClick={read}>
        Draw this series
      </button>
      <p role="status" className="tool-problem pb-3 empty:hidden">
        {problem}
      </p>
    </Fold>
  );
}
