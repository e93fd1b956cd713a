import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

export interface Level {
  words: number;
  sentences: number;
  wordsPerSentence: number;
  /** The sentence with the most words. */
  longest: string[];
  /** The grade of US schools that reads it with ease, by Flesch and Kincaid. */
  grade: number;
}

const splitter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** What a text asks of its reader. A list item counts as a sentence; labels of up to three words don’t. */
export function levelOf(texts: readonly string[]): Level {
  const read = texts.flatMap(sentencesIn).filter((words) => words.length > 3);
  const words = read.flat();
  const counts = {
    sentence: read.length,
    word: words.length,
    // A number is one syllable: saying it out loud is not reading it.
    syllable: words.reduce((sum, word) => sum + Math.max(syllable(word), 1), 0),
  };
  return {
    words: words.length,
    sentences: read.length,
    wordsPerSentence: read.length === 0 ? 0 : words.length / read.length,
    longest: read.reduce((longest, next) => (next.length > longest.length ? next : longest), []),
    grade: read.length === 0 ? 0 : fleschKincaid(counts),
  };
}

function sentencesIn(text: string): string[][] {
  return [...splitter.segment(text)].map(({ segment }) =>
    segment.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
  );
}
