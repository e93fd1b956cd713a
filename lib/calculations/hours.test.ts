import { expect, it } from 'vitest';
import { unionOf } from './hours';

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
