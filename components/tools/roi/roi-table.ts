import { formatAmount } from '@/lib/calculations/amount';
import { adjust, figuresOf } from './roi-figures';
import type { RoiState } from './roi-schema';
import { nameOf } from './roi-state';
import { cases, describeRoi, resultLines } from './roi-text';

/** The sheet and its results as a table for a spreadsheet. */
export function roiTable(state: RoiState): string[][] {
  const figures = figuresOf(state);
  const text = describeRoi(figures, state.years);
  const benefits = state.benefits.map((row, index) => {
    const reported = adjust(row);
    return [
      nameOf('benefits', row, index),
      row.amount,
      row.attribution,
      row.confidence,
      reported === null ? '' : formatAmount(reported.low),
    ];
  });
  return [
    ['Benefit in a year', 'Amount', 'Attribution', 'Confidence', 'Reported'],
    ...benefits,
    ['Cost', 'Amount'],
    ...state.costs.map((row, index) => [nameOf('costs', row, index), row.amount]),
    ...(figures?.time ? [['Learner time', formatAmount(figures.time)]] : []),
    ['Result', ...cases.map(({ name }) => name)],
    ...resultLines.map(({ key, name }) => [name, ...cases.map(({ end }) => text[end][key])]),
    ['Years of benefits', state.years],
  ];
}
