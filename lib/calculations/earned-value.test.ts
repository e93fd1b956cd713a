import { expect, it } from 'vitest';
import { calculateEarnedValue, ratePerformance } from './earned-value';

/** Dollars as cents. */
const $ = (dollars: number) => Math.round(dollars * 100);

// Figures that the sources print, as they print them. What a source doesn't state isn't compared.
it.each([
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
    source: '“EVM Forecasting”, thepmstudent.blogspot.com, August 2007',
    input: { pv: $(100_000), ev: $(90_000), ac: $(85_000), bac: $(200_000) },
    result: { cpi: 106, spi: 90 },
  },
  {
    source: '“To-Complete Performance Index”, gristprojectmanagement.us, after a PMP study guide',
    input: { pv: $(700), ev: $(700), ac: $(800), bac: $(1000) },
    result: { tcpi: 150 },
  },
])('agrees with $source', ({ input, result }) => {
  expect(calculateEarnedValue(input)).toMatchObject(result);
});

it('leaves out what isn’t defined', () => {
  expect(calculateEarnedValue({ pv: 0, ev: 0, ac: 0, bac: 0 })).toEqual({
    ...{ cv: 0, sv: 0, cpi: null, spi: null },
    ...{ eac: null, etc: null, vac: null, tcpi: null },
  });
});

it.each([
  [95, 'green'],
  [94, 'yellow'],
  [90, 'yellow'],
  [89, 'red'],
])('rates an index of %d hundredths as %s', (index, health) => {
  expect(ratePerformance(index, { green: 0.95, yellow: 0.9 })).toBe(health);
});
