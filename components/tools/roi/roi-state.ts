import { formatAmount, parseAmount } from '@/lib/calculations/amount';
import { calculateRoi, type RoiResult } from '@/lib/calculations/roi';
import type { RoiCalculatorContent } from '@/lib/content/types';
import { amountForLink, amountFromLink } from '../amount-field';
import type { ParsedFigures } from '../use-figures';

export const maxRows = 20;
export const maxLabel = 80;

/** A benefit or a cost, as typed. */
export interface RoiRow {
  /** Unique among the benefits or the costs. */
  id: number;
  label: string;
  amount: string;
}

export interface RoiState {
  /** The number of the worked example that it started from. */
  start: string;
  benefits: readonly RoiRow[];
  costs: readonly RoiRow[];
}

export type RoiSide = 'benefits' | 'costs';

/** The names of the fields, which are also those in the URL. */
export const fieldNames = {
  start: 'start',
  benefits: { label: 'benefit', amount: 'benefit-amount' },
  costs: { label: 'cost', amount: 'cost-amount' },
} as const;

/** A worked example as the calculator's state; the first one if there's none with this number. */
export function exampleOf(examples: RoiCalculatorContent['examples'], number: string): RoiState {
  const example = examples.find((each) => each.number === number) ?? examples[0];
  if (example === undefined) throw new Error('The calculator needs an example');
  const typed = ({ label, amount }: (typeof example.costs)[number], id: number): RoiRow => ({
    id,
    label,
    amount: formatAmount(amount * 100),
  });
  return {
    start: example.number,
    benefits: example.benefits.map(typed),
    costs: example.costs.map(typed),
  };
}

/** Null if an amount can't be read. */
export function resultOf({ benefits, costs }: RoiState): RoiResult | null {
  const amounts = { benefits: benefits.flatMap(readAmount), costs: costs.flatMap(readAmount) };
  const isComplete =
    amounts.benefits.length === benefits.length && amounts.costs.length === costs.length;
  return isComplete ? calculateRoi(amounts) : null;
}

function readAmount({ amount }: RoiRow): number[] {
  const cents = parseAmount(amount);
  return cents === null ? [] : [cents];
}

/** The fields of the form before the calculator loaded, as typed. The example if there are none. */
export function fromFields(params: URLSearchParams, example: RoiState): RoiState {
  if (!params.has(fieldNames.start)) return example;
  return {
    start: params.get(fieldNames.start) ?? '',
    benefits: readRows(params, 'benefits'),
    costs: readRows(params, 'costs'),
  };
}

/** Reads a link. A row that can't be read is left out, and a link with only a starting point gets its example. */
export function fromLink(
  params: URLSearchParams,
  examples: RoiCalculatorContent['examples'],
): ParsedFigures<RoiState> {
  const problems: string[] = [];
  const number = params.get(fieldNames.start);
  const example = exampleOf(examples, number ?? '');
  if (number !== null && example.start !== number) {
    problems.push(`There’s no worked example ${number.slice(0, 8)}. The first one is used.`);
  }
  const state = {
    start: example.start,
    benefits: validRows(params, 'benefits', problems),
    costs: validRows(params, 'costs', problems),
  };
  if (state.benefits.length + state.costs.length > 0) return { state, problems };
  if (params.size > (number === null ? 0 : 1)) {
    problems.push('It has no benefits or costs, so you see the worked example.');
  }
  return { state: example, problems };
}

/** A new row for the end of the list. */
export function newRow(rows: readonly RoiRow[]): RoiRow {
  return { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, label: '', amount: '$0' };
}

/** Null if an amount can't be read. */
export function toLink({ start, ...sides }: RoiState): URLSearchParams | null {
  const params = new URLSearchParams({ [fieldNames.start]: start });
  for (const side of ['benefits', 'costs'] as const) {
    for (const { label, amount } of sides[side]) {
      const value = amountForLink(amount);
      if (value === null) return null;
      params.append(fieldNames[side].label, label);
      params.append(fieldNames[side].amount, value);
    }
  }
  return params;
}

function readRows(params: URLSearchParams, side: RoiSide): RoiRow[] {
  const names = fieldNames[side];
  const amounts = params.getAll(names.amount);
  return params.getAll(names.label).map((label, id) => ({ id, label, amount: amounts[id] ?? '' }));
}

function validRows(params: URLSearchParams, side: RoiSide, problems: string[]): RoiRow[] {
  const noun = side === 'benefits' ? 'Benefit' : 'Cost';
  const rows = readRows(params, side);
  if (rows.length > maxRows)
    problems.push(`It has more than ${maxRows} ${side}. The rest are left out.`);
  return rows.slice(0, maxRows).flatMap(({ id, label, amount: typed }, index) => {
    const amount = amountFromLink(typed);
    if (amount !== null) return [{ id, label: label.slice(0, maxLabel), amount }];
    problems.push(`${noun} ${index + 1} has no amount that we can read, so it’s left out.`);
    return [];
  });
}
