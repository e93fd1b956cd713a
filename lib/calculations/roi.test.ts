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
  // 50% of it, with a confidence of 80%, is 40% of it.
  expect(adjustBenefit($(100_000), [5000, 8000])).toBe($(40_000));
  expect(adjustBenefit($(100_000), [10_000, 10_000])).toBe($(100_000));
  expect(adjustBenefit(1, [5000])).toBe(1);
});

it('costs learner time by hours, loaded rate, and learners', () => {
  // 7.5 h × $64 × 12.
  expect(learnerTimeCost([750, $(64), 1200])).toBe($(5760));
});
