import MiniSearch from 'minisearch';
import { loadIndex } from '@/components/shell/search/site-index';
import { readFile, type Site } from './site';

/** What visitors can type to find each page and its sections, by its path and by name in the report: one term a line. */
export type SearchTerms = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Null if the site has no search index, or one that another version of this project built. */
export async function readSearchTerms(site: Site): Promise<SearchTerms | null> {
  const file = await readFile(site, '/search.json');
  if (file === null) return null;
  const terms = new Map<string, Map<string, string>>();
  try {
    for (const entry of loadIndex(file.toString()).search(MiniSearch.wildcard)) {
      const [path = '', section] = String(entry.id).split('#');
      const list = [...entry.keywords, ...entry.synonyms].join('\n');
      if (list === '') continue;
      const name = section === undefined ? 'Search terms' : `Search terms of #${section}`;
      terms.set(path, (terms.get(path) ?? new Map()).set(name, list));
    }
  } catch {
    // The versions differ, or it isn't an index.
    return null;
  }
  return terms;
}
