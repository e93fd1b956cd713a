import { type Entry, listEntries } from '../entries';
import { keyOf } from '../identifiers';
import { listRecords, type PlantRecord } from '../records';
import type { PlantSources } from '../register';
import type { Term } from './terms';
import { functionWords, stem, wordsOf } from './words';

/** The words that people use, by what they mean. */
export interface Vocabulary {
  words: Readonly<Partial<Record<Term, readonly string[]>>>;
  /** By tag or name. */
  aliases: Readonly<Record<string, readonly string[]>>;
}

/** Everything that answers are made of. */
export interface PlantModel {
  sources: PlantSources;
  records: readonly PlantRecord[];
  entries: readonly Entry[];
  /** Phrases and the terms they stand for. */
  words: readonly (readonly [string, Term])[];
  /** Phrases and the tags or names they stand for. */
  aliases: readonly (readonly [string, string])[];
  /** Tags by their spelling without hyphens and zeros. */
  byKey: ReadonlyMap<string, string>;
  /** The stems of all words in the records and in what people call things. */
  vocabulary: ReadonlySet<string>;
  /** The letters that tags begin with. */
  prefixes: ReadonlySet<string>;
}

export function createPlantModel(
  sources: PlantSources,
  { words, aliases }: Vocabulary,
): PlantModel {
  const records = listRecords(sources);
  const { people } = sources.register;
  const keys = [
    ...records.map(({ tag }) => [tag, tag] as const),
    ...people.map(({ account, name }) => [account, name] as const),
  ].flatMap(([written, subject]): [string, string][] => {
    const parts = /^([A-Za-z]+)[- ]0*(\d+)([A-Z]?)(?:\/0*(\d+))?$/.exec(written);
    if (parts === null) return [];
    const [, letters = '', digits = '', suffix = '', second = ''] = parts;
    return [[keyOf(letters, digits, suffix, second), subject]];
  });
  const entries = listEntries(sources);
  const texts = [
    functionWords,
    ...records.map(({ tag, what, facts }) => [tag, what, ...facts].join(' ')),
    ...entries.map(({ text, by, source }) => [text, ...by, source].join(' ')),
    ...Object.values(words).flat(),
    ...Object.values(aliases).flat(),
  ];
  return {
    sources,
    records,
    entries,
    vocabulary: new Set(texts.flatMap((text) => wordsOf(text).map(stem))),
    // Safe: the record's keys are terms.
    words: (Object.entries(words) as [Term, readonly string[]][]).flatMap(([term, phrases]) =>
      phrases.map((phrase) => [phrase, term] as const),
    ),
    aliases: [
      ...Object.entries(aliases).flatMap(([subject, phrases]) =>
        phrases.map((phrase) => [phrase, subject] as const),
      ),
      // People by their last names.
      ...people.map(({ name }) => [name.replace(/^.*\s/, '').toLowerCase(), name] as const),
    ],
    byKey: new Map(keys),
    prefixes: new Set(keys.map(([key]) => /^[a-z]+/.exec(key)?.[0] ?? '')),
  };
}
