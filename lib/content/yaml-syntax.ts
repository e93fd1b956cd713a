import { type Document, isScalar, type Node, type Scalar, visit, type YAMLError } from 'yaml';
import { findMisplacedLine } from './indentation';

export interface YamlProblem {
  offset: number;
  message: string;
  /** Whether it makes the value of the file unreliable. */
  isFatal: boolean;
}

type AddProblem = (offset: number, message: string, isFatal?: boolean) => void;

const quotes = 'put the whole text in quotes, like "{name}: one record"';
const alignment = 'start all fields of a group in the same column, and close every [ and {';
const field = 'write a name, a colon, a space, and a value, like title: Careers';

/** What to do about an error, after the parser says what's wrong. */
const remedies: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'write the backslash twice, or use single quotes',
  BAD_INDENT: alignment,
  BLOCK_AS_IMPLICIT_KEY: `if the text has a colon and a space, ${quotes}; if not, ${alignment}`,
  BLOCK_IN_FLOW: alignment,
  DUPLICATE_KEY: 'keep one of them',
  MISSING_CHAR: field,
  MULTILINE_IMPLICIT_KEY: field,
  MULTIPLE_DOCS: 'remove the line --- or ... above',
  TAB_AS_INDENT: 'use spaces',
};

/** Errors that a misplaced line causes, there or later. */
const followUps = new Set<YAMLError['code']>([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
]);

const spaceMessage =
  'has a non-breaking or other special space, which YAML doesn’t count as a space: delete it, and press the space bar';
/** Spaces other than U+0020, and invisible characters. */
const specialSpace = '[\\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u2060\\u3000\\uFEFF]';
const indentation = new RegExp(`^([ \\t]*(?:-[ \\t]+)*-?)${specialSpace}`, 'gm');
const afterColon = new RegExp(`^([\\w-]+:)${specialSpace}`);

/** The parser's errors, and text that's valid but doesn't mean what it looks like. */
export function yamlProblems(document: Document, text: string): YamlProblem[] {
  const found: YamlProblem[] = [];
  const add: AddProblem = (offset, message, isFatal = true) =>
    found.push({ offset, message, isFatal });
  for (const { index, 1: before = '' } of text.matchAll(indentation)) {
    add(index + before.length, spaceMessage);
  }
  visit(document, {
    Alias: (_, node) => void add(startOf(node), signMessage('*')),
    Value(_, node) {
      // The sign precedes the range of its value.
      const sign = node.anchor !== undefined ? '&' : node.tag !== undefined ? '!' : null;
      if (sign !== null) add(text.lastIndexOf(sign, startOf(node)), signMessage(sign), false);
      else if (isScalar(node) && node.type === 'PLAIN') plainProblems(node, text, add);
      else if (isScalar(node) && node.type === 'QUOTE_DOUBLE') escapeProblems(node, text, add);
      if (isScalar(node)) noteProblems(node, text, add);
    },
  });
  const misplaced = findMisplacedLine(text);
  if (misplaced !== null && (document.errors.length > 0 || misplaced.isEntry)) {
    add(misplaced.offset, misplaced.message, document.errors.length > 0);
  }
  for (const error of document.errors) {
    const { code, message, pos } = error;
    const isQuote = code === 'MISSING_CHAR' && message.includes('quote');
    if (misplaced !== null && !isQuote && followUps.has(code)) continue;
    // The parser reports the end of the file; writers need the opening quote.
    const offset = isQuote ? lastQuoteBefore(pos[0], document) : pos[0];
    const remedy = isQuote ? 'close the quotation mark' : (remedies[code] ?? quotes);
    add(offset, `${message}: ${remedy}`, code !== 'DUPLICATE_KEY');
  }
  return found;
}

/** Characters that look like YAML's own, usually pasted from a document, and notes that may be part of the text. */
function plainProblems(node: Scalar, text: string, add: AddProblem): void {
  const [start, end] = node.range ?? [0, 0];
  const source = text.slice(start, end);
  const [, name] = afterColon.exec(source) ?? [];
  if (name !== undefined) add(start + name.length, spaceMessage);
  if (/^[“„]/.test(source) && !/[”“]/.test(source.slice(1))) {
    const message =
      'starts with a curly quotation mark, which doesn’t keep a text with a colon, comma, or # together';
    add(start, `${message}: put the whole text in straight quotes, like "{name}: one record"`);
  }
}

/** Notes that may be part of the text, since they're on the line where it starts or ends. */
function noteProblems(node: Scalar, text: string, add: AddProblem): void {
  const [start, end] = node.range ?? [0, 0];
  const before = text.slice(Math.max(start - 400, 0), start);
  const found = [
    {
      from: start - before.length,
      ...noteIn(before, /[:-][ \t]+(#[^\n]*)\n(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*$/d),
    },
    { from: start, ...noteIn(text.slice(start, end), /^[>|][-+\d]*[ \t]+(#[^\n]*)/d) },
    { from: end, ...(node.type === 'PLAIN' ? noteIn(text.slice(end), /^[ \t]+(#[^\n]*)/d) : null) },
  ];
  for (const { from, index, note } of found) {
    if (index === undefined || note === undefined) continue;
    const message = `“${note.trim()}” won’t appear, because # starts a note`;
    add(from + index, `${message}: ${quotes}, or move the note to its own line`, false);
  }
  const inText = noteIn(text.slice(start, end), /^[>|][^\n]*\n(?:[^\n]*\n)*?[ \t]*(#[^\n]*)/d);
  if (inText?.index === undefined) return;
  const message = `“${inText.note?.trim()}” is part of the text, so it would appear`;
  add(start + inText.index, `${message}: move the note above the field`, false);
}

function noteIn(text: string, pattern: RegExp) {
  const match = pattern.exec(text);
  return match === null ? null : { index: match.indices?.[1]?.[0], note: match[1] };
}

/** Backslashes that turn the letter after them into something else, such as the one in "C:\\new". */
function escapeProblems(node: Scalar, text: string, add: AddProblem): void {
  const [start, end] = node.range ?? [0, 0];
  for (const { 0: pair, index } of text.slice(start, end).matchAll(/\\[\s\S]/g)) {
    if (!/\w/.test(pair) || /[uUx]/.test(pair)) continue;
    const message = `has ${pair}, so the letter won’t appear`;
    add(start + index, `${message}: remove the backslash, or write it twice`, false);
  }
}

function signMessage(sign: string): string {
  return `starts with ${sign}, so the word after it won’t appear: ${quotes}`;
}

function lastQuoteBefore(offset: number, document: Document): number {
  let opened = offset;
  visit(document, {
    Scalar(_, node) {
      if (node.type?.startsWith('QUOTE') && startOf(node) < offset) opened = startOf(node);
    },
  });
  return opened;
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}
