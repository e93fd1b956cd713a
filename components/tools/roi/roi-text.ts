import { formatAmount } from '@/lib/calculations/amount';
import type { RoiResult } from '@/lib/calculations/roi';

const decimal = new Intl.NumberFormat('en-US');
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** What the calculator shows. A figure that isn't defined is a dash, and `note` says why. */
export interface RoiText {
  roi: string;
  formula: string;
  ratio: string;
  payback: string;
  note: string;
}

/** @param result null while an amount can't be read */
export function describeRoi(result: RoiResult | null): RoiText {
  if (result === null) {
    return {
      ...{ roi: '–', formula: '', ratio: '–', payback: '–' },
      note: 'One of the amounts can’t be read. Correct it to see the result.',
    };
  }
  const { benefits, costs, net, roi, ratio, payback } = result;
  const [gross, total] = [formatAmount(benefits), formatAmount(costs)];
  return {
    roi: roi === null ? '–' : formatPercent(roi),
    formula: roi === null ? '' : `(${gross} − ${total}) ÷ ${total} × 100 = ${formatPercent(roi)}`,
    ratio: ratio === null ? '–' : twoDecimals.format(ratio / 100),
    payback: payback === null ? '–' : formatMonths(payback),
    note: explain({ roi, net, payback }),
  };
}

export function formatPercent(percent: number): string {
  return `${decimal.format(percent).replace('-', '−')}%`;
}

/** @param tenths of a month */
function formatMonths(tenths: number): string {
  if (tenths === 0) return 'Under 0.1 months';
  const months = decimal.format(tenths / 10);
  return `${months} ${months === '1' ? 'month' : 'months'}`;
}

function explain({ roi, net, payback }: Pick<RoiResult, 'roi' | 'net' | 'payback'>): string {
  if (roi === null) return 'Add a cost. ROI is a percentage of the costs.';
  if (payback === null) return 'Without benefits, the costs are never paid back.';
  if (net < 0) return `In the first year, the costs exceed the benefits by ${formatAmount(-net)}.`;
  if (net === 0) return 'In the first year, the benefits cover the costs exactly.';
  return `In the first year, the benefits exceed the costs by ${formatAmount(net)}.`;
}
