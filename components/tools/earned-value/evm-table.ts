import { calculateEarnedSchedule, type Period } from '@/lib/calculations/earned-schedule';
import { calculateEarnedValue } from '@/lib/calculations/earned-value';
import { formatIndex } from '@/lib/calculations/index-text';
import { fields, inputOf, limitsOf } from './earned-value-state';
import { formatPeriods, formatUnit } from './earned-value-text';
import type { EarnedValueState } from './evm-schema';

/** The figures, their results, and the series as a table for a spreadsheet. */
export function evmTable(state: EarnedValueState, periods: readonly Period[] | null): string[][] {
  const { cv, sv, cpi, spi, tcpi, forecasts } = calculateEarnedValue(inputOf(state));
  const { eac = null, etc = null, vac = null } = forecasts[state.basis] ?? {};
  const schedule = periods && calculateEarnedSchedule(periods);
  const limits = limitsOf(state) ?? undefined;
  const amount = (cents: number | null) => formatUnit(cents, state.unit);
  return [
    ...fields.map(({ name, label }) => [label, state[name]]),
    ['CPI', formatIndex(cpi, limits)],
    ['SPI', formatIndex(spi, limits)],
    ['CV', amount(cv)],
    ['SV', amount(sv)],
    ['EAC', amount(eac)],
    ['ETC', amount(etc)],
    ['VAC', amount(vac)],
    ['TCPI to BAC', formatIndex(tcpi)],
    ...(schedule
      ? [
          ['Earned schedule, in periods', formatPeriods(schedule.es)],
          ['SPI(t)', formatIndex(schedule.spi)],
          ['Forecast duration, in periods', formatPeriods(schedule.forecast)],
        ]
      : []),
    ...(state.series.length > 0 ? [['Date', 'PV', 'EV', 'AC']] : []),
    ...state.series.map(({ label, pv, ev, ac }) => [label, amount(pv), amount(ev), amount(ac)]),
  ];
}
