import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmLimits, readFilmFiles } from '@/lib/content';
import { films } from '../registry';
import { readExported } from './exported-page';

const bytes: Partial<Record<string, number>> = filmLimits.bytes;

test('every film stays within its size limits', () => {
  for (const { file } of films) {
    for (const suffix of readFilmFiles(file).suffixes) {
      const name = `${file}.${suffix}`;
      expect(statSync(`out/media/${name}`).size, name).toBeLessThan(bytes[suffix] ?? 0);
    }
  }
});

test('captions can be read in the time that they’re shown', () => {
  const { words, charactersPerSecond } = filmLimits.captions;
  const cue = /^(\S+) --> (\S+).*\n([^\n]+(?:\n[^\n]+)*)/gm;
  for (const { file } of films) {
    if (!readFilmFiles(file).suffixes.includes('vtt')) continue;
    const cues = [...readExported(`media/${file}.vtt`).matchAll(cue)];
    expect(cues).not.toEqual([]);
    for (const [, from = '', until = '', text = ''] of cues) {
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(words);
      const seconds = secondsOf(until) - secondsOf(from);
      expect(text.length / seconds, text).toBeLessThanOrEqual(charactersPerSecond);
    }
  }
});

/** 00:01:02.500 or 01:02.500 */
function secondsOf(timestamp: string): number {
  return timestamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
