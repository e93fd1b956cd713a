import type { SearchOptions, SearchResult } from 'minisearch';
import type { SearchEntry } from '@/lib/content/types';
import type { SiteIndex, StoredFields } from './site-index';
import { correct } from './spelling';
import { foldedOf, isAllCaps, isStopWord, phraseOf, termOf, wordsIn } from './words';

export interface SearchHit extends Pick<SearchEntry, 'kind' | 'href' | 'title' | 'page' | 'sub'> {
  text: string;
  available: SearchEntry['available'];
  /** The indexed terms that the query matched, for highlighting. */
  terms: ReadonlySet<string>;
}

export interface SearchResponse {
  /** The best results. */
  results: SearchHit[];
  /** Total number of results. */
  count: number;
  /** `some`: no entry contains every word of the query, so the results contain at least one. */
  match: 'all' | 'some';
  /** The corrected query that was searched instead of one with a typo. */
  corrected: string | null;
  /** A query that the reader may have meant. */
  suggestion: string | null;
}

/** A page ranks above its sections, an agent above a section that mentions it, and a placeholder last. */
const kindWeights: Record<SearchEntry['kind'], number> = {
  page: 1.8,
  agent: 1.25,
  pillar: 1.1,
  section: 1,
  legal: 0.7,
  placeholder: 0.2,
};

/** Weights that exceed any number of matching words. */
const [isItsName, isItsKeyword] = [10_000, 100];

/**
 * Finds the best results for a query. An empty query has no results.
 *
 * @param maxResults maximum number of results: each takes time, and a single letter matches nearly everything
 */
export function find(index: SiteIndex, query: string, maxResults: number): SearchResponse {
  const response: SearchResponse = {
    results: [],
    count: 0,
    match: 'all',
    corrected: null,
    suggestion: null,
  };
  const exact = search(index, query, 'AND');
  if (exact.length > 0) return withResults(exact);
  const correction = correct(index, query);
  if (correction?.isTypo) {
    response.corrected = correction.query;
    const meant = search(index, correction.query, 'AND');
    if (meant.length > 0) return withResults(meant);
  }
  if (correction !== null && !correction.isTypo) response.suggestion = correction.query;
  response.match = 'some';
  return withResults(search(index, response.corrected ?? query, 'OR'));

  function withResults(found: SearchResult[]): SearchResponse {
    return { ...response, results: found.slice(0, maxResults).map(toHit), count: found.length };
  }
}

function search(index: SiteIndex, query: string, combineWith: 'AND' | 'OR'): SearchResult[] {
  const words = wordsIn(query);
  const significant = words.filter((written) => !isStopWord(termOf(written)));
  const searched = significant.length > 0 ? significant : words;
  const acronyms = new Set(searched.filter(isAllCaps).map(termOf));
  const plurals = new Set(
    searched.filter((typed) => termOf(typed) !== foldedOf(typed)).map(termOf),
  );

  /** Whether a word may be the beginning of another. An acronym, a plural, or a short word is complete. */
  function isPrefix(term: string, place: number, terms: string[]): boolean {
    const isLast = place === terms.length - 1;
    if (term.length === 1) return isLast;
    const isComplete = acronyms.has(term) || plurals.has(term) || (term.length < 4 && !isLast);
    return !(isComplete && isTermOf(index, term));
  }

  return index.search(searched.join(' '), {
    boost: { title: 6, keywords: 5, synonyms: 4, sub: 3 },
    prefix: isPrefix,
    weights: { fuzzy: 0, prefix: 0.7 },
    processTerm: termOf,
    combineWith,
    boostDocument: weightFor(query),
  });
}

function isTermOf(index: SiteIndex, term: string): boolean {
  return index.search(term, { processTerm: termOf }).length > 0;
}

/** An entry's weight for a query, in addition to the weight of matching words. */
function weightFor(query: string): NonNullable<SearchOptions['boostDocument']> {
  const phrase = phraseOf(query);
  const isPhrase = wordsIn(query).length > 1;
  const isNamed = (kind: SearchEntry['kind']) =>
    kind === 'page' || kind === 'placeholder' || kind === 'agent';

  function weigh({ kind, title, keywords, synonyms }: StoredFields): number {
    const weight = kindWeights[kind];
    const name = phraseOf(title);
    if (name === phrase) return weight * (isNamed(kind) ? isItsName : 4);
    const phrases = keywords.map(phraseOf);
    if (phrases.includes(phrase)) return weight * isItsKeyword;
    const all = [name, ...phrases, ...synonyms.map(phraseOf)];
    return weight * (isPhrase && all.some((other) => other.includes(phrase)) ? 2 : 1);
  }

  // MiniSearch calls this for every term that an entry matches, and a single letter is a prefix of many terms.
  const weights = new Map<unknown, number>();
  return (href, _term, stored) => {
    // MiniSearch types it as a plain record. It has the fields that site-index.ts stores.
    const weight = weights.get(href) ?? weigh(stored as unknown as StoredFields);
    weights.set(href, weight);
    return weight;
  };
}

function toHit(result: SearchResult): SearchHit {
  // A result also has the stored fields, which MiniSearch doesn't type.
  const { kind, title, page, sub, available, shown } = result as SearchResult & StoredFields;
  const terms = new Set(result.terms);
  return { href: result.id, kind, title, page, sub, text: shown, available, terms };
}
