import type { SearchOptions, SearchResult } from 'minisearch';
import type { SearchEntry } from '@/lib/content/types';
import type { SiteIndex, StoredFields } from './site-index';
import { correct } from './spelling';
import { foldedOf, isAllCaps, isStopWord, phraseOf, termOf, wordsIn } from './words';

export interface SearchHit extends Pick<SearchEntry, 'kind' | 'href' | 'title' | 'page' | 'sub'> {
  text: string;
  available: SearchEntry['available'];
  /** The terms of the site that the query matched; these are highlighted. */
  terms: ReadonlySet<string>;
}

export interface SearchResponse {
  /** The best results. */
  results: SearchHit[];
  /** How many there are in all. */
  count: number;
  /** `some`: no entry has every word of the query, and these have at least one. */
  match: 'all' | 'some';
  /** The query that was answered in place of one with a typo. */
  corrected: string | null;
  /** A query that may have been meant. */
  suggestion: string | null;
}

/** A whole page before its parts, an agent before a section that mentions it, what isn't written yet last. */
const kindWeights: Record<SearchEntry['kind'], number> = {
  page: 1.8,
  agent: 1.25,
  pillar: 1.1,
  section: 1,
  legal: 0.7,
  placeholder: 0.6,
};

/** These outweigh any number of matching words. */
const [isItsName, isItsKeyword] = [10_000, 100];

/**
 * What the site has on a query, best first. An empty query has no results.
 *
 * @param most how many results are wanted: each takes time, and a single letter matches nearly everything.
 */
export function find(index: SiteIndex, query: string, most: number): SearchResponse {
  const answer: SearchResponse = {
    results: [],
    count: 0,
    match: 'all',
    corrected: null,
    suggestion: null,
  };
  const exact = search(index, query, 'AND');
  if (exact.length > 0) return filled(exact);
  const correction = correct(index, query);
  if (correction?.isTypo) {
    answer.corrected = correction.query;
    const meant = search(index, correction.query, 'AND');
    if (meant.length > 0) return filled(meant);
  }
  if (correction !== null && !correction.isTypo) answer.suggestion = correction.query;
  answer.match = 'some';
  return filled(search(index, answer.corrected ?? query, 'OR'));

  function filled(found: SearchResult[]): SearchResponse {
    return { ...answer, results: found.slice(0, most).map(toHit), count: found.length };
  }
}

function search(index: SiteIndex, query: string, combineWith: 'AND' | 'OR'): SearchResult[] {
  const words = wordsIn(query);
  const telling = words.filter((written) => !isStopWord(termOf(written)));
  const asked = telling.length > 0 ? telling : words;
  const acronyms = new Set(asked.filter(isAllCaps).map(termOf));
  const plurals = new Set(asked.filter((typed) => termOf(typed) !== foldedOf(typed)).map(termOf));

  /** Whether a word may be the beginning of another. An acronym, a plural, or a short word is complete. */
  function isPrefix(term: string, place: number, terms: string[]): boolean {
    const isLast = place === terms.length - 1;
    if (term.length === 1) return isLast;
    const isComplete = acronyms.has(term) || plurals.has(term) || (term.length < 4 && !isLast);
    return !(isComplete && isTermOf(index, term));
  }

  return index.search(asked.join(' '), {
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

/** How much an entry counts for a query, beside the words that match. */
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

  // MiniSearch asks for every term that an entry matches, and a single letter begins many terms.
  const weighed = new Map<unknown, number>();
  return (href, _term, stored) => {
    // Typed as a plain record; it has what site-index.ts tells MiniSearch to store.
    const weight = weighed.get(href) ?? weigh(stored as unknown as StoredFields);
    weighed.set(href, weight);
    return weight;
  };
}

function toHit(result: SearchResult): SearchHit {
  // As above: a result has what the index stores.
  const { kind, title, page, sub, available, shown } = result as SearchResult & StoredFields;
  const terms = new Set(result.terms);
  return { href: result.id, kind, title, page, sub, text: shown, available, terms };
}
