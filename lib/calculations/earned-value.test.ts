import { expect, it } from 'vitest';
import { calculateEarnedValue, ratePerformance } from './earned-value';

/** Dollars as cents. */
const $ = (dollars: number) => dollars * 100;

// By the definitions in the PMBOK Guide, sixth edition, table 7-1: CV = EV − AC, SV = EV − PV,
// CPI = EV ÷ AC, SPI = EV ÷ PV, EAC = BAC ÷ CPI, ETC = EAC − AC, VAC = BAC − EAC, TCPI = (BAC − EV) ÷ (BAC − AC).
it.each([
  {
    name: 'over budget and behind schedule',
    input: { pv: $(50_000), ev: $(40_000), ac: $(50_000), bac: $(100_000) },
    result: {
      ...{ cv: $(-10_000), sv: $(-10_000), cpi: 80, spi: 80 },
      ...{ eac: $(125_000), etc: $(75_000), vac: $(-25_000), tcpi: 120 },
    },
  },
  {
    name: 'under budget and ahead of schedule',
    input: { pv: $(40_000), ev: $(50_000), ac: $(40_000), bac: $(100_000) },
    result: {
      ...{ cv: $(10_000), sv: $(10_000), cpi: 125, spi: 125 },
      ...{ eac: $(80_000), etc: $(40_000), vac: $(20_000), tcpi: 83 },
    },
  },
  {
    name: 'exactly as planned',
    input: { pv: $(5), ev: $(5), ac: $(5), bac: $(20) },
    result: { cv: 0, sv: 0, cpi: 100, spi: 100, eac: $(20), etc: $(15), vac: 0, tcpi: 100 },
  },
])('calculates a program that’s $name', ({ input, result }) => {
  expect(calculateEarnedValue(input)).toEqual(result);
});

it('leaves out what isn’t defined', () => {
  expect(calculateEarnedValue({ pv: 0, ev: 0, ac: 0, bac: 0 })).toEqual({
    ...{ cv: 0, sv: 0, cpi: null, spi: null },
    ...{ eac: null, etc: null, vac: null, tcpi: null },
  });
  for (const input of [
    { pv: 1, ev: 50, ac: 0, bac: 100 },
    { pv: 1, ev: 101, ac: 50, bac: 100 },
  ]) {
    expect(calculateEarnedValue(input)).toMatchObject({ eac: null, etc: null, vac: null });
  }
  expect(calculateEarnedValue({ pv: 1, ev: 1, ac: 100, bac: 100 }).tcpi).toBeNull();
  expect(calculateEarnedValue({ pv: 1, ev: 200, ac: 10, bac: 100 }).tcpi).toBe(0);
});

it.each([
  [95, 'green'],
  [94, 'yellow'],
  [90, 'yellow'],
  [89, 'red'],
])('rates an index of %d hundredths as %s', (index, health) => {
  expect(ratePerformance(index, { green: 0.95, yellow: 0.9 })).toBe(health);
});
