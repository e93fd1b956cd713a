'use client';

import { useEffect, useState } from 'react';
import type { RoiCalculatorContent } from '@/lib/content/types';
import { Announcement } from '../announcement';
import { DamagedLink } from '../damaged-link';
import { printAlone } from '../print-alone';
import { saveCsv } from '../save-csv';
import { useFocusNext } from '../use-focus-next';
import { useToolState } from '../use-tool-state';
import { figuresOf } from './roi-figures';
import { addId, labelId, removeId } from './roi-rows';
import type { RoiRow, RoiState } from './roi-schema';
import { RoiSheet } from './roi-sheet';
import { exampleOf, fromFields, newRow, type RoiSide, readSheet } from './roi-state';
import { roiTable } from './roi-table';
import { describeRoi } from './roi-text';

const roiCalculatorId = 'roi-calculator';

/** The ROI calculator with the visitor's own figures. */
export default function RoiCalculator(content: RoiCalculatorContent) {
  const { examples } = content;
  const example = exampleOf(examples, '');
  const { box, state, isDamaged, change, replace, undo } = useToolState({
    id: roiCalculatorId,
    example,
    typed: (fields) => fromFields(fields, examples),
    read: (linked) => readSheet(linked, examples),
  });
  const isExample = JSON.stringify(state) === JSON.stringify(exampleOf(examples, state.start));
  const [printedOn, setPrintedOn] = useState<Date>();
  const set = (part: Partial<RoiState>) => change({ ...state, ...part });
  const setRows = (side: RoiSide, rows: readonly RoiRow[]) => set({ [side]: rows });
  const focusNext = useFocusNext();

  // Once the sheet has its date.
  useEffect(() => {
    if (printedOn !== undefined) printAlone(roiCalculatorId);
  }, [printedOn]);

  return (
    <section ref={box} id={roiCalculatorId} aria-label="ROI calculator">
      <RoiSheet
        {...content}
        state={state}
        isExample={isExample}
        printedOn={printedOn?.toLocaleDateString('en-US', { dateStyle: 'full' })}
        handlers={{
          set,
          start(number) {
            (isExample ? change : replace)(exampleOf(examples, number));
          },
          undo,
          change: (side, index, row) => setRows(side, state[side].with(index, row)),
          add(side) {
            const row = newRow(state[side]);
            setRows(side, [...state[side], row]);
            focusNext(labelId(side, row));
          },
          remove(side, index) {
            setRows(side, state[side].toSpliced(index, 1));
            const next = state[side][index + 1];
            focusNext(next === undefined ? addId(side) : removeId(side, next));
          },
          paste: setRows,
          save: () => saveCsv('roi', roiTable(state)),
          print: () => setPrintedOn(new Date()),
        }}
      >
        <DamagedLink isDamaged={isDamaged} />
        <Announcement example={announce(example)}>{announce(state)}</Announcement>
      </RoiSheet>
    </section>
  );
}

function announce(state: RoiState): string {
  const { low, note } = describeRoi(figuresOf(state), state.years);
  return `ROI ${low.roi}. ${note}`;
}
