import { isNode, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import { collectAnchors } from '../anchors';
import type { FieldPath } from '../parse-yaml';
import { EditError } from './edit-error';
import { findText, replaceText, type SourceRange, splice, trimmedRange } from './yaml-value';

export const listActions = ['copy', 'remove', 'up', 'down'] as const;
export type ListAction = (typeof listActions)[number];

/** The innermost list that a field is in, and the position of its entry. */
export interface ListEntry {
  path: FieldPath;
  index: number;
  count: number;
}

/** Null for a field that isn't in a list. */
export function findListEntry(source: string, path: FieldPath): ListEntry | null {
  const depth = path.findLastIndex((step) => typeof step === 'number');
  if (depth === -1) return null;
  const list = parseDocument(source).getIn(path.slice(0, depth), true);
  if (!isSeq(list)) return null;
  return { path: path.slice(0, depth), index: Number(path[depth]), count: list.items.length };
}

/**
 * Copies, removes, or moves an entry of a list, with the comments above it, except one at the start of the file.
 * Nothing else in the file changes.
 *
 * @param action `copy` puts the copy below the entry
 * @throws if there's no such entry, or nothing to move it past
 */
export function changeList(
  source: string,
  path: FieldPath,
  index: number,
  action: ListAction,
): string {
  if (source.endsWith('\n')) return changeLines(source, path, index, action);
  // The last entry is a whole line, too.
  return changeLines(`${source}\n`, path, index, action).replace(/\n$/, '');
}

function changeLines(source: string, path: FieldPath, index: number, action: ListAction): string {
  const document = parseDocument(source);
  const list = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isSeq(list)) throw new EditError('refused', 'There is no list here.');
  const ranges = list.flow === true ? flowRanges(source, list) : blockRanges(source, list);
  const range = ranges[index];
  if (range === undefined) throw new EditError('refused', 'There is no such entry in the list.');
  const text = source.slice(range.start, range.end);
  if (action === 'copy') {
    const indent = ' '.repeat(range.start - lineStart(source, range.start));
    const copied = list.flow === true ? `, ${text}` : indent + text;
    return splice(source, range.end, range.end, copied);
  }
  if (action === 'remove') return remove(source, list, ranges, index);
  const other = ranges[action === 'up' ? index - 1 : index + 1];
  if (other === undefined)
    throw new EditError('refused', 'The entry can’t move any further in its list.');
  const [first, second] = other.start < range.start ? [other, range] : [range, other];
  return (
    source.slice(0, first.start) +
    source.slice(second.start, second.end) +
    source.slice(first.end, second.start) +
    source.slice(first.start, first.end) +
    source.slice(second.end)
  );
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

function remove(source: string, list: YAMLSeq, ranges: readonly SourceRange[], index: number) {
  const [range, next, previous] = [ranges[index], ranges[index + 1], ranges[index - 1]];
  if (range === undefined || ranges.length === 1)
    throw new EditError('refused', 'The last entry of a list can’t be removed.');
  if (list.flow !== true) {
    const line = lineStart(source, range.start);
    const isFirstOnLine = source.slice(line, range.start).trim() === '';
    if (isFirstOnLine) return splice(source, line, range.end, '');
  }
  return next === undefined
    ? splice(source, previous?.end ?? range.start, range.end, '')
    : splice(source, range.start, next.start, '');
}

/** In `[a, b]`: without commas. */
function flowRanges(source: string, { items }: YAMLSeq): SourceRange[] {
  return items.filter(isNode).map((item) => trimmedRange(source, item));
}

/**
 * From the comments above the dash, or from the dash, to the line break after the entry. The indentation before that
 * isn't part of it: in `- - a`, another list's dash is there.
 */
function blockRanges(source: string, { items }: YAMLSeq): SourceRange[] {
  return items.filter(isNode).map((item) => {
    const { start: offset, end } = trimmedRange(source, item);
    const line = lineStart(source, offset);
    const dash = source.slice(line, offset).lastIndexOf('- ');
    if (dash === -1) {
      const message = 'A dash of this list has a line of its own. Change the list in the file.';
      throw new EditError('refused', message);
    }
    const indent = source.slice(line, line + dash);
    let first = line;
    // Before the start of the file, lastIndexOf would look at its first character.
    for (let above = line; above > 1; first = above) {
      above = lineStart(source, above - 1);
      if (indent.trim() !== '' || !source.startsWith(`${indent}#`, above)) break;
    }
    // A comment at the start of a file is about the file.
    const start = (source.slice(0, first).trim() === '' ? line : first) + dash;
    const lineEnd = source.indexOf('\n', end);
    return { start, end: lineEnd === -1 ? source.length : lineEnd + 1 };
  });
}

/** Where the line with this character starts. */
const lineStart = (source: string, offset: number) => source.lastIndexOf('\n', offset - 1) + 1;
