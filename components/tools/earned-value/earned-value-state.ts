import { formatAmount } from '@/lib/calculations/amount';
import {
  type EarnedValueInput,
  type ForecastBasis,
  forecastBases,
  type Limits,
} from '@/lib/calculations/earned-value';
import { readNumber } from '@/lib/calculations/read-number';
import type { EvmCardContent } from '@/lib/content/types';
import { markCut, markedBelow } from '../cut-link';
import { numberForLink, numberFromLink } from '../number-text';
import type { ParsedFigures } from '../use-figures';

/** The fields of the amounts, by their names in the form and in the URL. */
export const fields = [
  { name: 'pv', label: 'Planned value (PV)', line: 'stroke-steel-light', dashes: '3 3' },
  { name: 'ev', label: 'Earned value (EV)', line: 'stroke-paper', dashes: undefined },
  { name: 'ac', label: 'Actual cost (AC)', line: 'stroke-blue-light', dashes: undefined },
  {
    name: 'bac',
    label: 'Budget at completion (BAC)',
    line: 'stroke-graphite-rule',
    dashes: undefined,
  },
] as const;

/** The fields of the thresholds. */
export const limitFields = [
  { name: 'green', label: 'Green at or above' },
  { name: 'yellow', label: 'Yellow at or above' },
] as const;

const allFields = [
  ...fields.map((field) => ({ ...field, unit: 'dollars' as const })),
  ...limitFields.map((field) => ({ ...field, unit: 'index' as const })),
];

/** The name of the forecasts' radio buttons. */
export const basisName = 'eac';

/** The figures as typed, and the forecast in use. */
export type EarnedValueState = Record<
  (typeof fields)[number]['name'] | (typeof limitFields)[number]['name'],
  string
> & { basis: ForecastBasis };

/** The content's amounts are in thousands of dollars. */
const centsPerUnit = 100_000;

/** The worked example at its status date. */
export function exampleOf({ budget, periods, limits }: EvmCardContent): EarnedValueState {
  const { pv = 0, ev = 0, ac = 0 } = periods.findLast((period) => period.ev !== undefined) ?? {};
  const typed = (amount: number) => formatAmount(Math.round(amount * centsPerUnit));
  return {
    pv: typed(pv),
    ev: typed(ev),
    ac: typed(ac),
    bac: typed(budget),
    green: limits.green.toFixed(2),
    yellow: limits.yellow.toFixed(2),
    basis: 'cpi',
  };
}

/** Whether the amounts are the example's. */
export function hasExampleAmounts(state: EarnedValueState, example: EarnedValueState): boolean {
  const [amounts, examples] = [state, example].map((each) => JSON.stringify(inputOf(each)));
  return amounts === examples;
}

/** The fields before the calculator loaded, as typed. */
export function fromFields(params: URLSearchParams, example: EarnedValueState): EarnedValueState {
  const state = { ...example, basis: basisOf(params) };
  for (const { name } of allFields) state[name] = params.get(name) ?? state[name];
  return state;
}

/** Reads a link. What it doesn't have is blank, because the example's amounts have nothing to do with the others. */
export function fromLink(
  linked: URLSearchParams,
  example: EarnedValueState,
  isCut = false,
): ParsedFigures<EarnedValueState> {
  const { params, problems } = markCut(linked, isCut);
  const state = { ...example, basis: basisOf(params) };
  for (const { name, unit } of allFields) {
    const text = params.get(name) ?? (unit === 'index' ? state[name] : '');
    state[name] = numberFromLink(text, unit);
  }
  if (toLink(state, example) === null) problems.push(markedBelow);
  return { state, problems };
}

function basisOf(params: URLSearchParams): ForecastBasis {
  const name = params.get(basisName);
  return forecastBases.find((basis) => basis === name) ?? 'cpi';
}

/** With what differs from the example's thresholds and forecast. Null if a figure can't be read, or is blank. */
export function toLink(state: EarnedValueState, example: EarnedValueState): URLSearchParams | null {
  // First, because of all figures, only the last one of a link can be cut off.
  const params = new URLSearchParams(state.basis === 'cpi' ? {} : { [basisName]: state.basis });
  for (const { name, unit } of allFields) {
    const isExamples = unit === 'index' && state[name] === example[name];
    if (!isExamples) params.set(name, numberForLink(state[name], unit));
  }
  return [...params.values()].includes('') ? null : params;
}

/** Null for an amount that's blank or can't be read. */
export function inputOf({ pv, ev, ac, bac }: EarnedValueState): EarnedValueInput {
  const read = (typed: string) => readNumber(typed, 'dollars').value;
  return { pv: read(pv), ev: read(ev), ac: read(ac), bac: read(bac) };
}

/** Null unless both thresholds can be read, and yellow isn't above green. */
export function limitsOf(state: EarnedValueState): Limits | null {
  const [green, yellow] = limitFields.map(({ name }) => readNumber(state[name], 'index').value);
  if (green == null || yellow == null || yellow > green) return null;
  return { green: green / 100, yellow: yellow / 100 };
}
