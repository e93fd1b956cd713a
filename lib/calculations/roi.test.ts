import { expect, it } from 'vitest';
import { calculateRoi } from './roi';

/** Dollars as cents. */
const $ = (dollars: number) => dollars * 100;

// The formula is that of ISO/TS 30437:2023 and of the ROI Institute (roiinstitute.net): benefits minus costs, divided by
// costs, times 100.
it.each([
  {
    source:
      'P. P. Phillips and J. J. Phillips, “Return on Investment (ROI) Basics”, ASTD Press, 2005',
    input: { benefits: [$(60_000)], costs: [$(20_000)] },
    result: { net: $(40_000), ratio: 300, roi: 200 },
  },
  {
    source: 'FHWA-HOP-12-028, “Operations Benefit/Cost Analysis Desk Reference”, chapter 2',
    input: { benefits: [$(150_000)], costs: [$(100_000)] },
    result: { ratio: 150 },
  },
])('agrees with $source', ({ input, result }) => {
  expect(calculateRoi(input)).toMatchObject(result);
});

it('isn’t defined without costs, and there’s no payback without benefits', () => {
  const undefinedRatios = { roi: null, ratio: null, payback: null };
  expect(calculateRoi({ benefits: [1], costs: [] })).toMatchObject(undefinedRatios);
  expect(calculateRoi({ benefits: [], costs: [1] })).toMatchObject({ roi: -100, payback: null });
});
