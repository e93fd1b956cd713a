import { describe, expect, it } from 'vitest';
import { content } from '..';
import { pageTexts } from './page-texts';
import { readingLevel } from './reading-level';

describe('the reading level', () => {
  it('counts words and sentences, and finds the longest sentence', () => {
    const level = readingLevel([
      'The pump is out. P-201B runs until the bearing is changed.',
      'Who Benefits',
    ]);
    expect(level).toMatchObject({ words: 11, sentences: 2, wordsPerSentence: 5.5 });
    expect(level.longestSentence.join(' ')).toBe('P-201B runs until the bearing is changed.');
  });

  it('is higher for longer sentences of longer words', () => {
    const plain = readingLevel(['Log it once. The next crew sees it right away.']);
    const dense = readingLevel([
      'Organizational intelligence necessitates comprehensive documentation of operational activities.',
    ]);
    expect(plain.gradeLevel).toBeLessThan(5);
    expect(dense.gradeLevel).toBeGreaterThan(15);
  });

  it('is zero for a page without sentences', () => {
    expect(readingLevel([])).toEqual({
      words: 0,
      sentences: 0,
      wordsPerSentence: 0,
      longestSentence: [],
      gradeLevel: 0,
    });
  });
});

it('reads every page that has text, then the agents and the placeholders', () => {
  const { pages } = content();
  const written = pages.filter(({ kind }) => kind !== 'placeholder').map(({ title }) => title);
  const texts = pageTexts(content());
  expect(texts.map(({ title }) => title)).toEqual([...written, 'Agents', 'Placeholders']);
  expect(texts.filter(({ texts }) => texts.length < 3)).toEqual([]);
});
