import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchEntry } from '@/lib/content/types';
import { isFiller, termOf, wordsIn } from './words';

/** Legal texts are long: all their words are searched, the first ones are kept to show. */
const legalShown = 160;

const options: Options<SearchEntry> = {
  idField: 'href',
  fields: ['title', 'sub', 'also', 'page', 'text'],
  storeFields: ['kind', 'title', 'page', 'sub', 'also', 'shown'],
  // MiniSearch names a field by any string; but for shown, each is one of an entry's own.
  extractField: (entry, field) =>
    field === 'shown' ? shownOf(entry) : entry[field as keyof SearchEntry],
  tokenize: wordsIn,
  // Titles keep their small words: who types “who” looks for a heading that says it.
  processTerm: (written, field) => {
    const term = termOf(written);
    return field !== 'title' && isFiller(term) ? null : term;
  },
};

export type SiteIndex = MiniSearch<SearchEntry>;

/** Written into the export at the build, so that no browser spends its time on it. */
export function indexOf(entries: readonly SearchEntry[]): AsPlainObject {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return index.toJSON();
}

/** @throws when the text is no index, or one that another version of these options has made. */
export function openIndex(text: string): SiteIndex {
  return MiniSearch.loadJSON(text, options);
}

function shownOf({ kind, text }: SearchEntry): string {
  if (kind !== 'legal' || text.length <= legalShown) return text;
  return `${text.slice(0, text.lastIndexOf(' ', legalShown))} …`;
}
