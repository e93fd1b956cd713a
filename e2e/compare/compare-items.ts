import { diffArrays, diffWordsWithSpace } from 'diff';
import { type Change, type Item, same } from './change';

type IsVersion = (before: Item, after: Item) => boolean;
const hasSameLabel: IsVersion = (before, after) => before.label === after.label;
const hasSameText: IsVersion = (before, after) => before.text === after.text;

/** Values, links, or redirects that were added, removed, or changed: those with the same label are versions of one. */
export const compareValues = (before: readonly Item[], after: readonly Item[]) =>
  compareItems(before, after, hasSameLabel);

/** Files that were added, removed, or replaced. */
export const compareFiles = (before: readonly Item[], after: readonly Item[]) =>
  compareItems(before, after, hasSameText);

/** What changed in a page's text, in reading order, then what has gone. */
export function compareWords(before: readonly Item[], after: readonly Item[]): Change[] {
  return [...compareItems(before, after, isRewording), ...moves(before, after)];
}

/** Two texts with at least this share of words in common are versions of one. */
const minSimilarity = 0.4;

function isRewording(before: Item, after: Item): boolean {
  if (hasSameText(before, after)) return true;
  const words = new Set(before.text.toLowerCase().split(' '));
  const others = after.text.toLowerCase().split(' ');
  const shared = others.filter((word) => words.has(word)).length;
  return (
    hasSameLabel(before, after) && shared / Math.max(words.size, others.length) >= minSimilarity
  );
}

function compareItems(before: readonly Item[], after: readonly Item[], isVersion: IsVersion) {
  const removed = without(before, after);
  const changes = without(after, before).map((item): Change => {
    const index = removed.findIndex((old) => isVersion(old, item));
    const old = index < 0 ? undefined : removed.splice(index, 1)[0];
    return old === undefined ? oneSided('added', item) : changed(old, item, isVersion);
  });
  const all = [...changes, ...removed.map((item) => oneSided('removed', item))];
  // A page may have the same link or label in a menu, on a phone's menu, and in the footer.
  return [...new Map(all.map((change) => [JSON.stringify(change), change])).values()];
}

function oneSided(what: 'added' | 'removed', { label, text }: Item): Change {
  return { what, label: `${label}, ${what}`, parts: [{ what, text }] };
}

function changed(before: Item, after: Item, isVersion: IsVersion): Change {
  const label = hasSameLabel(before, after)
    ? `${after.label}, changed`
    : // The same words in another element, such as a heading of another level.
      `${before.label}, now ${after.label.toLowerCase()}`;
  if (hasSameText(before, after)) return { what: 'changed', label, parts: [same(after.text)] };
  const parts =
    isVersion === isRewording
      ? diffWordsWithSpace(before.text, after.text).map(({ value, added, removed }) => ({
          what: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
          text: value,
        }))
      : [
          { what: 'removed' as const, text: before.text, isValue: true },
          { what: 'added' as const, text: after.text, isValue: true },
        ];
  return { what: 'changed', label, parts };
}

const keyOf = (item: Item) => JSON.stringify(item);

/** The items of a list that another one doesn't have, one for one. */
function without(items: readonly Item[], others: readonly Item[]): Item[] {
  const left = others.map(keyOf);
  return items.filter((item) => {
    const index = left.indexOf(keyOf(item));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Texts that both lists have, in another order. */
function moves(before: readonly Item[], after: readonly Item[]): Change[] {
  const shared = (items: readonly Item[], others: readonly Item[]) => {
    const own = new Set(without(items, others));
    return items.filter((item) => !own.has(item));
  };
  const parts = diffArrays(shared(before, after), shared(after, before), {
    comparator: (one, other) => keyOf(one) === keyOf(other),
  });
  return parts
    .flatMap(({ added, value }) => (added ? value : []))
    .map(({ label, text }) => ({ what: 'moved', label: `${label}, moved`, parts: [same(text)] }));
}
