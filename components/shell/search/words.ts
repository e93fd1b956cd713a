/*
 * What a word is to the search: the same for the index, for what is typed, and for what is marked, so
 * that the three agree.
 */

/** Letters and digits; a number keeps its points, so that 5.1 is one word. */
export const word = /\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu;

export function wordsIn(text: string): string[] {
  return text.match(word) ?? [];
}

/** Lower case, without accents and a plural's s, so that a word is found however it is typed. */
export function termOf(written: string): string {
  const term = written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return term.length > 3 ? term.replace(/(?<![isu])s$/, '') : term;
}

/** The terms of a text in their order, with a space before each: a phrase to look for in another. */
export function phraseOf(text: string): string {
  return wordsIn(text)
    .map((written) => ` ${termOf(written)}`)
    .join('');
}

const fillers = new Set(
  `a about all an and any are as at be been but by can do does for from had has have how i if in into is it
  its me my no not of on one or our s so such t that the their them then there these they this those to us
  was we were what when where which who why will with you your`.split(/\s+/),
);

/** Says nothing of what a text is about, or of what somebody looks for. */
export function isFiller(term: string): boolean {
  return fillers.has(term);
}
