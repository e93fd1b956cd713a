import { formatAmount, parseAmount } from '@/lib/calculations/amount';
import type { EarnedValueInput } from '@/lib/calculations/earned-value';
import type { EvmCardContent } from '@/lib/content/types';
import { amountForLink, amountFromLink } from '../amount-field';
import type { ParsedFigures } from '../use-figures';

/** The four figures as typed. */
export type EarnedValueState = Record<keyof EarnedValueInput, string>;

/** The fields, by their names in the form and in the URL. */
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

/** The content's amounts are in thousands of dollars. */
const centsPerUnit = 100_000;

/** The worked example at its status date. */
export function exampleOf({ budget, periods }: EvmCardContent): EarnedValueState {
  const { pv = 0, ev = 0, ac = 0 } = periods.findLast((period) => period.ev !== undefined) ?? {};
  const typed = (amount: number) => formatAmount(Math.round(amount * centsPerUnit));
  return { pv: typed(pv), ev: typed(ev), ac: typed(ac), bac: typed(budget) };
}

/** The fields before the calculator loaded, as typed. */
export function fromFields(params: URLSearchParams, example: EarnedValueState): EarnedValueState {
  return {
    ...example,
    ...Object.fromEntries(fields.map(({ name }) => [name, params.get(name) ?? example[name]])),
  };
}

/** Reads a link. An amount that can't be read is as in the example. */
export function fromLink(
  params: URLSearchParams,
  example: EarnedValueState,
): ParsedFigures<EarnedValueState> {
  const state = { ...example };
  const problems = fields.flatMap(({ name, label }) => {
    const amount = amountFromLink(params.get(name));
    if (amount !== null) {
      state[name] = amount;
      return [];
    }
    return [`${label} can’t be read, so you see the example’s.`];
  });
  return { state, problems };
}

/** Null if an amount can't be read. */
export function toLink(state: EarnedValueState): URLSearchParams | null {
  const params = new URLSearchParams();
  for (const { name } of fields) {
    const amount = amountForLink(state[name]);
    if (amount === null) return null;
    params.set(name, amount);
  }
  return params;
}

/** Null if an amount can't be read. */
export function inputOf({ pv, ev, ac, bac }: EarnedValueState): EarnedValueInput | null {
  const amounts = [pv, ev, ac, bac].map(parseAmount);
  const [planned = null, earned = null, actual = null, budget = null] = amounts;
  if (planned === null || earned === null || actual === null || budget === null) return null;
  return { pv: planned, ev: earned, ac: actual, bac: budget };
}

/**
 * The example's curves, in cents, stretched to the visitor's figures: up to the status date, each curve is scaled to end
 * at its amount. After it, the plan goes on to the budget in the example's proportions.
 */
export function scalePeriods(
  { budget, periods }: Pick<EvmCardContent, 'budget' | 'periods'>,
  { pv, ev, ac, bac }: EarnedValueInput,
): EvmCardContent['periods'] {
  const now = periods.findLast((period) => period.ev !== undefined);
  if (now === undefined) return [];
  const planAhead = budget - now.pv;
  return periods.map((period) => {
    if (period.ev === undefined || period.ac === undefined) {
      const share = planAhead === 0 ? 1 : (period.pv - now.pv) / planAhead;
      return { pv: pv + share * (Math.max(bac, pv) - pv) };
    }
    return {
      pv: (period.pv / now.pv) * pv,
      ev: (period.ev / (now.ev ?? 1)) * ev,
      ac: (period.ac / (now.ac ?? 1)) * ac,
    };
  });
}
