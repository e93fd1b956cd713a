import { describe, expect, it } from 'vitest';
import { formatIndex } from '../calculations/index-text';
import { calculateProgramHealth } from './program-health';
import { readContent } from './read-content';

it('uses the last reported period, and finds the period since which CPI has not been green', () => {
  const program = { budget: 900, limits: { green: 0.95, yellow: 0.9 } };
  const week = (pv: number, ev: number, ac: number) => ({ pv, ev, ac });
  const periods = [week(100, 100, 100), week(200, 200, 250), week(300, 300, 300)];
  expect(calculateProgramHealth({ ...program, periods }).offTargetSince).toBeNull();
  const offTarget = [...periods, week(400, 380, 410), week(500, 460, 510), { pv: 900 }];
  expect(calculateProgramHealth({ ...program, periods: offTarget })).toMatchObject({
    reportedPeriods: 5,
    ev: 460,
    // From the amounts, not from the rounded CPI of 0.902.
    eac: 998,
    offTargetSince: 4,
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
