import { expect, it } from 'vitest';
import { calculateEarnedValue } from './earned-value';
import { calculateRoi } from './roi';

/** Dollars as cents. */
const $ = (dollars: number) => Math.round(dollars * 100);

// Figures that the sources print, as they print them. What a source doesn't state isn't compared.
const earnedValueExamples = [
  {
    source: 'P. Govan, “Earned Value Management”, vignette of the R package PRA 0.3 (CRAN)',
    input: { pv: $(40_000), ev: $(35_000), ac: $(36_000), bac: $(100_000) },
    // The vignette prints an EAC of 102857.1.
    result: { sv: $(-5000), cv: $(-1000), spi: 88, cpi: 97, eac: $(102_857.14) },
  },
  {
    source: '“Earned Value: What is Earned Value?”, lecture slides, wnwk.com/doc/3476926.html',
    input: { pv: $(300), ev: $(200), ac: $(250), bac: $(500) },
    result: { cv: $(-50), sv: $(-100), cpi: 80, spi: 67, eac: $(625) },
  },
  {
    source: 'HKSM Books, “Project Management with AI”, chapter 32, Riverside Community Center',
    input: { pv: $(650_000), ev: $(540_000), ac: $(600_000), bac: $(1_200_000) },
    result: { cpi: 90, spi: 83 },
  },
  {
    source: '“EVM Forecasting”, thepmstudent.blogspot.com, August 2007',
    input: { pv: $(100_000), ev: $(90_000), ac: $(85_000), bac: $(200_000) },
    result: { cpi: 106, spi: 90 },
  },
  {
    source: '“To-Complete Performance Index”, gristprojectmanagement.us, after a PMP study guide',
    input: { pv: $(700), ev: $(700), ac: $(800), bac: $(1000) },
    result: { tcpi: 150 },
  },
];

it.each(earnedValueExamples)('agrees with $source', ({ input, result }) => {
  expect(calculateEarnedValue(input)).toMatchObject(result);
});

// The formula is that of ISO/TS 30437:2023 and of the ROI Institute (roiinstitute.net): benefits minus costs, divided by
// costs, times 100.
const roiExamples = [
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
];

it.each(roiExamples)('agrees with $source', ({ input, result }) => {
  expect(calculateRoi(input)).toMatchObject(result);
});
