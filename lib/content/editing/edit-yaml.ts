import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
} from 'yaml';
import { collectAnchors } from '../anchors';
import { type FieldPath, valueAt } from '../tree';
import { EditError } from './edit-error';

export const listActions = ['copy', 'remove', 'up', 'down'] as const;
export type ListAction = (typeof listActions)[number];

/**
 * What to do at a path: `set` the text or number there, `put` a field of that name in place of the one there or below the
 * field `after` (undefined removes it), `insert` an entry of a list before the one there, or copy, remove, or move that one.
 */
export type Change =
  | { set: string }
  | { put: unknown; after: string }
  | { insert: unknown }
  | ListAction;

/** As in the rest of content/. */
const maxLineWidth = 106;

/**
 * Changes a value of a YAML text. Nothing else in the text changes.
 *
 * @throws {EditError} if there's no such value, or it's written in a way that can't be changed like this
 */
export function editYaml(source: string, path: FieldPath, change: Change): string {
  if (change === 'copy') return renameCopy(changeList(source, path, change), path);
  if (typeof change === 'string') return changeList(source, path, change);
  if ('set' in change) return setText(source, path, change.set);
  return 'insert' in change
    ? insertEntry(source, path, change.insert)
    : putField(source, path, change.put, change.after);
}

/** The text or number at a path, and where it starts; null if there's none. */
export function findText(source: string, path: FieldPath) {
  const node = parseDocument(source).getIn(path, true);
  return isText(node) ? { start: node.range?.[0] ?? 0, value: String(node.value) } : null;
}

function isText(node: unknown): node is Scalar<string | number> {
  return isScalar(node) && (typeof node.value === 'string' || typeof node.value === 'number');
}

const lineStartOf = (source: string, offset: number) => source.lastIndexOf('\n', offset - 1) + 1;

/** The column of a field or an entry's first field: what's below it is indented further. */
function columnOf(source: string, offset: number): number {
  const start = lineStartOf(source, offset);
  return /^ *(?:- +)*/.exec(source.slice(start, offset))?.[0].length ?? 0;
}

/** In the style that it's written in, if it fits: plain, in quotes, or folded on lines of its own. */
function setText(source: string, path: FieldPath, value: string): string {
  const document = parseDocument(source);
  const node = document.getIn(path, true);
  if (!isText(node) || !node.range) throw new EditError('refused', 'There is no text here.');
  if (String(node.value) === value) return source;
  const [start, end] = node.range;
  const isNumber = typeof node.value === 'number' && value === String(Number(value));
  const scalar = new Scalar(isNumber ? Number(value) : value);
  const type: Scalar.Type = isNumber ? 'PLAIN' : (node.type ?? 'PLAIN');
  const inFlow = path.some((_, depth) => {
    const group = document.getIn(path.slice(0, depth), true);
    return isCollection(group) && group.flow === true;
  });
  if (inFlow) {
    scalar.type = type;
    const list = stringify([scalar], { collectionStyle: 'flow', lineWidth: 0 });
    return source.slice(0, start) + list.trim().slice(2, -2) + source.slice(end);
  }
  const isBlock = type.startsWith('BLOCK');
  // On lines of its own, a text would swallow a comment after it.
  const hasComment = !isBlock && /^[ \t]+#/.test(source.slice(end));
  const width = start - lineStartOf(source, start) + value.length + 2;
  const isLong = width > maxLineWidth && !hasComment;
  scalar.type = isLong && !isBlock ? Scalar.BLOCK_FOLDED : type;
  const indent = columnOf(source, start);
  const lineWidth = hasComment ? 0 : maxLineWidth - indent;
  const field = stringify({ x: scalar }, { lineWidth }).slice('x: '.length).trimEnd();
  const text = field.replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
  return source.slice(0, start) + text + (isBlock ? '\n' : '') + source.slice(end);
}

/** An entry of a list in a text, with the comments right above it, except above the first. */
interface Entry {
  start: number;
  /** Without comments. */
  ownStart: number;
  end: number;
}

function entriesOf(source: string, path: FieldPath) {
  const document = parseDocument(source);
  const list = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isSeq(list)) throw new EditError('refused', 'There is no list here.');
  const isFlow = list.flow === true;
  const entries = list.items.map((item, index): Entry => {
    const [from, to] = (isNode(item) && item.range) || [0, 0];
    if (isFlow) return { start: from, ownStart: from, end: to };
    const ownStart = lineStartOf(source, from);
    const above = /(?:^[ \t]*#.*\n)+$(?![\s\S])/m.exec(source.slice(0, ownStart))?.[0].length ?? 0;
    const last = source.slice(0, to).trimEnd().length;
    const lineEnd = source.indexOf('\n', last);
    const end = lineEnd === -1 ? source.length : lineEnd;
    return { start: index === 0 ? ownStart : ownStart - above, ownStart, end };
  });
  return { entries, isFlow };
}

function changeList(source: string, path: FieldPath, action: ListAction): string {
  const index = Number(path.at(-1));
  const { entries, isFlow } = entriesOf(source, path.slice(0, -1));
  const entry = entries[index];
  if (entry === undefined) throw new EditError('refused', 'There is no such entry in the list.');
  if (action === 'copy') {
    const copy = source.slice(entry.ownStart, entry.end);
    return `${source.slice(0, entry.end)}${isFlow ? ', ' : '\n'}${copy}${source.slice(entry.end)}`;
  }
  if (action === 'remove') {
    const [before, after] = [entries[index - 1], entries[index + 1]];
    if (before === undefined && after === undefined) {
      throw new EditError('refused', 'The last entry of a list can’t be removed.');
    }
    // With what separates it from its neighbor.
    if (after === undefined) return source.slice(0, before?.end) + source.slice(entry.end);
    return source.slice(0, entry.start) + source.slice(isFlow ? after.start : entry.end + 1);
  }
  const other = entries[action === 'up' ? index - 1 : index + 1];
  if (other === undefined) {
    throw new EditError('refused', 'The entry can’t move any further in its list.');
  }
  const [first, second] = action === 'up' ? [other, entry] : [entry, other];
  return [
    source.slice(0, first.start),
    source.slice(second.start, second.end),
    source.slice(first.end, second.start),
    source.slice(first.start, first.end),
    source.slice(second.end),
  ].join('');
}

/** Fields with a name for people, which has to be unique in a list too. */
const nameFields = ['name', 'heading', 'title'];

/** Gives the copy below an entry its own ID, and a name to go with it, because IDs must be unique on a page. */
function renameCopy(source: string, path: FieldPath): string {
  const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1];
  const content: unknown = parseDocument(source).toJS();
  const id = valueAt(content, [...copy, 'id']);
  if (typeof id !== 'string') return source;
  const taken = collectAnchors(content).map((anchor) => anchor.id);
  let number = 2;
  while (taken.includes(`${id}-${number}`)) number += 1;
  const renamed = setText(source, [...copy, 'id'], `${id}-${number}`);
  const field = nameFields.find((name) => valueAt(content, [...copy, name]) !== undefined);
  if (field === undefined) return renamed;
  return setText(renamed, [...copy, field], `${valueAt(content, [...copy, field])} ${number}`);
}

function insertEntry(source: string, path: FieldPath, value: unknown): string {
  const { entries, isFlow } = entriesOf(source, path.slice(0, -1));
  const [next, last] = [entries[Number(path.at(-1))], entries.at(-1)];
  if (isFlow || last === undefined) throw new EditError('refused', 'There is no list here.');
  const dash = source.slice(last.ownStart).search(/\S/);
  const lines = indented(stringify([value], { lineWidth: maxLineWidth }), dash);
  return next === undefined
    ? `${source.slice(0, last.end)}\n${lines}${source.slice(last.end)}`
    : `${source.slice(0, next.start)}${lines}\n${source.slice(next.start)}`;
}

function putField(source: string, path: FieldPath, value: unknown, after: string): string {
  const group = parseDocument(source).getIn(path.slice(0, -1), true);
  const pairs = isMap(group) && group.flow !== true ? group.items : [];
  const rangeOf = (name: unknown) => {
    const { key, value } =
      pairs.find((pair) => isScalar(pair.key) && pair.key.value === name) ?? {};
    return isScalar(key) && isNode(value) && key.range && value.range
      ? { start: key.range[0], end: source.slice(0, value.range[1]).trimEnd().length }
      : undefined;
  };
  const [own, sibling] = [rangeOf(path.at(-1)), rangeOf(after)];
  if (value === undefined && own !== undefined) {
    const lineEnd = source.indexOf('\n', own.end);
    const rest = lineEnd === -1 ? '' : source.slice(lineEnd + 1);
    return source.slice(0, lineStartOf(source, own.start)) + rest;
  }
  const start = own?.start ?? sibling?.start;
  if (start === undefined) {
    throw new EditError('refused', 'This part of the file isn’t on lines of its own.');
  }
  const column = columnOf(source, start);
  const field = stringify({ [String(path.at(-1))]: value }, { lineWidth: maxLineWidth });
  const lines = indented(field, column);
  if (own !== undefined)
    return source.slice(0, start) + lines.slice(column) + source.slice(own.end);
  const lineEnd = source.indexOf('\n', sibling?.end);
  const end = lineEnd === -1 ? source.length : lineEnd;
  return `${source.slice(0, end)}\n${lines}${source.slice(end)}`;
}

function indented(lines: string, column: number): string {
  return lines.trimEnd().replace(/^(?=.)/gm, ' '.repeat(column));
}
