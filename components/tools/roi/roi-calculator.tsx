'use client';

import type { RoiCalculatorContent } from '@/lib/content/types';
import { Announcement } from '../announcement';
import { LinkProblems } from '../link-problems';
import { printAlone } from '../print-alone';
import { useFigures } from '../use-figures';
import { useFocusNext } from '../use-focus-next';
import { addId, labelId, removeId } from './roi-rows';
import { RoiSheet } from './roi-sheet';
import {
  exampleOf,
  fromFields,
  fromLink,
  newRow,
  type RoiRow,
  type RoiSide,
  type RoiState,
  resultOf,
  toLink,
} from './roi-state';
import { describeRoi } from './roi-text';

const roiCalculatorId = 'roi-calculator';

/** The ROI calculator with the visitor's own figures. */
export default function RoiCalculator(content: RoiCalculatorContent) {
  const { examples } = content;
  const example = exampleOf(examples, '');
  const { box, state, problems, change } = useFigures({
    id: roiCalculatorId,
    typed: (fields) => fromFields(fields, examples),
    example,
    parse: (params) => fromLink(params, examples),
    serialize: toLink,
  });
  const setRows = (side: RoiSide, rows: readonly RoiRow[]) => change({ ...state, [side]: rows });
  const focusNext = useFocusNext();
  return (
    <section ref={box} id={roiCalculatorId} aria-label="ROI calculator">
      <RoiSheet
        {...content}
        state={state}
        handlers={{
          start: (number) => change(exampleOf(examples, number)),
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
          print: () => printAlone(roiCalculatorId),
        }}
      >
        <LinkProblems problems={problems} />
        <Announcement example={announce(example)}>{announce(state)}</Announcement>
      </RoiSheet>
    </section>
  );
}

function announce(state: RoiState): string {
  const { roi, note } = describeRoi(resultOf(state));
  return `ROI ${roi}. ${note}`;
}
