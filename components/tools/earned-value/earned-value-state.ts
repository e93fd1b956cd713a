import { formatAmount } from '@/lib/calculations/amount';
import { type Period, problemOf } from '@/lib/calculations/earned-schedule';
import type { EarnedValueInput, Limits } from '@/lib/calculations/earned-value';
import { readNumber } from '@/lib/calculations/read-number';
import type { EvmCardContent } from '@/lib/content/types';
import { formatNumber } from '../number-text';
import type { AmountUnit } from './evm-schema';
import { type EarnedValueState, evmSchema } from './evm-schema';

/** The fields of the amounts, by their names in the form. */
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

/** The name of the forecasts' radio buttons. */
export const basisName = 'eac';

/** The content's amounts are in thousands of dollars. */
const centsPerUnit = 100_000;

/** The worked example at its status date. */
export function exampleOf({ budget, periods, limits }: EvmCardContent): EarnedValueState {
  const { pv = 0, ev = 0, ac = 0 } = periods.findLast((period) => period.ev !== undefined) ?? {};
  const typed = (amount: number) => formatAmount(Math.round(amount * centsPerUnit));
  return {
    unit: 'dollars',
    pv: typed(pv),
    ev: typed(ev),
    ac: typed(ac),
    bac: typed(budget),
    green: limits.green.toFixed(2),
    yellow: limits.yellow.toFixed(2),
    basis: 'cpi',
    series: [],
  };
}

/** Whether the amounts are the example's. */
export function hasExampleAmounts(state: EarnedValueState, example: EarnedValueState): boolean {
  return state.series.length === 0 && isSameInput(state, example);
}

function isSameInput(state: EarnedValueState, other: EarnedValueState): boolean {
  return JSON.stringify(inputOf(state)) === JSON.stringify(inputOf(other));
}

/** The fields before the calculator loaded, as typed. */
export function fromFields(params: URLSearchParams, example: EarnedValueState): EarnedValueState {
  const state = { ...example };
  for (const { name } of [...fields, ...limitFields]) state[name] = params.get(name) ?? state[name];
  return state;
}

/** Null if a link isn't to figures of this calculator. */
export function readCard(linked: unknown): EarnedValueState | null {
  const { data } = evmSchema.safeParse(linked);
  if (data === undefined) return null;
  return data.series.length === 0 || problemOf(data.series) === null ? data : null;
}

/** Null for an amount that's blank or can't be read. */
export function inputOf({ unit, pv, ev, ac, bac }: EarnedValueState): EarnedValueInput {
  const read = (typed: string) => readNumber(typed, unit).value;
  return { pv: read(pv), ev: read(ev), ac: read(ac), bac: read(bac) };
}

/** With amounts in another unit, without changing the figures. */
export function withUnit(state: EarnedValueState, unit: AmountUnit): EarnedValueState {
  const next = { ...state, unit };
  for (const { name } of fields) {
    const { value } = readNumber(state[name], state.unit);
    if (value !== null) next[name] = formatNumber(String(value / 100), unit) ?? state[name];
  }
  return next;
}

/** With a series, and its figures at the status date. The budget is what it plans at its end. */
export function withSeries(
  state: EarnedValueState,
  series: EarnedValueState['series'],
): EarnedValueState {
  const status = series.findLast(({ ev }) => ev !== null);
  const typed = (cents: number) => formatNumber(String(cents / 100), state.unit) ?? '';
  return {
    ...state,
    series,
    pv: typed(status?.pv ?? 0),
    ev: typed(status?.ev ?? 0),
    ac: typed(status?.ac ?? 0),
    bac: typed(series.at(-1)?.pv ?? 0),
  };
}

/** The periods of the curves: those of the example or of the visitor's series. Null if the figures aren't theirs. */
export function periodsOf(state: EarnedValueState, content: EvmCardContent): Period[] | null {
  const example = exampleOf(content);
  if (hasExampleAmounts(state, example)) {
    const inCents = (amount: number | undefined) =>
      amount === undefined ? null : Math.round(amount * centsPerUnit);
    return content.periods.map(({ pv, ev, ac }) => ({
      pv: pv * centsPerUnit,
      ev: inCents(ev),
      ac: inCents(ac),
    }));
  }
  const isOfSeries = state.series.length > 0 && isSameInput(state, withSeries(state, state.series));
  return isOfSeries ? state.series : null;
}

/** Null unless both thresholds can be read, and yellow isn't above green. */
export function limitsOf(state: EarnedValueState): Limits | null {
  const [green, yellow] = limitFields.map(({ name }) => readNumber(state[name], 'index').value);
  if (green == null || yellow == null || yellow > green) return null;
  return { green: green / 100, yellow: yellow / 100 };
}
