import { type Change as DiffPart, diffArrays, diffWordsWithSpace } from 'diff';
import type { Line } from './read-page';

/** A difference between two pages: words that stayed, and words that one of them has. */
export interface Change {
  kind: Line['kind'];
  what: 'added' | 'removed' | 'changed' | 'moved';
  parts: readonly Pick<DiffPart, 'added' | 'removed' | 'value'>[];
}

/** Two lines with at least this share of words in common are versions of one. */
const minSimilarity = 0.4;

export function compareLines(before: readonly Line[], after: readonly Line[]): Change[] {
  const hunks = diffArrays([...before], [...after], {
    comparator: (one, other) => one.kind === other.kind && one.text === other.text,
  });
  const removed = hunks.flatMap((hunk) => (hunk.removed ? hunk.value : []));
  const added = hunks.flatMap((hunk) => (hunk.added ? hunk.value : []));
  const take = (isVersion: (line: Line) => boolean) => {
    const index = removed.findIndex(isVersion);
    return index < 0 ? undefined : removed.splice(index, 1)[0];
  };
  const isMoved = (line: Line) =>
    take(({ kind, text }) => kind === line.kind && text === line.text) !== undefined;
  const changes: Change[] = [];
  const rest = added.filter((line) => {
    if (!isMoved(line)) return true;
    changes.push({ kind: line.kind, what: 'moved', parts: [{ ...unchanged, value: line.text }] });
    return false;
  });
  for (const { kind, text } of rest) {
    const old = take((line) => line.kind === kind && similarity(line.text, text) >= minSimilarity);
    changes.push(
      old === undefined
        ? { kind, what: 'added', parts: [{ added: true, removed: false, value: text }] }
        : { kind, what: 'changed', parts: diffWordsWithSpace(old.text, text) },
    );
  }
  for (const { kind, text } of removed) {
    changes.push({ kind, what: 'removed', parts: [{ added: false, removed: true, value: text }] });
  }
  return changes;
}

const unchanged = { added: false, removed: false };

function similarity(before: string, after: string): number {
  const words = new Set(before.toLowerCase().split(' '));
  const others = after.toLowerCase().split(' ');
  return others.filter((word) => words.has(word)).length / Math.max(words.size, others.length);
}
