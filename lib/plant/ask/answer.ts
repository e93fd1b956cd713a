import type { Entry } from '../entries';

/** An answer, and what it's based on. */
export interface Answer {
  sentence: string;
  /** In chronological order. */
  sources: readonly Entry[];
  /** What isn't on file, and who decides. */
  missing?: string | undefined;
}

/** Entries without repetition, in order. */
export function inOrder(entries: readonly (Entry | undefined)[]): Entry[] {
  const known = entries.filter((entry) => entry !== undefined);
  return [...new Set(known)].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** Joins words with commas and “and”. */
export function list(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}

/** A number and what it counts: “1 lock”, “6 locks”. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}

export function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Ends every answer about a permission. */
export const decides = 'Records can’t clear it: the area authority decides.';
