import MiniSearch from 'minisearch';
import { isWithinEditDistance } from '@/lib/edit-distance';
import type { SiteIndex, StoredFields } from './site-index';
import { foldedOf, isAllCaps, isStopWord, termOf, wordsIn } from './words';

export interface Correction {
  /** The query with its unknown words replaced. */
  query: string;
  /** Whether every replaced word is long and has a single typo. Short words and acronyms may be intentional. */
  isTypo: boolean;
}

interface KnownWord {
  /** The word as the site writes it; lowercase if it's lowercase anywhere. */
  written: string;
  /** Number of occurrences in the index. */
  count: number;
}

const vocabularies = new WeakMap<SiteIndex, Map<string, KnownWord>>();

/** The query with unknown words replaced by similar words of the site. Null if there's nothing to replace. */
export function correct(index: SiteIndex, query: string): Correction | null {
  let isTypo = true;
  let changed = false;
  const words = wordsIn(query).map((typed) => {
    if (isKnown(index, typed)) return typed;
    const nearest = nearestTo(typed, vocabularyOf(index));
    if (nearest === null) return typed;
    changed = true;
    isTypo &&= nearest.edits === 1 && typed.length >= 5 && !isAllCaps(typed);
    return nearest.written;
  });
  return changed ? { query: words.join(' '), isTypo } : null;
}

function isKnown(index: SiteIndex, typed: string): boolean {
  return index.search(termOf(typed), { processTerm: termOf, prefix: true }).length > 0;
}

/** The nearest word at one or two edits with the same first letter; the most frequent of several. */
function nearestTo(typed: string, vocabulary: ReadonlyMap<string, KnownWord>) {
  const wanted = foldedOf(typed);
  // Changing one character of a very short word or of a number gives a different word or number.
  if (wanted.length < 3 || /\d/.test(wanted)) return null;
  const near = [...vocabulary].filter(([candidate]) => candidate[0] === wanted[0]);
  for (const edits of wanted.length < 5 ? [1] : [1, 2]) {
    const [best] = near
      .filter(([candidate]) =>
        wanted.length === 3
          ? isAnagram(wanted, candidate)
          : isWithinEditDistance(wanted, candidate, edits),
      )
      .sort(([, one], [, other]) => other.count - one.count);
    if (best !== undefined) return { written: best[1].written, edits };
  }
  return null;
}

/** The same letters in another order: PWT for PTW. */
function isAnagram(from: string, to: string): boolean {
  return [...from].sort().join('') === [...to].sort().join('');
}

/** All words in the index's stored fields. Created when a query first needs it. */
function vocabularyOf(index: SiteIndex): Map<string, KnownWord> {
  const cached = vocabularies.get(index);
  if (cached !== undefined) return cached;
  const vocabulary = new Map<string, KnownWord>();
  for (const entry of index.search(MiniSearch.wildcard)) {
    // MiniSearch types it as a plain record. It has the fields that site-index.ts stores.
    const { title, sub, keywords, synonyms, shown } = entry as typeof entry & StoredFields;
    for (const written of wordsIn([title, sub, ...keywords, ...synonyms, shown].join(' '))) {
      const folded = foldedOf(written);
      if (isStopWord(folded)) continue;
      const known = vocabulary.get(folded) ?? { written, count: 0 };
      const isLower = written === written.toLowerCase();
      vocabulary.set(folded, {
        written: isLower ? written : known.written,
        count: known.count + 1,
      });
    }
  }
  vocabularies.set(index, vocabulary);
  return vocabulary;
}
