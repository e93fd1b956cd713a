import { formatAmount } from '@/lib/calculations/amount';
import type { RoiFigures } from './roi-figures';

/** What the calculator shows. A figure that isn't defined is a dash, and `note` says why. */
export interface RoiText {
  roi: string;
  formula: string;
  ratio: string;
  payback: string;
  note: string;
}

/** @param figures null while one can't be read */
export function describeRoi(figures: RoiFigures | null, years: string): RoiText {
  if (figures === null) {
    return {
      roi: '–',
      formula: '',
      ratio: '–',
      payback: '–',
      note: 'One of the figures can’t be read. Correct it to see the result.',
    };
  }
  const { benefits, costs, roi, ratio, payback, blanks } = figures;
  const [gross, total] = [formatAmount(benefits), formatAmount(costs)];
  const uncounted = blanks === 0 ? '' : ` Blank amounts aren’t counted: ${blanks}.`;
  const percent = roi === null ? '–' : `${formatDecimal(roi, 0).replace('-', '−')}%`;
  return {
    roi: percent,
    formula: roi === null ? '' : `(${gross} − ${total}) ÷ ${total} × 100 = ${percent}`,
    ratio: ratio === null ? '–' : formatDecimal(ratio / 100, 2),
    payback: payback === null ? '–' : formatMonths(payback),
    note: `${explain(figures, years)}${uncounted}`,
  };
}

function formatDecimal(value: number, minimumFractionDigits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits });
}

/** @param tenths of a month */
function formatMonths(tenths: number): string {
  if (tenths === 0) return 'Under 0.1 months';
  const months = formatDecimal(tenths / 10, 0);
  return `${months} ${months === '1' ? 'month' : 'months'}`;
}

function explain({ roi, net, payback }: RoiFigures, years: string): string {
  if (roi === null) return 'Add a cost. ROI is a percentage of the costs.';
  if (payback === null) return 'Without benefits, the costs are never paid back.';
  const time = years === '1' ? 'In the first year' : `In ${years} years`;
  if (net < 0) return `${time}, the costs exceed the benefits by ${formatAmount(-net)}.`;
  if (net === 0) return `${time}, the benefits cover the costs exactly.`;
  return `${time}, the benefits exceed the costs by ${formatAmount(net)}.`;
}
