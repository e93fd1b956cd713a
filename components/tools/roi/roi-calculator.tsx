'use client';

import { useEffect, useState } from 'react';
import type { RoiCalculatorContent } from '@/lib/content/types';
import { Announcement } from '../announcement';
import { LinkProblems } from '../link-problems';
import { printAlone } from '../print-alone';
import { useFigures } from '../use-figures';
import { useFocusNext } from '../use-focus-next';
import { figuresOf } from './roi-figures';
import { fromFields, fromLink, toLink } from './roi-link';
import { addId, labelId, removeId } from './roi-rows';
import { RoiSheet } from './roi-sheet';
import { exampleOf, newRow, type RoiRow, type RoiSide, type RoiState } from './roi-state';
import { describeRoi } from './roi-text';

const roiCalculatorId = 'roi-calculator';

/** The ROI calculator with the visitor's own figures. */
export default function RoiCalculator(content: RoiCalculatorContent) {
  const { examples } = content;
  const example = exampleOf(examples, '');
  const { box, state, problems, change, replace, undo } = useFigures({
    id: roiCalculatorId,
    typed: (fields) => fromFields(fields, examples),
    example,
    parse: (params, isCut) => fromLink(params, examples, isCut),
    serialize: toLink,
  });
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
        printedOn={printedOn?.toLocaleDateString('en-US', { dateStyle: 'full' })}
        handlers={{
          set,
          start(number) {
            const current = exampleOf(examples, state.start);
            const isExample = String(toLink(state)) === String(toLink(current));
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
          print: () => setPrintedOn(new Date()),
        }}
      >
        <LinkProblems problems={problems} />
        <Announcement example={announce(example)}>{announce(state)}</Announcement>
      </RoiSheet>
    </section>
  );
}

function announce(state: RoiState): string {
  const { roi, note } = describeRoi(figuresOf(state), state.years);
  return `ROI ${roi}. ${note}`;
}
