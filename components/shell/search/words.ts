/*
 * Splits text into terms. The index, the query, and the highlighting use the same rules, so they match.
 */

/** Letters and digits. A number keeps its decimal points, so 5.1 is one word. */
export const word = /\d+(?:\.\d+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The words, whatever the width of their letters, and without soft hyphens and other invisible characters. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .match(word) ?? []
  );
}

/** Lowercase, without accents. */
export function foldedOf(written: string): string {
  return written.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Folded, and without a plural's s, so spelling variants match. */
export function termOf(written: string): string {
  const term = foldedOf(written);
  return term.length > 3 ? term.replace(/(?<![isu])s$/, '') : term;
}

/** Words that people add or leave out of a name: “Incident Management and RCA”. */
const connectors = new Set(['a', 'an', 'and', 'the']);

/** The terms of a text in order, each preceded by a space, for comparing phrases or finding one in another. */
export function phraseOf(text: string): string {
  return wordsIn(text)
    .map(termOf)
    .filter((term) => !connectors.has(term))
    .map((term) => ` ${term}`)
    .join('');
}

/** Whether a word is spelled like an acronym. */
export function isAllCaps(written: string): boolean {
  return /\p{L}{2}/u.test(written) && written === written.toUpperCase();
}

const stopWords = new Set(
  `a about all an and any are as at be been but by can do does don for from had has have how i if in into is
  it its ll me my no not of on one or our re s so such t that the their them then there these they this those
  to us ve was we were what when where which who why will with you your`.split(/\s+/),
);

/** Whether a word is too common to matter in a search. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}
