import { expect, it } from 'vitest';
import { excerptOf } from './excerpt';

const text =
  'Reads the log. Compares place, time and isolation of all permits, planned and live. Flags what conflicts.';
const from = (word: string, most: number) => excerptOf(text, new Set([word]), most);

it('shows a short text whole', () => {
  expect(from('permit', 200)).toBe(text);
});

it('begins with the sentence of the first word that was found', () => {
  expect(from('time', 40)).toBe('… Compares place, time and isolation of …');
});

it('enters a long sentence shortly before the word', () => {
  expect(from('live', 40)).toMatch(/^… .*planned and live\. Flags .*…?$/);
});

it('begins at the beginning when no word of it was found', () => {
  expect(from('pump', 40)).toBe('Reads the log. Compares place, time and …');
});
