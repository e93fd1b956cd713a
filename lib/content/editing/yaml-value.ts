import { Composer, CST, isCollection, isScalar, Parser, parse, type Scalar } from 'yaml';
import type { FieldPath } from '../tree';
import { EditError } from './content-file';

/** A YAML file whose tokens can be changed: what isn't changed is written as it was, comments and spaces included. */
export function openTokens(source: string) {
  const tokens = [...new Parser().parse(source)];
  const [document] = new Composer({ keepSourceTokens: true }).compose(tokens, true);
  if (document === undefined) throw new Error('The composer made no document.');
  return { document, toString: () => tokens.map(CST.stringify).join('') };
}

/** Of folded text, as in the rest of content/. */
const maxLineWidth = 106;

/** The text or number at a path, and where it starts in the file; null if there's none. */
export function findText(source: string, path: FieldPath) {
  const node = openTokens(source).document.getIn(path, true);
  return isText(node) ? { start: node.range?.[0] ?? 0, value: String(node.value) } : null;
}

function isText(node: unknown): node is Scalar<string | number> {
  return isScalar(node) && (typeof node.value === 'string' || typeof node.value === 'number');
}

/**
 * Replaces the text or number at a path, in the style it's written in if that style can hold it: plain, in quotes, or
 * folded on lines of its own. Nothing else in the file changes.
 *
 * @throws {EditError} if there's no text at the path
 */
export function replaceText(source: string, path: FieldPath, value: string): string {
  const file = openTokens(source);
  const node = file.document.getIn(path, true);
  if (!isText(node) || !CST.isScalar(node.srcToken)) {
    throw new EditError('refused', 'There is no text here.');
  }
  if (String(node.value) === value) return source;
  const token = node.srcToken;
  const inFlow = path.some((_, depth) => {
    const group = file.document.getIn(path.slice(0, depth), true);
    return isCollection(group) && group.flow === true;
  });
  const type = textType(node, value, source, inFlow);
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
  CST.setScalarValue(token, value, { afterKey: isBlock, inFlow, type });
  if (type === 'BLOCK_FOLDED' && !/\n|^ | {2}/.test(value)) {
    const indent = token.indent + 2;
    token.source = `${' '.repeat(indent)}${wrap(value, indent, maxLineWidth)}\n`;
  }
  const edited = file.toString();
  return source.endsWith('\n') ? edited : edited.trimEnd();
}

function textType(node: Scalar, value: string, source: string, inFlow: boolean): Scalar.Type {
  const type = (node.type ?? 'PLAIN') as Scalar.Type;
  if (type.startsWith('BLOCK')) return type;
  const [start, end] = node.range ?? [0, 0];
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  // On lines of its own, a text would swallow a comment after it.
  const hasComment = /^[ \t]+#/.test(source.slice(end));
  // With quotes, if it needs them.
  const isLong = column + value.length + 2 > maxLineWidth;
  if (isLong && !inFlow && !hasComment) return 'BLOCK_FOLDED';
  const isNumber = typeof node.value === 'number' && Number.isFinite(Number(value));
  return type === 'PLAIN' && !isNumber && !isPlainText(value) ? 'QUOTE_DOUBLE' : type;
}

/** Whether YAML reads a text without quotes as that text, and not as a number or a group, for example. */
function isPlainText(value: string): boolean {
  try {
    return parse(value) === value;
  } catch {
    // Not YAML by itself.
    return false;
  }
}

/** Breaks at spaces. Later lines are indented like the first. */
export function wrap(text: string, indent: number, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || indent + line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}
