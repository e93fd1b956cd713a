import { expect, it } from 'vitest';
import { formatDuration, formatHours, parseTime, unionOf } from './hours';

const hours = (from: number, until: number) => ({ from, until });

it.each([
  ['none', [], []],
  ['overlapping ones', [hours(10, 13), hours(8, 11)], [hours(8, 13)]],
  ['adjacent ones', [hours(8, 10), hours(10, 12)], [hours(8, 12)]],
  ['one within another', [hours(8, 12), hours(9, 10)], [hours(8, 12)]],
  ['separate ones', [hours(14, 15), hours(8, 9)], [hours(8, 9), hours(14, 15)]],
])('the union of %s', (_, all, expected) => {
  expect(unionOf(all)).toEqual(expected);
});

it('reads times to the minute, and writes those after midnight as the clock shows them', () => {
  expect(parseTime('07:32')).toBe(452);
  expect(formatHours(hours(452, 1560))).toBe('07:32–02:00');
});

it.each([
  [625, '10 h 25 min'],
  [240, '4 h'],
  [36, '36 min'],
  [0, '0 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
