import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchEntry } from '@/lib/content/types';
import { isStopWord, termOf, wordsIn } from './words';

/** Legal texts are long: every word is indexed, but only this many characters are stored for display. */
const maxLegalChars = 100;

/** The fields that the index stores of an entry. MiniSearch returns them without their types. */
export type StoredFields = Omit<SearchEntry, 'href' | 'text'> & { shown: string };

const options: Options<SearchEntry> = {
  idField: 'href',
  fields: ['title', 'sub', 'keywords', 'synonyms', 'page', 'text'],
  storeFields: ['kind', 'title', 'page', 'sub', 'keywords', 'synonyms', 'available', 'shown'],
  // MiniSearch types field names as strings. All except shown are fields of an entry.
  extractField: (entry, field) =>
    field === 'shown' ? getStoredText(entry) : entry[field as keyof SearchEntry],
  tokenize: wordsIn,
  // Names keep their stop words, because a query may have only stop words, such as “who we are”.
  processTerm: (written, field) => {
    const term = termOf(written);
    const isName = field === 'title' || field === 'keywords';
    return isStopWord(term) && !isName ? null : term;
  },
};

export type SiteIndex = MiniSearch<SearchEntry>;

/** Runs at build time, so browsers don't have to. */
export function buildIndex(entries: readonly SearchEntry[]): AsPlainObject {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return index.toJSON();
}

/** @throws an Error if the text isn't an index, or was built with other options */
export function loadIndex(text: string): SiteIndex {
  return MiniSearch.loadJSON(text, options);
}

function getStoredText({ kind, text }: SearchEntry): string {
  // The results show a placeholder's links instead.
  if (kind === 'placeholder') return '';
  if (kind !== 'legal' || text.length <= maxLegalChars) return text;
  return `${text.slice(0, text.lastIndexOf(' ', maxLegalChars))} …`;
}
