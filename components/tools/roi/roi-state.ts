import { formatAmount } from '@/lib/calculations/amount';
import type { RoiCalculatorContent } from '@/lib/content/types';

export const maxRows = 20;

/** How many years the benefits may repeat. After five, few would believe that a course is the cause. */
export const yearCounts = ['1', '2', '3', '4', '5'] as const;

/** A benefit or a cost, as typed. */
export interface RoiRow {
  /** Unique among the benefits or the costs. */
  id: number;
  label: string;
  amount: string;
  /** Of a benefit: the training's share of it, and the confidence in that estimate, in percent. */
  attribution: string;
  confidence: string;
}

/** What a visitor may add, with its value until then. The names are those of the fields and in the URL. */
export const noOptions = {
  /** How many years the benefits repeat. */
  years: '1',
  /** “on” if benefits are adjusted by attribution and confidence. */
  isolate: '',
  /** Learner time, a cost: hours of each learner, their loaded hourly rate, and their number. */
  hours: '',
  rate: '',
  learners: '',
  /** Benefits without an amount, one per line. */
  intangibles: '',
};
export type RoiOptions = typeof noOptions;

export interface RoiState extends RoiOptions {
  /** The number of the worked example that it started from. */
  start: string;
  benefits: readonly RoiRow[];
  costs: readonly RoiRow[];
}

export type RoiSide = 'benefits' | 'costs';

/** The percentages of a benefit before the visitor changes them. */
export const allOfIt = { attribution: '100%', confidence: '100%' };

/** A worked example as the calculator's state; the first one if there's none with this number. */
export function exampleOf(examples: RoiCalculatorContent['examples'], number: string): RoiState {
  const example = examples.find((each) => each.number === number) ?? examples[0];
  if (example === undefined) throw new Error('The calculator needs an example');
  const typed = ({ label, amount }: (typeof example.costs)[number], id: number): RoiRow => ({
    id,
    label,
    amount: formatAmount(amount * 100),
    ...allOfIt,
  });
  return {
    ...noOptions,
    start: example.number,
    benefits: example.benefits.map(typed),
    costs: example.costs.map(typed),
  };
}

/** A new row for the end of the list, which is blank. */
export function newRow(rows: readonly RoiRow[]): RoiRow {
  return { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, label: '', amount: '', ...allOfIt };
}

/** For example “Cost 2”. */
export function nounOf(side: RoiSide, index: number): string {
  return `${side === 'benefits' ? 'Benefit' : 'Cost'} ${index + 1}`;
}

/** A row's label, or its noun without one. */
export function nameOf(side: RoiSide, { label }: RoiRow, index: number): string {
  return label.trim() || nounOf(side, index);
}
