import { content, sumExample } from '@/lib/content';

const [first, second] = content().iso.implementation.sections;
if (first === undefined || second === undefined) throw new Error('there are too few examples');

/** Worked examples, with the return that the page has to show. */
export const firstExample = { ...first, roi: `${sumExample(first.example).roi}%` };
export const secondExample = { ...second, roi: `${sumExample(second.example).roi}%` };

const rows = new URLSearchParams([
  ['start', first.number],
  ['benefit', 'Reporting hours saved'],
  ['benefit-amount', '42000'],
  ['benefit', 'Duplicate courses dropped'],
  ['benefit-amount', '18000'],
  ['cost', 'Metric catalog setup'],
  ['cost-amount', '25000'],
  ['cost', 'Coaching for metric owners'],
  ['cost-amount', '15000'],
]);

/** Figures of the tests’ own, whose ROI is 50%. Those of the worked examples are for writers to change. */
export const sheetLink = `/ISO#roi-calculator?${rows}`;
