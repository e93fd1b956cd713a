import { proseOf } from './prose';

/** Shorter runs are names and set phrases, such as “permits, lockout/tagout, and SIMOPS”. */
const leastWords = 6;

/**
 * Files whose text is a page's own. Legal texts repeat each other on purpose, drawings are on several pages, and
 * pages.yaml has what search engines show of a page.
 */
const pageFile = /^(?:home|agents)\.yaml$|^pages\//;

/**
 * What a file of a page tells in the same words as an earlier file: runs of six or more words, whatever their case and
 * punctuation, each followed by the names of both files.
 */
export function repeatedWording(texts: ReadonlyMap<string, string>): string[] {
  const firstIn = new Map<string, string>();
  const found: string[] = [];
  for (const [file, source] of texts) {
    if (!pageFile.test(file)) continue;
    for (const { text } of proseOf(file, source)) {
      const words = text.match(/[\p{L}\p{N}’{}]+/gu) ?? [];
      const earlierFiles = words.map((_, start) => {
        const run = words.slice(start, start + leastWords);
        const key = run.join(' ').toLowerCase();
        if (run.length < leastWords || firstIn.get(key) === file) return null;
        const earlier = firstIn.get(key) ?? null;
        if (earlier === null) firstIn.set(key, file);
        return earlier;
      });
      for (const [start, earlier] of earlierFiles.entries()) {
        if (earlier === null || earlier === earlierFiles[start - 1]) continue;
        const count = earlierFiles.slice(start).findIndex((other) => other !== earlier);
        const run = words.slice(start, start + count + leastWords - 1).join(' ');
        found.push(`“${run}” is in ${earlier} and ${file}`);
      }
    }
  }
  return found;
}
