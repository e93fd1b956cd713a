import { Document, isMap, isScalar, isSeq, type Node, parseDocument, type Scalar } from 'yaml';
import type { FieldPath } from '../parse-yaml';

/** Text of a YAML file that can be replaced: from `start` to `end`, without the line break after it. */
export interface SourceRange {
  start: number;
  end: number;
}

/** Of folded text, as in the rest of content/. */
const maxLineWidth = 106;
const blockTypes = new Set(['BLOCK_FOLDED', 'BLOCK_LITERAL']);

/** The range of the text or number at a path, with its quotes or its `>-`; null if there's none. */
export function findText(
  source: string,
  path: FieldPath,
): (SourceRange & { value: string }) | null {
  const node = parseDocument(source).getIn(path, true);
  if (!isText(node)) return null;
  return { ...trimmedRange(source, node), value: String(node.value) };
}

function isText(node: unknown): node is Scalar<string | number> {
  return isScalar(node) && (typeof node.value === 'string' || typeof node.value === 'number');
}

/** Where a node starts and ends, without white space after it. */
export function trimmedRange(source: string, node: Node): SourceRange {
  const [start, end] = node.range ?? [0, 0, 0];
  return { start, end: start + source.slice(start, end).trimEnd().length };
}

/**
 * Replaces the text or number at a path, in the style it's written in if that style can hold it: plain, in quotes, or
 * folded on lines of its own. Nothing else in the file changes.
 *
 * @throws if there's no text at the path
 */
export function replaceText(source: string, path: FieldPath, value: string): string {
  const document = parseDocument(source);
  const node = document.getIn(path, true);
  if (!isText(node)) throw new Error('There is no text here.');
  if (String(node.value) === value) return source;
  const isNumber = typeof node.value === 'number' && Number.isFinite(Number(value));
  const { start, end } = trimmedRange(source, node);
  const isInFlow = path.some((_, depth) => {
    const group = document.getIn(path.slice(0, depth), true);
    return (isMap(group) || isSeq(group)) && group.flow === true;
  });
  const indent = lineIndent(source, start) + 2;
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  const write = (type: Scalar.Type) =>
    isNumber ? value : formatText(value, type, { isInFlow, indent });

  const type = node.type ?? 'PLAIN';
  const inline = blockTypes.has(type) ? null : write(type as Scalar.Type);
  const fits = inline !== null && !inline.includes('\n') && column + inline.length <= maxLineWidth;
  // In lines of its own, a text would swallow a comment after it.
  const hasComment = /^[ \t]+#/.test(source.slice(end));
  if (isInFlow || fits || hasComment) {
    const isOneLine = inline !== null && !inline.includes('\n');
    return splice(source, start, end, isOneLine ? inline : write('QUOTE_DOUBLE'));
  }

  const block = write(type === 'BLOCK_LITERAL' ? type : 'BLOCK_FOLDED');
  const header = source.slice(start, end).split('\n', 1)[0] ?? '';
  // Keeps a comment after the sign.
  const [newHeader = '', ...lines] = block.split('\n');
  const kept = header.startsWith(newHeader) && blockTypes.has(type) ? header : newHeader;
  return splice(source, start, end, [kept, ...lines].join('\n'));
}

/** Formats a text as YAML, as a field of a group whose fields are indented by `indent - 2`. */
function formatText(
  value: string,
  type: Scalar.Type,
  { isInFlow, indent }: { isInFlow: boolean; indent: number },
): string {
  const document = new Document({ field: value });
  const node = document.get('field', true);
  if (!isScalar(node) || !isMap(document.contents)) throw new Error('YAML changed a group.');
  node.type = type;
  document.contents.flow = isInFlow;
  const isBlock = blockTypes.has(type);
  const lineWidth = isBlock ? maxLineWidth - indent : 0;
  const text = document.toString({ lineWidth, flowCollectionPadding: true });
  const written = parseDocument(text).get('field', true);
  if (!isScalar(written)) throw new Error('YAML lost a text.');
  const { start, end } = trimmedRange(text, written);
  return text.slice(start, end).replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent - 2)}`);
}

/** The number of spaces that the fields next to this one are indented by; a dash counts as a space. */
function lineIndent(source: string, offset: number): number {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return /^[ -]*/.exec(source.slice(start, offset))?.[0].length ?? 0;
}

export function splice(source: string, start: number, end: number, replacement: string): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
