import { expect, it } from 'vitest';
import { parseTime } from './hours';
import { siteClock } from './site-clock';

it.each([
  ['2026-03-12', '2026-03-12 06:00', '2026-03-13 06:00', 24, 'Mar 12, 06:00–Mar 13, 06:00'],
  ['2026-03-07', '2026-03-07 18:00', '2026-03-08 06:00', 11, '18:00–06:00'],
  ['2026-10-31', '2026-10-31 18:00', '2026-11-01 06:00', 13, '18:00–06:00'],
  ['2026-03-12', '2026-03-13 01:00', '2026-03-14 00:30', 23.5, 'Mar 13, 01:00–Mar 14, 00:30'],
  ['2026-03-12', '2026-03-13 22:00', '2026-03-14 02:00', 4, 'Mar 13, 22:00–02:00'],
  ['2026-03-12', '2026-03-12 20:00', '2026-03-12 24:00', 4, '20:00–00:00'],
  // 01:30 comes twice.
  ['2026-11-01', '2026-11-01 01:30', '2026-11-01 01:30', 1, '01:30–01:30'],
])('counts the hours from %s: %s to %s is %i', (day, start, end, hours, text) => {
  const clock = siteClock(day);
  const minutesAt = (moment: string, isEnd: boolean) => {
    const [date = '', time = ''] = moment.split(' ');
    return clock.minutesAt(date, parseTime(time), isEnd) ?? Number.NaN;
  };
  const [from, until] = [minutesAt(start, false), minutesAt(end, true)];
  expect(until - from).toBe(hours * 60);
  expect(clock.format({ from, until })).toBe(text);
});

it('knows no time that clocks skip', () => {
  expect(siteClock('2026-03-07').minutesAt('2026-03-08', 150, false)).toBeNull();
});

it('numbers the days of a list without dates', () => {
  const clock = siteClock('2026-03-12', false);
  expect(clock.format({ from: 1500, until: 1560 })).toBe('day 2, 01:00–02:00');
  expect(clock.format({ from: 600, until: 660 })).toBe('10:00–11:00');
});
