import { expect, it } from 'vitest';
import { isWithinEditDistance } from './edit-distance';

it.each([
  ['permit', 'permit', 0],
  ['permti', 'permit', 1],
  ['permi', 'permit', 1],
  ['permitt', 'permit', 1],
  ['pormit', 'permit', 1],
  ['pormitt', 'permit', 2],
  ['opermi', 'permit', 2],
  ['loto', 'ltoo', 1],
])('%s and %s are %i edits apart', (from, to, edits) => {
  expect(isWithinEditDistance(from, to, edits)).toBe(true);
  expect(isWithinEditDistance(to, from, edits)).toBe(true);
  if (edits > 0) expect(isWithinEditDistance(from, to, edits - 1)).toBe(false);
});
