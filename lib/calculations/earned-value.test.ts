import { expect, it } from 'vitest';
import { calculateEarnedValue, ratePerformance } from './earned-value';
import { formatIndex } from './index-text';

/** Dollars as cents. */
const $ = (dollars: number) => Math.round(dollars * 100);

// Figures that the sources print, as they print them. What a source doesn't state isn't compared.
it.each([
  {
    source: 'P. Govan, “Earned Value Management”, vignette of the R package PRA 0.3 (CRAN)',
    input: { pv: $(40_000), ev: $(35_000), ac: $(36_000), bac: $(100_000) },
    // The vignette prints an EAC of 102857.1.
    result: { sv: $(-5000), cv: $(-1000), spi: '0.88', cpi: '0.97', eac: $(102_857.14) },
  },
  {
    source: '“Earned Value: What is Earned Value?”, lecture slides, wnwk.com/doc/3476926.html',
    input: { pv: $(300), ev: $(200), ac: $(250), bac: $(500) },
    result: { cv: $(-50), sv: $(-100), cpi: '0.80', spi: '0.67', eac: $(625) },
  },
  {
    source: '“EVM Forecasting”, thepmstudent.blogspot.com, August 2007',
    input: { pv: $(100_000), ev: $(90_000), ac: $(85_000), bac: $(200_000) },
    result: { cpi: '1.06', spi: '0.90' },
  },
  {
    source: '“To-Complete Performance Index”, gristprojectmanagement.us, after a PMP study guide',
    input: { pv: $(700), ev: $(700), ac: $(800), bac: $(1000) },
    result: { tcpi: '1.50' },
  },
])('agrees with $source', ({ input, result }) => {
  const { cv, sv, cpi, spi, tcpi, forecasts } = calculateEarnedValue(input);
  const [cpiText, spiText, tcpiText] = [cpi, spi, tcpi].map((index) => formatIndex(index));
  expect({
    cv,
    sv,
    cpi: cpiText,
    spi: spiText,
    tcpi: tcpiText,
    eac: forecasts.cpi?.eac,
  }).toMatchObject(result);
});

it.each([
  [950, 'green', '0.95'],
  [949, 'yellow', '0.949'],
  [944, 'yellow', '0.94'],
  [900, 'yellow', '0.90'],
  [899, 'red', '0.899'],
  [895, 'red', '0.895'],
  [894, 'red', '0.89'],
  [1005, 'green', '1.01'],
])('rates an index of %d thousandths as %s, and shows %s', (index, health, text) => {
  const limits = { green: 0.95, yellow: 0.9 };
  expect(ratePerformance(index, limits)).toBe(health);
  expect(formatIndex(index, limits)).toBe(text);
});
