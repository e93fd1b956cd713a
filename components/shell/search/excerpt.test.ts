import { expect, it } from 'vitest';
import { excerptOf } from './excerpt';

const text =
  'Reads the log. Compares place, time and isolation of all permits, planned and live. Flags what conflicts.';
const from = (word: string, maxLength: number) => excerptOf(text, new Set([word]), maxLength);

it('returns a short text in full', () => {
  expect(from('permit', 200)).toBe(text);
});

it('starts with the sentence of the first match', () => {
  expect(from('time', 40)).toBe('… Compares place, time and isolation of …');
});

it('starts shortly before the match in a long sentence', () => {
  expect(from('live', 40)).toMatch(/^… .*planned and live\. Flags .*…?$/);
});

it('starts at the beginning without a match', () => {
  expect(from('pump', 40)).toBe('Reads the log. Compares place, time and …');
});
