import { keyOf } from '../identifiers';
import type { PlantModel } from './model';
import type { Term } from './terms';
import { findTime } from './time-of-question';
import { stem, wordsOf } from './words';

/** What a question says, as far as the register knows it. */
export interface Question {
  terms: ReadonlySet<Term>;
  /** Tags and names of the register, in the order of the question. */
  subjects: readonly string[];
  /** "HH:MM"; null without a time. */
  time: string | null;
  /** The second time, if there's one: the end of a period. */
  until: string | null;
  /** Parts that look like a tag, a person, or a time, but aren't in the records. */
  unknown: readonly { part: string; why: string }[];
  /** Words that aren't in the records, and that no rule knows. */
  unheard: readonly string[];
  /** All words, lowercase, for a search of the entries. */
  words: readonly string[];
}

const tagLike = /(?<![\p{L}\d/-])([a-z]{1,8})([ -]?)0*(\d+)([a-z]?)(?:\/0*(\d+))?(?![\p{L}\d])/giu;
const personLike = /(?<![\p{L}.])\p{Lu}\. \p{Lu}\p{Ll}+/gu;

export function readQuestion(asked: string, model: PlantModel): Question {
  const text = asked
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('’', "'");
  const lower = ` ${text
    .toLowerCase()
    .replaceAll(/'s\b/g, ' ')
    .replaceAll(/[^\p{L}\d&/.:%'-]+|\.(?=\s|$)/gu, ' ')
    .trim()} `;
  const found: { at: number; subject: string }[] = [];
  const unknown: { part: string; why: string }[] = [];
  /** What has been read as a tag. */
  const heard: string[] = [];

  for (const match of text.matchAll(tagLike)) {
    const [written, letters = '', joint, digits, suffix = '', second] = match;
    const subject = model.byKey.get(keyOf(letters, digits ?? '', suffix, second));
    if (subject === undefined && !isTag(model, letters, joint ?? '')) continue;
    heard.push(written);
    if (subject !== undefined) found.push({ at: match.index, subject });
    else unknown.push({ part: written, why: closest(written, model) });
  }
  for (const { 0: written, index } of text.matchAll(personLike)) {
    if (model.records.some(({ tag }) => tag === written))
      found.push({ at: index, subject: written });
    else unknown.push({ part: written, why: closest(written, model) });
  }
  for (const [phrase, subject] of model.aliases) {
    const at = lower.indexOf(` ${phrase.toLowerCase()} `);
    if (at >= 0 && !isInLonger(lower, at + phrase.lastIndexOf(' ') + 1, model)) {
      found.push({ at, subject });
    }
  }
  const time = findTime(text);
  const second = time === null ? null : findTime(text.replace(time.written, ' '));
  for (const each of [time, second]) {
    if (each !== null && 'why' in each) unknown.push({ part: each.written.trim(), why: each.why });
    else if (each !== null && !isInShift(each.time, model)) {
      const { from, until } = model.sources.register.shift;
      unknown.push({ part: each.time, why: `The shift’s records run from ${from} to ${until}.` });
    }
  }
  const terms = new Set<Term>();
  for (const [phrase, term] of model.words) {
    if (lower.includes(` ${phrase} `)) terms.add(term);
  }
  const words = wordsOf(lower);
  const rest = wordsOf(blank(lower, [...heard, time?.written ?? '', second?.written ?? '']));
  const subjects = found.sort((a, b) => a.at - b.at).map(({ subject }) => subject);
  return {
    terms,
    subjects: [...new Set(subjects)],
    time: time !== null && 'time' in time ? time.time : null,
    until: second !== null && 'time' in second ? second.time : null,
    unknown,
    unheard: rest.filter((word) => !model.vocabulary.has(stem(word))),
    words,
  };
}

/** Subjects of the question, and those of the kinds of work that it mentions. */
export function subjectsOf({ subjects, terms }: Question, { sources }: PlantModel): string[] {
  const { permits, isolations } = sources.register;
  const works = permits.filter(
    ({ work }) =>
      (terms.has('hotWork') && work === 'Hot work') ||
      (terms.has('lineBreak') && work === 'Line break') ||
      (terms.has('scaffold') && work === 'Scaffold'),
  );
  const named = [...subjects, ...works.map(({ tag }) => tag)];
  const behind = isolations.filter(
    ({ isolates, for: job }) => named.includes(isolates) || named.includes(job),
  );
  const equipment = permits
    .filter(({ tag }) => named.includes(tag))
    .flatMap(({ equipment: on }) => on ?? []);
  return [...new Set([...named, ...equipment, ...behind.map(({ tag }) => tag)])];
}

function isTag(model: PlantModel, letters: string, joint: string): boolean {
  return (
    model.prefixes.has(letters.toLowerCase()) ||
    (joint === '-' && letters === letters.toUpperCase())
  );
}

function isInShift(time: string, model: PlantModel): boolean {
  const { from, until } = model.sources.register.shift;
  return time >= from && time <= until;
}

/** Whether the word after a space is the first of a known phrase: in “the line break”, “the line” isn't F-207. */
function isInLonger(text: string, at: number, { words, aliases }: PlantModel): boolean {
  const word = text
    .slice(at + 1)
    .split(' ', 1)
    .join('');
  return [...words, ...aliases].some(
    ([phrase]) => phrase.startsWith(`${word} `) && text.startsWith(` ${phrase} `, at),
  );
}

/** The tags with the same letters, if there are any. */
function closest(written: string, { records }: PlantModel): string {
  const letters = /^\p{L}+/u.exec(written)?.[0].toUpperCase() ?? '';
  const near = records
    .map(({ tag }) => tag)
    .filter((tag) => tag.toUpperCase().split(/[- .]/)[0] === letters)
    .slice(0, 4);
  return near.length === 0 ? 'It isn’t in the register.' : `The register has ${near.join(', ')}.`;
}

function blank(text: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => rest.replace(part.toLowerCase().trim(), ' '), text);
}
