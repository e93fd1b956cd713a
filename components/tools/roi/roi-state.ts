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

/** In the URL if there are no rows, because a link without rows gets its example. */
const noRows = 'rows';

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

/** The fields before the calculator loaded, as typed. If only another example was chosen, its rows replace the first's. */
export function fromFields(
  params: URLSearchParams,
  examples: RoiCalculatorContent['examples'],
): RoiState {
  const first = exampleOf(examples, '');
  const chosen = exampleOf(examples, params.get(fieldNames.start) ?? '');
  const rows = { benefits: readRows(params, 'benefits'), costs: readRows(params, 'costs') };
  const isTyped = String(toLink({ start: first.start, ...rows })) !== String(toLink(first));
  return isTyped ? { start: chosen.start, ...rows } : chosen;
}

/**
 * Reads a link. A row that can't be read is left out. A link without rows gets the example of its starting point, unless
 * it says that all rows were removed.
 */
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
  const isEmpty = params.get(noRows) === 'none';
  if (state.benefits.length + state.costs.length > 0 || isEmpty) return { state, problems };
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
  if (params.size === 1) params.set(noRows, 'none');
  return params;
}

/** If one of a row's two parameters is missing, the row's other part is empty. */
function readRows(params: URLSearchParams, side: RoiSide): RoiRow[] {
  const labels = params.getAll(fieldNames[side].label);
  const amounts = params.getAll(fieldNames[side].amount);
  const rows = labels.length > amounts.length ? labels : amounts;
  return rows.map((_, id) => ({ id, label: labels[id] ?? '', amount: amounts[id] ?? '' }));
}

function validRows(params: URLSearchParams, side: RoiSide, problems: string[]): RoiRow[] {
  const noun = side === 'benefits' ? 'Benefit' : 'Cost';
  const rows = readRows(params, side);
  if (rows.length > maxRows)
    problems.push(`It has more than ${maxRows} ${side}. The rest are left out.`);
  return rows.slice(0, maxRows).flatMap(({ id, label, amount: typed }) => {
    const amount = amountFromLink(typed);
    if (amount === null) {
      problems.push(`${noun} ${id + 1} is left out, because its amount can’t be read.`);
      return [];
    }
    if (label.length > maxLabel)
      problems.push(`The label of ${noun.toLowerCase()} ${id + 1} is cut off.`);
    return [{ id, label: label.slice(0, maxLabel), amount }];
  });
}
