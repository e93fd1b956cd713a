import { diffArrays, diffWordsWithSpace } from 'diff';
import { type Change, oneSided, type Part, same, unique } from './change';
import type { TextBlock } from './text-blocks';

/** Two texts with at least this share of words in common are versions of one. */
const minSimilarity = 0.4;

const isSame = (a: TextBlock, b: TextBlock) => a.kind === b.kind && a.text === b.text;

/** What changed in a page's text, in reading order. */
export function compareWords(before: TextBlock[], after: TextBlock[]): Change[] {
  const changes: Change[] = [];
  let removed: TextBlock[] = [];
  for (const part of diffArrays(before, after, { comparator: isSame })) {
    if (part.removed) removed = part.value;
    else {
      changes.push(...compareRun(removed, part.added ? part.value : []));
      removed = [];
    }
  }
  changes.push(...compareRun(removed, []));
  return unique(findMoves(changes));
}

/** Pairs the texts that were at one place with those that are there now. */
function compareRun(before: readonly TextBlock[], after: readonly TextBlock[]): Change[] {
  const left = [...before];
  const changes = after.map((block): Change => {
    const index = left.findIndex((old) => isVersionOf(old, block));
    const old = index < 0 ? undefined : left.splice(index, 1)[0];
    if (old === undefined) return oneSided('added', block.kind, block.text);
    // The same words in another element, such as a heading of another level.
    const label =
      old.text === block.text
        ? `${old.kind}, now ${block.kind.toLowerCase()}`
        : `${block.kind}, changed`;
    return { what: 'changed', label, parts: wordParts(old.text, block.text) };
  });
  return [...left.map(({ kind, text }) => oneSided('removed', kind, text)), ...changes];
}

function wordParts(before: string, after: string): Part[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    what: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

function isVersionOf(before: TextBlock, after: TextBlock): boolean {
  if (before.text === after.text) return true;
  if (before.kind !== after.kind) return false;
  const words = new Set(before.text.toLowerCase().split(' '));
  const others = after.text.toLowerCase().split(' ');
  const shared = others.filter((word) => words.has(word)).length;
  return shared / Math.max(words.size, others.length) >= minSimilarity;
}

/** A text that was removed at one place and added at another has moved. */
function findMoves(changes: readonly Change[]): Change[] {
  const keyOf = ({ label, what, parts: [part] }: Change) =>
    `${label.slice(0, -what.length)}${part?.text}`;
  const removed = changes.filter(({ what }) => what === 'removed');
  const moved = new Set<Change>();
  const found = changes.map((change): Change => {
    if (change.what !== 'added') return change;
    const old = removed.find((each) => !moved.has(each) && keyOf(each) === keyOf(change));
    if (old === undefined) return change;
    moved.add(old);
    const label = change.label.replace(/added$/, 'moved');
    return { what: 'moved', label, parts: change.parts.map(({ text }) => same(text)) };
  });
  return found.filter((change) => !moved.has(change));
}
