import { type CST, isSeq, parseDocument } from 'yaml';
import { collectAnchors } from '../anchors';
import type { FieldPath } from '../tree';
import { EditError } from './content-file';
import { findText, openTokens, replaceText } from './yaml-value';

export const listActions = ['copy', 'remove', 'up', 'down'] as const;
export type ListAction = (typeof listActions)[number];

/** The innermost list that a field is in, and the position of its entry; null for a field that isn't in a list. */
export function findListEntry(source: string, path: FieldPath) {
  const depth = path.findLastIndex((step) => typeof step === 'number');
  const list = depth === -1 ? null : parseDocument(source).getIn(path.slice(0, depth), true);
  if (!isSeq(list)) return null;
  return { path: path.slice(0, depth), index: Number(path[depth]), count: list.items.length };
}

/**
 * Copies, removes, or moves an entry of a list, with the comments above it, except those above the first. Nothing else
 * in the file changes.
 *
 * @param action `copy` puts the copy below the entry
 * @throws {EditError} if there's no such entry, or nothing to move it past
 */
export function changeList(
  source: string,
  path: FieldPath,
  index: number,
  action: ListAction,
): string {
  // The last entry is a whole line, too.
  if (!source.endsWith('\n')) return changeList(`${source}\n`, path, index, action).slice(0, -1);
  const file = openTokens(source);
  const list = path.length === 0 ? file.document.contents : file.document.getIn(path, true);
  const token = isSeq(list) ? list.srcToken : undefined;
  if (token?.type !== 'block-seq' && token?.type !== 'flow-collection') {
    throw new EditError('refused', 'There is no list here.');
  }
  const items: Item[] = token.items;
  const entries = items.filter(({ value }) => value !== undefined);
  const entry = entries[index];
  if (entry === undefined) throw new EditError('refused', 'There is no such entry in the list.');
  const at = items.indexOf(entry);
  if (action === 'copy') {
    items.splice(at + 1, 0, { ...structuredClone(entry), start: startOfCopy(token, entry) });
  } else if (action === 'remove') {
    const next = entries[index + 1];
    if (entries.length === 1)
      throw new EditError('refused', 'The last entry of a list can’t be removed.');
    if (index === 0 && next !== undefined) {
      next.start = token.type === 'block-seq' ? splitStart(next.start).own : entry.start;
    }
    items.splice(at, 1);
  } else {
    const other = entries[action === 'up' ? index - 1 : index + 1];
    if (other === undefined)
      throw new EditError('refused', 'The entry can’t move any further in its list.');
    swap(entry, other);
  }
  return file.toString();
}

type Item = CST.CollectionItem;

/** Splits what's before an entry: its dash with the comments right above it are its own. */
function splitStart(start: readonly CST.SourceToken[]) {
  let own = start.findIndex(({ type }) => type === 'seq-item-ind');
  if (own === -1) return { separator: [...start], own: [] };
  for (;;) {
    const above = start.slice(0, own).map(({ type }) => type);
    if (above.at(-1) === 'space') above.pop();
    if (above.pop() !== 'newline' || above.pop() !== 'comment') break;
    own = above.length;
  }
  return { separator: start.slice(0, own), own: start.slice(own) };
}

function swap(one: Item, other: Item): void {
  const [first, second] = [splitStart(one.start), splitStart(other.start)];
  const { value } = one;
  Object.assign(one, { start: [...first.separator, ...second.own], value: other.value });
  Object.assign(other, { start: [...second.separator, ...first.own], value });
}

function startOfCopy(
  { type, indent }: CST.BlockSequence | CST.FlowCollection,
  { start }: Item,
): CST.SourceToken[] {
  const made = (type: CST.SourceToken['type'], source: string): CST.SourceToken => ({
    ...{ type, source },
    ...{ offset: 0, indent: 0 },
  });
  if (type === 'flow-collection') return [made('comma', ','), made('space', ' ')];
  const dash = start.findIndex((token) => token.type === 'seq-item-ind');
  return [made('space', ' '.repeat(indent)), ...start.slice(dash)];
}

/** Fields with a name for people, which has to be unique in a list too. */
const nameFields = ['name', 'heading', 'title'];

/** Gives the copy below an entry its own ID, and a name to go with it, because IDs must be unique on a page. */
export function renameCopy(source: string, path: FieldPath, index: number): string {
  const field = (name: string) => findText(source, [...path, index + 1, name]);
  const id = field('id');
  if (id === null) return source;
  const taken = collectAnchors(parseDocument(source).toJS()).map((anchor) => anchor.id);
  let number = 2;
  while (taken.includes(`${id.value}-${number}`)) number += 1;
  const renamed = replaceText(source, [...path, index + 1, 'id'], `${id.value}-${number}`);
  const nameField = nameFields.find((name) => field(name) !== null);
  if (nameField === undefined) return renamed;
  const name = `${field(nameField)?.value} ${number}`;
  return replaceText(renamed, [...path, index + 1, nameField], name);
}
