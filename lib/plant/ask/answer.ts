import type { Entry } from '../entries';
import { type State, stateAt } from '../state';
import type { PlantModel } from './model';
import type { Question } from './question';

/** An answer, and what it's based on. */
export interface Answer {
  /**
   * `facts` is computed from its sources; `matches` are only the records with the question's words; `unknown` says which
   * part of the question isn't in the records; `none` means that no record answers it.
   */
  kind: 'facts' | 'matches' | 'unknown' | 'none';
  sentence: string;
  /** In chronological order. */
  sources: readonly Entry[];
  /** What no record says. */
  missing?: string;
}

/** One kind of question; null if the question is another one. */
export type QuestionForm = (question: Question, model: PlantModel) => Answer | null;

export const noRecord = 'No record found';

export function facts(sentence: string, sources: readonly Entry[], missing?: string): Answer {
  return { kind: 'facts', sentence, sources, ...(missing === undefined ? {} : { missing }) };
}

/** @param wanted what would have to be recorded to answer the question */
export function nothing(wanted: string): Answer {
  return { kind: 'none', sentence: `${noRecord}. ${wanted}`, sources: [] };
}

/** The states at the question's time, or at the end of the shift, and how the sentence says when. */
export function statesAsked({ time }: Pick<Question, 'time'>, model: PlantModel) {
  const { register } = model.sources;
  const at = time ?? register.shift.until;
  const when = time === null ? 'At the end of the shift' : `At ${time}`;
  const states: ReadonlyMap<string, State> = stateAt(register, at);
  const stateOf = (tag: string) => states.get(tag)?.state ?? '';
  /** The last entries until then that set the states of tags. */
  const setBy = (tags: readonly string[]) =>
    inOrder(...tags.map((tag) => entryThatSet(model, tag, [stateOf(tag)], at)));
  return { at, when, states, stateOf, setBy };
}

/** Entries of the shift up to a time, in order. */
export function entriesUntil({ entries, sources }: PlantModel, time: string): Entry[] {
  const limit = `${sources.register.date}T${time}`;
  return entries.filter(({ at }) => at <= limit);
}

/** The entries until a time that set one of the states of a tag, or locked it. */
export function entriesThatSet(
  model: PlantModel,
  tag: string,
  states: readonly string[],
  until = '23:59',
): Entry[] {
  const isLocked = states.some((state) => state.startsWith('locked'));
  return entriesUntil(model, until).filter(
    ({ sets = {}, source, about }) =>
      states.includes(sets[tag] ?? '') ||
      (source === 'Isolation plan' && about[0] === tag && isLocked),
  );
}

/** The last of them. */
export function entryThatSet(...asked: Parameters<typeof entriesThatSet>): Entry | undefined {
  return entriesThatSet(...asked).at(-1);
}

/** Who wrote an entry: “ by L. Haas and J. Reyes”. */
export function byline({ by }: Entry): string {
  return by.length === 0 ? '' : ` by ${list(by)}`;
}

/** An entry in a sentence: “at 07:40 by M. Okafor: …”. */
export function quote(entry: Entry): string {
  return `at ${timeOfEntry(entry)}${byline(entry)}: “${entry.text}”`;
}

/** The time of an entry: 07:32. */
export function timeOfEntry({ at }: Entry): string {
  return at.slice(11);
}

/** Joins words with commas and “and”. */
export function list(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/** A number and what it counts: “1 point”, “6 points”. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}

/** Entries without repetition, in order. */
export function inOrder(...entries: readonly (Entry | undefined)[]): Entry[] {
  const known = entries.filter((entry) => entry !== undefined);
  return [...new Set(known)].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}
