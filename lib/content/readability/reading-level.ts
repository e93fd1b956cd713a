import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

export interface ReadingLevel {
  words: number;
  sentences: number;
  wordsPerSentence: number;
  /** The sentence with the most words. */
  longestSentence: string[];
  /** The grade of US schools that reads it with ease, by Flesch and Kincaid. */
  gradeLevel: number;
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** What a text asks of its reader. A list item counts as a sentence; labels of up to three words don’t. */
export function readingLevel(texts: readonly string[]): ReadingLevel {
  const read = texts.flatMap(splitSentences).filter((words) => words.length > 3);
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
    longestSentence: read.reduce(
      (longest, next) => (next.length > longest.length ? next : longest),
      [],
    ),
    gradeLevel: read.length === 0 ? 0 : fleschKincaid(counts),
  };
}

function splitSentences(text: string): string[][] {
  return [...segmenter.segment(text)].map(({ segment }) =>
    segment.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
  );
}
