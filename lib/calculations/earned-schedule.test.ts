import { expect, it } from 'vitest';
import { calculateEarnedSchedule, type Period, problemOf } from './earned-schedule';

/** Periods by their planned values, then those that are earned. */
function series(planned: readonly number[], earned: readonly number[]): Period[] {
  return planned.map((pv, index) => ({
    pv,
    ev: earned[index] ?? null,
    ac: earned[index] ?? null,
  }));
}

it.each([
  // Between the second and the third period, after four.
  {
    planned: [100, 200, 400, 600, 800],
    earned: [80, 150, 220, 300],
    es: 2500,
    spi: 625,
    forecast: 8000,
  },
  { planned: [100, 200], earned: [100], es: 1000, spi: 1000, forecast: 2000 },
  // Finished two periods late: SPI would be 1.
  {
    planned: [100, 200, 200, 200],
    earned: [50, 100, 150, 200],
    es: 2000,
    spi: 500,
    forecast: 4000,
  },
  { planned: [100, 200], earned: [0], es: 0, spi: 0, forecast: null },
  // 1 ⅔: from 1.666, the forecast would be 3.601.
  { planned: [100, 400, 500], earned: [150, 300], es: 1666, spi: 833, forecast: 3600 },
])('calculates earned schedule of $earned against $planned', ({ planned, earned, ...expected }) => {
  expect(calculateEarnedSchedule(series(planned, earned))).toMatchObject(expected);
});

it.each([
  [[{ pv: 1, ev: 1, ac: 1 }], 'at least two rows'],
  [series([100, 90], [10]), 'In row 2, PV falls'],
  [series([100, 200], []), 'No row has an earned value'],
  [
    [
      { pv: 100, ev: 1, ac: null },
      { pv: 200, ev: null, ac: null },
    ],
    'Row 1 needs',
  ],
  [
    [
      { pv: 100, ev: 1, ac: 9 },
      { pv: 200, ev: 2, ac: 8 },
    ],
    'In row 2, AC falls',
  ],
])('says what’s wrong with a series: %j', (periods, problem) => {
  expect(problemOf(periods)).toContain(problem);
});

it('finds nothing wrong with earned value that falls, because rework may be reported', () => {
  expect(
    problemOf([
      { pv: 100, ev: 50, ac: 60 },
      { pv: 200, ev: 40, ac: 70 },
    ]),
  ).toBeNull();
});
