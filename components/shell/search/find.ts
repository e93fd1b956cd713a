import type { SearchOptions, SearchResult } from 'minisearch';
import type { SearchEntry } from '@/lib/content/types';
import type { SiteIndex } from './site-index';
import { isFiller, phraseOf, termOf, wordsIn } from './words';

export interface Found extends Pick<SearchEntry, 'kind' | 'href' | 'title' | 'page' | 'sub'> {
  text: string;
  /** Synonyms through which it was found, where its title does not say them. */
  also: string[];
  /** The words of the site that what was typed has led to: these are marked. */
  terms: ReadonlySet<string>;
}

/** What the index keeps of an entry: MiniSearch gives it back without its types. */
type Stored = Omit<SearchEntry, 'href' | 'text'> & { shown: string };

export interface Answer {
  /** The best of them. */
  results: Found[];
  /** How many there are. */
  count: number;
  /** Whether each result holds every word of the query; if none does, those with some are given. */
  whole: boolean;
}

/** A whole page before its parts, an agent before a sentence that names it, the law last. */
const standing: Record<SearchEntry['kind'], number> = {
  page: 1.8,
  agent: 1.25,
  pillar: 1.1,
  section: 1,
  legal: 0.7,
};

const strict: SearchOptions = {
  boost: { title: 6, also: 5, sub: 3 },
  // One letter begins too many words, unless it is the word that is just being typed.
  prefix: (term, place, terms) => term.length > 1 || place === terms.length - 1,
  weights: { fuzzy: 0.3, prefix: 0.7 },
  processTerm: termOf,
  combineWith: 'AND',
};

/** One slip in a word of four or five letters, two in longer ones; a shorter word would be another. */
const lenient: SearchOptions = {
  ...strict,
  fuzzy: (term) => (term.length < 4 ? false : term.length < 6 ? 1 : 2),
};

/**
 * What the site has on a query, the best first. An empty query finds nothing.
 *
 * @param most how many of the results are wanted: each costs time, and one letter finds nearly all.
 */
export function find(index: SiteIndex, query: string, most: number): Answer {
  const words = wordsIn(query);
  const telling = words.filter((written) => !isFiller(termOf(written)));
  const asked = (telling.length > 0 ? telling : words).join(' ');
  const boostDocument = standingFor(query);
  for (const options of [strict, lenient]) {
    const all = index.search(asked, { ...options, boostDocument });
    if (all.length > 0) return answerOf(all, true);
  }
  const some = index.search(asked, { ...lenient, combineWith: 'OR', boostDocument });
  return answerOf(some, false);

  function answerOf(found: SearchResult[], whole: boolean): Answer {
    return { results: found.slice(0, most).map(asFound), count: found.length, whole };
  }
}

/** A synonym in full is what its writer meant; words that stand together as typed are likely meant. */
function standingFor(query: string): NonNullable<SearchOptions['boostDocument']> {
  const phrase = phraseOf(query);
  const several = wordsIn(query).length > 1;

  function weigh({ kind, title, also }: Stored): number {
    const names = [...(several ? [title] : []), ...also.split(', ')].map(phraseOf);
    if (names.includes(phrase)) return standing[kind] * 4;
    return standing[kind] * (several && names.some((name) => name.includes(phrase)) ? 2 : 1);
  }

  // MiniSearch asks once for each word that an entry is found by, and a letter begins many words.
  const weighed = new Map<unknown, number>();
  return (href, _term, stored) => {
    // Typed as a plain record; what is in it is what site-index.ts has told MiniSearch to keep.
    const weight = weighed.get(href) ?? weigh(stored as unknown as Stored);
    weighed.set(href, weight);
    return weight;
  };
}

function asFound(result: SearchResult): Found {
  // As above: a result carries what the index keeps.
  const { kind, title, page, sub, also, shown } = result as SearchResult & Stored;
  const terms = new Set(result.terms);
  const said = phraseOf(`${title} / ${sub}`);
  const others = also.split(', ').filter((phrase) => {
    const reached = wordsIn(phrase).some((written) => terms.has(termOf(written)));
    return reached && !said.includes(phraseOf(phrase));
  });
  return { href: result.id, kind, title, page, sub, text: shown, also: others.slice(0, 2), terms };
}
