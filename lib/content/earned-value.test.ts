import { describe, expect, it } from 'vitest';
import { calculateEarnedValue } from './earned-value';

const limits = { green: 0.95, yellow: 0.9 };
const at = (pv: number, ev: number, ac: number, budget = 1000) =>
  calculateEarnedValue({ budget, limits, periods: [{ pv, ev, ac }, { pv: budget }] });

describe('earned value', () => {
  it('sets what was earned against what it cost and against the plan', () => {
    expect(at(500, 450, 600)).toMatchObject({ cpi: 0.75, spi: 0.9, eac: 1333, vac: -333 });
  });

  it('leaves money over when work costs less than planned', () => {
    expect(at(400, 500, 400)).toMatchObject({ cpi: 1.25, spi: 1.25, eac: 800, vac: 200 });
  });

  it('forecasts from the amounts, not from the rounded index', () => {
    // 500 ÷ 749 is 0.6676; by the shown 0.67 the forecast would be 1493.
    expect(at(500, 500, 749)).toMatchObject({ cpi: 0.67, eac: 1498 });
  });

  it('judges an index as it is shown, and holds a color from its limit upwards', () => {
    expect(at(500, 475, 500).health).toEqual({ cpi: 'green', spi: 'green' });
    expect(at(500, 474.9, 500).health.cpi).toBe('green');
    expect(at(500, 470, 500).health.cpi).toBe('yellow');
    expect(at(500, 450, 500).health.cpi).toBe('yellow');
    expect(at(500, 445, 500).health.cpi).toBe('red');
  });

  it('reads the last reported period and tells since which one the cost index has not been green', () => {
    const week = (pv: number, ev: number, ac: number) => ({ pv, ev, ac });
    const program = { budget: 900, limits };
    const periods = [week(100, 100, 100), week(200, 200, 250), week(300, 300, 300)];
    expect(calculateEarnedValue({ ...program, periods }).offTargetSince).toBeNull();
    const turned = [...periods, week(400, 380, 410), week(500, 460, 510), { pv: 900 }];
    expect(calculateEarnedValue({ ...program, periods: turned })).toMatchObject({
      reported: 5,
      ev: 460,
      turned: 4,
    });
    expect(at(500, 300, 500).offTargetSince).toBe(1);
  });

  it('has no value before the first report', () => {
    expect(() => calculateEarnedValue({ budget: 1, limits, periods: [{ pv: 1 }] })).toThrow(
      'needs a reported period',
    );
  });
});
