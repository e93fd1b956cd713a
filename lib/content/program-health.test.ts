import { describe, expect, it } from 'vitest';
import { formatIndex } from '../calculations/index-text';
import { calculateProgramHealth } from './program-health';
import { readContent } from './read-content';

const limits = { green: 0.95, yellow: 0.9 };
const at = (pv: number, ev: number, ac: number, budget = 1000) =>
  calculateProgramHealth({ budget, limits, periods: [{ pv, ev, ac }, { pv: budget }] });

describe('program health', () => {
  it('compares earned value with actual cost and with the plan', () => {
    expect(at(500, 450, 600)).toMatchObject({ cpi: 0.75, spi: 0.9, eac: 1333, vac: -333 });
  });

  it('forecasts from the amounts instead of the rounded CPI', () => {
    // 500 ÷ 749 is 0.6676. A CPI rounded to 0.67 would give 1493.
    expect(at(500, 500, 749)).toMatchObject({ cpi: 0.667, eac: 1498 });
  });

  it('rates the exact index', () => {
    expect(at(500, 475, 500).health).toEqual({ cpi: 'green', spi: 'green' });
    expect(at(500, 474.9, 500).health.cpi).toBe('yellow');
  });

  it('uses the last reported period and finds the period since which CPI has not been green', () => {
    const week = (pv: number, ev: number, ac: number) => ({ pv, ev, ac });
    const program = { budget: 900, limits };
    const periods = [week(100, 100, 100), week(200, 200, 250), week(300, 300, 300)];
    expect(calculateProgramHealth({ ...program, periods }).offTargetSince).toBeNull();
    const offTarget = [...periods, week(400, 380, 410), week(500, 460, 510), { pv: 900 }];
    expect(calculateProgramHealth({ ...program, periods: offTarget })).toMatchObject({
      reportedPeriods: 5,
      ev: 460,
      offTargetSince: 4,
    });
    expect(at(500, 300, 500).offTargetSince).toBe(1);
  });
});

describe('the health card', () => {
  const { evmCard } = readContent('content').drawings;

  it('has text that matches the calculated indices', () => {
    const value = calculateProgramHealth(evmCard);
    for (const name of ['cpi', 'spi'] as const) {
      const shown = formatIndex(Math.round(value[name] * 1000), evmCard.limits);
      expect(evmCard.seen).toContain(`${name.toUpperCase()} ${shown} in ${value.health[name]}`);
    }
    expect(evmCard.chart).toContain(`$${evmCard.budget / 1000}M`);
  });

  it('has a tolerance that the forecast exceeds, and options that bring it back', () => {
    const dollars = (text: string) =>
      [...text.matchAll(/\$([\d,]+)/g)].map(([, amount = '']) => Number(amount.replace(/,/g, '')));
    const { vac, cpi } = calculateProgramHealth(evmCard);
    const over = -vac * 1000;
    const [percent = 0] = /\d+/.exec(evmCard.tolerance.text)?.map(Number) ?? [];
    const tolerance = (percent / 100) * evmCard.budget * 1000;
    expect(dollars(evmCard.tolerance.text)).toEqual([tolerance, over - tolerance]);
    const [reserve, scope = 0, saved] = dollars(evmCard.decision.text);
    expect([reserve, saved, scope / cpi]).toEqual([over, over, over]);
  });

  it('has cumulative amounts that never decrease', () => {
    for (const key of ['pv', 'ev', 'ac'] as const) {
      const amounts = evmCard.periods.flatMap((period) => period[key] ?? []);
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    }
  });
});
