import { isWithinEditDistance } from '../edit-distance';

/** The name closest to `word`, ignoring case, or null if none is close: up to 3 edits, fewer for short words. */
export function closestMatch(word: string, names: Iterable<string>): string | null {
  const candidates = [...names];
  const wanted = word.toLowerCase();
  const limit = Math.min(3, Math.max(1, Math.round(wanted.length * 0.4)));
  for (let edits = 0; edits <= limit; edits += 1) {
    const name = candidates.find((name) => isWithinEditDistance(wanted, name.toLowerCase(), edits));
    if (name !== undefined) return name;
  }
  return null;
}

/** `; did you mean “Contact”?`, or an empty string. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const name = closestMatch(word, names);
  return name === null ? '' : `; did you mean “${name}”?`;
}
