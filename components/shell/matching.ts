import type { SearchEntry } from '@/lib/content/types';

/**
 * The entries that hold every word of the query, those with a word in the title first.
 * An empty query matches nothing.
 */
export function matching(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const inTitle = (entry: SearchEntry) => words.some((word) => plain(entry.title).includes(word));
  return entries
    .filter((entry) => {
      const all = plain(`${entry.title} ${entry.description} ${entry.words}`);
      return words.every((word) => all.includes(word));
    })
    .sort((a, b) => Number(inTitle(b)) - Number(inTitle(a)));
}

/** Lower case and without accents, so that a query finds a word however it is typed. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
