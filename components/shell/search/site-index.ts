import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchEntry } from '@/lib/content/types';
import { isStopWord, termOf, wordsIn } from './words';

/** Legal texts are long: every word is searched, but only this many characters are kept to show. */
const maxLegalChars = 100;

/** What the index returns of an entry. MiniSearch passes it through without its type. */
export type StoredFields = Omit<SearchEntry, 'href' | 'text'> & { shown: string };

const options: Options<SearchEntry> = {
  idField: 'href',
  fields: ['title', 'sub', 'keywords', 'synonyms', 'page', 'text'],
  storeFields: ['kind', 'title', 'page', 'sub', 'keywords', 'synonyms', 'available', 'shown'],
  // MiniSearch types field names as strings; except for shown, each is a field of an entry.
  extractField: (entry, field) =>
    field === 'shown' ? getStoredText(entry) : entry[field as keyof SearchEntry],
  tokenize: wordsIn,
  // Names keep their stop words: a query can be all stop words, like “who we are”.
  processTerm: (written, field) => {
    const term = termOf(written);
    const isName = field === 'title' || field === 'keywords';
    return isStopWord(term) && !isName ? null : term;
  },
};

export type SiteIndex = MiniSearch<SearchEntry>;

/** Made by the build, so no browser has to. */
export function buildIndex(entries: readonly SearchEntry[]): AsPlainObject {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return index.toJSON();
}

/** @throws when the text isn't an index, or was made with other options. */
export function loadIndex(text: string): SiteIndex {
  return MiniSearch.loadJSON(text, options);
}

function getStoredText({ kind, text }: SearchEntry): string {
  // A placeholder shows its links instead.
  if (kind === 'placeholder') return '';
  if (kind !== 'legal' || text.length <= maxLegalChars) return text;
  return `${text.slice(0, text.lastIndexOf(' ', maxLegalChars))} …`;
}
