import { expect, it } from 'vitest';
import { adjustBenefit, calculateRoi, learnerTimeCost } from './roi';

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

it('adjusts a benefit by attribution and confidence', () => {
  // 50% of it, and an error of 20% either way.
  const range = { low: $(40_000), base: $(50_000), high: $(60_000) };
  expect(adjustBenefit($(100_000), 5000, 8000)).toEqual(range);
  // Half a cent is rounded up.
  expect(adjustBenefit(1, 5000, 10_000)).toEqual({ low: 1, base: 1, high: 1 });
});

it('costs learner time by hours, loaded rate, and learners', () => {
  // 7.5 h × $64 × 12.
  expect(learnerTimeCost([750, $(64), 1200])).toBe($(5760));
});
