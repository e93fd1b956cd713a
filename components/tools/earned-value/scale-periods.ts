import type { EvmCardContent } from '@/lib/content/types';

/**
 * The example's curves, in cents, stretched to the visitor's figures: up to the status date, each curve is scaled to end
 * at its amount. After it, the plan goes on to the budget in the example's proportions.
 */
export function scalePeriods(
  { budget, periods }: Pick<EvmCardContent, 'budget' | 'periods'>,
  { pv, ev, ac, bac }: { pv: number; ev: number; ac: number; bac: number },
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
