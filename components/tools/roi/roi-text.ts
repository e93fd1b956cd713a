import { formatAmount } from '@/lib/calculations/amount';
import type { BenefitRange, RoiResult } from '@/lib/calculations/roi';
import type { RoiFigures } from './roi-figures';

/** The ends of the estimates. The low one is reported. */
export const cases: readonly { end: keyof BenefitRange; name: string }[] = [
  { end: 'low', name: 'Low' },
  { end: 'base', name: 'Base' },
  { end: 'high', name: 'High' },
];

/** The results of one case. What isn't defined is a dash. */
export interface RoiLines {
  benefits: string;
  net: string;
  roi: string;
  ratio: string;
  payback: string;
}

/** In their order. The costs are the same in all cases. */
export const resultLines: readonly { key: keyof RoiLines; name: string }[] = [
  { key: 'benefits', name: 'Gross benefits' },
  { key: 'net', name: 'Net benefit' },
  { key: 'roi', name: 'ROI' },
  { key: 'ratio', name: 'Benefit-cost ratio' },
  { key: 'payback', name: 'Payback' },
];

/** What the calculator shows: the cases, how the reported ROI is calculated, and what it means or why there's none. */
export interface RoiText extends Record<keyof BenefitRange, RoiLines> {
  formula: string;
  note: string;
}

/** @param figures null while one can't be read; undefined while an attribution or a confidence is missing */
export function describeRoi(figures: RoiFigures | null | undefined, years: string): RoiText {
  if (figures == null) {
    const note =
      figures === null
        ? 'One of the figures can’t be read. Correct it to see the result.'
        : 'Enter each benefit’s attribution and confidence to see the result.';
    return { low: noLines, base: noLines, high: noLines, formula: '', note };
  }
  const { low, base, high, blanks } = figures;
  const uncounted = blanks === 0 ? '' : ` Blank amounts aren’t counted: ${blanks}.`;
  const [benefits, costs] = [formatAmount(low.benefits), formatAmount(low.costs)];
  const { roi } = linesOf(low);
  return {
    low: linesOf(low),
    base: linesOf(base),
    high: linesOf(high),
    formula: low.roi === null ? '' : `(${benefits} − ${costs}) ÷ ${costs} × 100 = ${roi}`,
    note: `${explain(low, years)}${uncounted}`,
  };
}

const noLines: RoiLines = {
  benefits: '–',
  net: '–',
  roi: '–',
  ratio: '–',
  payback: '–',
};

function linesOf({ benefits, net, roi, ratio, payback }: RoiResult): RoiLines {
  return {
    benefits: formatAmount(benefits),
    net: formatAmount(net),
    roi: roi === null ? '–' : `${formatDecimal(roi, 0).replace('-', '−')}%`,
    ratio: ratio === null ? '–' : formatDecimal(ratio / 100, 2),
    payback: payback === null ? '–' : formatMonths(payback),
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

function explain({ roi, net, payback }: RoiResult, years: string): string {
  if (roi === null) return 'Add a cost. ROI is a percentage of the costs.';
  if (payback === null) return 'Without benefits, the costs are never paid back.';
  const time = years === '1' ? 'In the first year' : `In ${years} years`;
  if (net < 0) return `${time}, the costs exceed the benefits by ${formatAmount(-net)}.`;
  if (net === 0) return `${time}, the benefits cover the costs exactly.`;
  return `${time}, the benefits exceed the costs by ${formatAmount(net)}.`;
}
