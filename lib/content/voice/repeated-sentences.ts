import { proseOf } from './prose';

/** Shorter sentences, such as labels, may be the same on several pages. */
const leastWords = 6;

/** Files whose text is a page's own. Legal texts repeat each other on purpose, and drawings are on several pages. */
const pageFile = /^(?:home|agents|pages)\.yaml$|^pages\//;

/** Sentences that more than one file of pages has, each followed by the names of the files. */
export function repeatedSentences(texts: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, Set<string>>();
  for (const [file, source] of texts) {
    if (!pageFile.test(file)) continue;
    const sentences = proseOf(file, source).flatMap(({ text }) => text.split(/(?<=[.?!]) /));
    for (const sentence of sentences) {
      if (sentence.split(' ').length < leastWords) continue;
      files.set(sentence, (files.get(sentence) ?? new Set()).add(file));
    }
  }
  return [...files]
    .filter(([, { size }]) => size > 1)
    .map(([sentence, names]) => `“${sentence}” is in ${[...names].join(' and ')}`);
}
