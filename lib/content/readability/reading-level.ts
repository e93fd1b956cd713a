import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

export interface ReadingLevel {
  words: number;
  sentences: number;
  wordsPerSentence: number;
  /** The sentence with the most words. */
  longestSentence: string[];
  /** Flesch–Kincaid grade level: the US school grade that can read it easily. */
  gradeLevel: number;
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** Measures readability. A list item counts as a sentence; texts of up to three words (labels) are ignored. */
export function readingLevel(texts: readonly string[]): ReadingLevel {
  const sentences = texts.flatMap(splitSentences).filter((words) => words.length > 3);
  const words = sentences.flat();
  const counts = {
    sentence: sentences.length,
    word: words.length,
    // Numbers count as one syllable, because readers don't sound them out.
    syllable: words.reduce((sum, word) => sum + Math.max(syllable(word), 1), 0),
  };
  return {
    words: words.length,
    sentences: sentences.length,
    wordsPerSentence: sentences.length === 0 ? 0 : words.length / sentences.length,
    longestSentence: sentences.reduce(
      (longest, next) => (next.length > longest.length ? next : longest),
      [],
    ),
    gradeLevel: sentences.length === 0 ? 0 : fleschKincaid(counts),
  };
}

function splitSentences(text: string): string[][] {
  return [...segmenter.segment(text)].map(({ segment }) =>
    segment.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
  );
}
