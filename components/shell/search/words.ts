/*
 * How a text is split into terms. The index, the query, and the highlighting all use the same rules, so
 * they agree with each other.
 */

/** Letters and digits; a number keeps its points, so 5.1 is one word. */
export const word = /\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu;

export function wordsIn(text: string): string[] {
  return text.match(word) ?? [];
}

/** Lower case without accents. */
export function foldedOf(written: string): string {
  return written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Folded and without a plural's s, so a word is found however it is typed. */
export function termOf(written: string): string {
  const term = foldedOf(written);
  return term.length > 3 ? term.replace(/(?<![isu])s$/, '') : term;
}

/** Words that people add or leave out of a name: “Incident Management and RCA”. */
const connectors = new Set(['a', 'an', 'and', 'the']);

/** The terms of a text in their order, each after a space, to compare with another or look for in it. */
export function phraseOf(text: string): string {
  return wordsIn(text)
    .map(termOf)
    .filter((term) => !connectors.has(term))
    .map((term) => ` ${term}`)
    .join('');
}

/** An acronym, as far as one can tell from its spelling. */
export function isAllCaps(written: string): boolean {
  return /\p{L}{2}/u.test(written) && written === written.toUpperCase();
}

const stopWords = new Set(
  `a about all an and any are as at be been but by can do does don for from had has have how i if in into is
  it its ll me my no not of on one or our re s so such t that the their them then there these they this those
  to us ve was we were what when where which who why will with you your`.split(/\s+/),
);

/** A word that tells nothing about a text or a query. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}
