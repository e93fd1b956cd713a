import { formatAmount } from '@/lib/calculations/amount';
import type { RoiCalculatorContent } from '@/lib/content/types';
import { type RoiRow, type RoiState, roiSchema } from './roi-schema';

export type RoiSide = 'benefits' | 'costs';

/** The names of a row's fields. */
export const fieldNames = {
  benefits: { label: 'benefit', amount: 'benefit-amount' },
  costs: { label: 'cost', amount: 'cost-amount' },
} as const;

type Examples = RoiCalculatorContent['examples'];

/** A worked example as the calculator's state; the first one if there's none with this number. */
export function exampleOf(examples: Examples, number: string): RoiState {
  const example = examples.find((each) => each.number === number) ?? examples[0];
  if (example === undefined) throw new Error('The calculator needs an example');
  return {
    start: example.number,
    benefits: example.benefits.map(({ label, amount, attribution, confidence }, id) => ({
      id,
      label,
      amount: formatAmount(amount * 100),
      attribution: `${attribution}%`,
      confidence: `${confidence}%`,
    })),
    costs: example.costs.map(({ label, amount }, id) => ({
      ...blankRow,
      id,
      label,
      amount: formatAmount(amount * 100),
    })),
    years: '1',
    hours: '',
    rate: '',
    learners: '',
    repeats: false,
    intangibles: '',
  };
}

/** Null if a link isn't to a sheet of this calculator. */
export function readSheet(linked: unknown, examples: Examples): RoiState | null {
  const { data } = roiSchema.safeParse(linked);
  return data !== undefined && examples.some(({ number }) => number === data.start) ? data : null;
}

/** The fields before the calculator loaded, as typed. If another example was chosen, its rows replace the first's. */
export function fromFields(fields: URLSearchParams, examples: Examples): RoiState {
  const first = exampleOf(examples, '');
  const chosen = exampleOf(examples, fields.get('start') ?? '');
  if (chosen.start !== first.start) return chosen;
  const typed = (name: string, index: number, otherwise: string) =>
    fields.getAll(name)[index] ?? otherwise;
  const rowsOf = (side: RoiSide) =>
    first[side].map((row, index) => ({
      ...row,
      label: typed(fieldNames[side].label, index, row.label),
      amount: typed(fieldNames[side].amount, index, row.amount),
    }));
  return {
    ...first,
    benefits: rowsOf('benefits').map((row, index) => ({
      ...row,
      attribution: typed('attribution', index, row.attribution),
      confidence: typed('confidence', index, row.confidence),
    })),
    costs: rowsOf('costs'),
  };
}

const blankRow = { label: '', amount: '', attribution: '', confidence: '' };

/** A row for the end of the list. */
export function newRow(rows: readonly RoiRow[]): RoiRow {
  return { ...blankRow, id: Math.max(-1, ...rows.map(({ id }) => id)) + 1 };
}

/** For example “Cost 2”. */
export function nounOf(side: RoiSide, index: number): string {
  return `${side === 'benefits' ? 'Benefit' : 'Cost'} ${index + 1}`;
}

/** A row's label, or its noun without one. */
export function nameOf(side: RoiSide, { label }: RoiRow, index: number): string {
  return label.trim() || nounOf(side, index);
}
