import type { Entry } from '../entries';
import { isFunctionWord } from './function-words';
import { stem, wordsOf } from './words';

/** The entries with most of the question's words. */
export function matchWords(words: readonly string[], entries: readonly Entry[]): Entry[] {
  const wanted = [...new Set(words)].filter((word) => !isFunctionWord(word));
  if (wanted.length === 0) return [];
  const scored = entries.map((entry) => {
    const own = new Set(wordsOf(`${entry.text} ${entry.by.join(' ')}`).map(stem));
    return { entry, score: wanted.filter((word) => own.has(stem(word))).length };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  if (best === 0 || best * 2 < wanted.length) return [];
  return scored.filter(({ score }) => score === best).map(({ entry }) => entry);
}
