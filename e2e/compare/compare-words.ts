import { diffArrays, diffWordsWithSpace } from 'diff';
import type { TextBlock } from './text-blocks';
import { unique } from './unique';

/** Part of a changed text. */
export interface WordPart {
  what: 'same' | 'added' | 'removed';
  text: string;
}

interface TextChange extends TextBlock {
  what: 'added' | 'removed' | 'moved';
}

export type WordChange =
  | TextChange
  | { what: 'changed'; kind: string; parts: WordPart[] }
  /** The same words in another element, such as a heading of another level. */
  | { what: 'kind'; kind: string; before: string; text: string };

/** Two texts with at least this share of words in common are versions of one. */
const minSimilarity = 0.4;

const keyOf = ({ kind, text }: TextBlock) => `${kind}\0${text}`;

/** What changed in a page's text, in reading order. */
export function compareWords(before: TextBlock[], after: TextBlock[]): WordChange[] {
  const changes: WordChange[] = [];
  let removed: TextBlock[] = [];
  for (const part of diffArrays(before, after, { comparator: (a, b) => keyOf(a) === keyOf(b) })) {
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
function compareRun(before: readonly TextBlock[], after: readonly TextBlock[]): WordChange[] {
  const left = [...before];
  const changes = after.map((block): WordChange => {
    const index = left.findIndex((old) => isVersionOf(old, block));
    if (index < 0) return { what: 'added', ...block };
    const [old = block] = left.splice(index, 1);
    if (old.text === block.text) return { what: 'kind', before: old.kind, ...block };
    return { what: 'changed', kind: block.kind, parts: wordParts(old.text, block.text) };
  });
  return [...left.map((block): WordChange => ({ what: 'removed', ...block })), ...changes];
}

function wordParts(before: string, after: string): WordPart[] {
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
function findMoves(changes: WordChange[]): WordChange[] {
  const removed = changes.filter(isText('removed'));
  const moved = new Set<WordChange>();
  for (const change of changes.filter(isText('added'))) {
    const index = removed.findIndex((old) => keyOf(old) === keyOf(change));
    const [old] = index < 0 ? [] : removed.splice(index, 1);
    if (old === undefined) continue;
    moved.add(old);
    change.what = 'moved';
  }
  return changes.filter((change) => !moved.has(change));
}

function isText(what: TextChange['what']) {
  return (change: WordChange): change is TextChange => change.what === what;
}
