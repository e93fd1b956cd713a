import {
  CST,
  type Document,
  isMap,
  isNode,
  isScalar,
  Lexer,
  LineCounter,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type { Problem } from './problem';
import { type FieldPath, formatPath } from './tree';

export type YamlFile = ReturnType<typeof loadYaml>;

/** `nth` counts earlier occurrences of the text within the value. */
type ProblemTarget = 'value' | 'name' | { within: string; nth?: number };

/** Parses a YAML file of `content/`, without validating it against a schema. */
export function loadYaml(file: string, text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const found = yamlProblems(document, text);
  const hasSyntaxErrors = found.some(({ isFatal }) => isFatal);
  const value: unknown = hasSyntaxErrors ? null : document.toJS();
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const problems = found
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, message }): Problem => ({ file, ...at(offset), field: '', message }))
    // Only the first of each line, since one mistake often causes others.
    .filter(({ line }, index, all) => line !== all[index - 1]?.line);
  return {
    file,
    text,
    /** Null if the file has syntax errors. */
    value,
    hasSyntaxErrors,
    /** Syntax errors, and text that doesn't mean what it looks like. */
    problems,
    /** Creates a problem located at a value, at its field name, or at some text within the value. */
    problemAt: (path: FieldPath, message: string, target: ProblemTarget = 'value'): Problem => ({
      file,
      ...at(problemOffset(document, text, path, target)),
      field: formatPath(path),
      message,
    }),
  };
}

function problemOffset(
  document: Document,
  text: string,
  path: FieldPath,
  target: ProblemTarget,
): number {
  const [value, end] = nodeRange(document, path);
  if (target === 'value') return value;
  if (target !== 'name') {
    const before = text
      .slice(value, end)
      .split(target.within, (target.nth ?? 0) + 1)
      .join(target.within);
    return before.length < end - value ? value + before.length : value;
  }
  const group = document.getIn(path.slice(0, -1), true);
  const pairs = isMap(group) ? group.items : [];
  const key = pairs.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))?.key;
  return isNode(key) && key.range ? key.range[0] : value;
}

/** A missing field has no position, so this falls back to its nearest ancestor. */
function nodeRange(document: Document, path: FieldPath): [start: number, end: number] {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node: unknown =
      depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  }
  return [0, 0];
}

interface YamlProblem {
  offset: number;
  message: string;
  /** Whether it makes the value of the file unreliable. */
  isFatal: boolean;
}

const quotes = 'put the whole text in quotes, like "{name}: one record"';
const indent =
  'start all fields of a group in the same column, and the lines of a text further right than its field; close every [ and {';

/** What to do about the mistakes that writers make. With others, quotes usually help. */
const remedies: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: `if the text has a colon and a space, ${quotes}; if not, ${indent}`,
  BAD_INDENT: indent,
  DUPLICATE_KEY: 'keep one of the two',
  BLOCK_IN_FLOW: indent,
  MISSING_CHAR: indent,
  MULTIPLE_DOCS: 'remove the line --- or ...',
  MULTILINE_IMPLICIT_KEY: indent,
  TAB_AS_INDENT: 'use spaces',
};

/** The parser's first error, duplicate fields, and text that doesn't mean what it looks like. */
function yamlProblems({ errors }: Document, text: string): YamlProblem[] {
  const spaces = [...text.matchAll(spacedStart)].map(({ index, 1: before = '' }) => {
    return { offset: index + before.length, message: spaceMessage, isFatal: true };
  });
  const found = [...spaces, ...[...tokensOf(text)].flatMap(tokenProblems)];
  const isDuplicate = ({ code }: YAMLError) => code === 'DUPLICATE_KEY';
  const first = errors.find((error) => !isDuplicate(error));
  // An error often causes others, and so do these.
  const isNew = first !== undefined && !found.some(({ isFatal }) => isFatal);
  const reported = [...(isNew ? [first] : []), ...errors.filter(isDuplicate)];
  return [...found, ...reported.map((error) => parserProblem(errors, error, text))];
}

function parserProblem(
  errors: readonly YAMLError[],
  { code, message, pos: [start] }: YAMLError,
  text: string,
): YamlProblem {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const spaceless = /^ *(?:- +)*(?=-[^\s-]|\w+:[^\s/])/.exec(text.slice(lineStart))?.[0];
  if (spaceless !== undefined) {
    const remedy = 'put a space after the hyphen or the colon';
    const offset = lineStart + spaceless.length;
    return { offset, message: `${message}: ${remedy}`, isFatal: true };
  }
  // Of a name that seems to have several lines, the last is a field that starts in the wrong column.
  const name = errors.find(
    (other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === start,
  );
  const before = /[\s\S]*\n */.exec(text.slice(start, name?.pos[1]).trimEnd())?.[0].length ?? 0;
  return {
    offset: name === undefined ? start : start + before,
    message: `${message}: ${remedies[name?.code ?? code] ?? quotes}`,
    isFatal: code !== 'DUPLICATE_KEY',
  };
}

const spaceMessage =
  'has a no-break or other special space, which YAML doesn’t count as a space: delete it, and press the space bar';
/** Spaces other than U+0020, and invisible characters. */
const specialSpace = '[\\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u2060\\u3000\\uFEFF]';
const spacedStart = new RegExp(`^([ \\t]*(?:-[ \\t]+)*-?)${specialSpace}`, 'gm');

interface TokenMistake {
  in: readonly Token['type'][];
  /** What's wrong is at its match, which `…` stands for in the message. */
  pattern: RegExp;
  message: string;
  isFatal?: true;
}

/** Text that doesn't mean what it looks like. */
const tokenMistakes: readonly TokenMistake[] = [
  {
    in: ['alias'],
    pattern: /^./g,
    message: `starts with …, so the word after it won’t appear: ${quotes}`,
    isFatal: true,
  },
  {
    in: ['anchor', 'tag'],
    pattern: /^./g,
    message: `starts with …, so the word after it won’t appear: ${quotes}`,
  },
  {
    in: ['trailing-comment'],
    pattern: /^.*\S/g,
    message: `“…” won’t appear, because # starts a note: ${quotes}, or move the note to its own line`,
  },
  {
    in: ['block-text'],
    pattern: /(?<=^(?:.*\n)*[ \t]*)#.*\S/g,
    message: '“…” is part of the text, so it would appear: move the note above the field',
  },
  {
    in: ['double-quoted-scalar', 'single-quoted-scalar'],
    pattern: /^(["'])(?![\s\S]*\1$)/g,
    message: 'has no closing quotation mark: add it',
    isFatal: true,
  },
  {
    in: ['double-quoted-scalar'],
    pattern: /(?<=^(?:[^\\]|\\[\s\S])*)\\(?![uUx])\w/g,
    message: 'has …, so the letter won’t appear: remove the backslash, or write it twice',
  },
  {
    in: ['scalar'],
    pattern: new RegExp(`(?<=^[\\w-]+:)${specialSpace}`, 'g'),
    message: spaceMessage,
    isFatal: true,
  },
  {
    in: ['scalar'],
    pattern: /^[“„](?=[^”“]*$)/g,
    message: `starts with a curly quotation mark, which doesn’t keep a text with a colon, comma, or # together: put the whole text in straight quotes, like "{name}: one record"`,
    isFatal: true,
  },
  {
    in: ['scalar'],
    pattern: /^[“„](?=[^”“]*[”“]$)/g,
    message: `is wholly in curly quotation marks, which would appear: remove them, or put the whole text in straight quotes, like "{name}: one record"`,
  },
  {
    in: ['scalar'],
    pattern: /(?<=\n *)- /g,
    message: `“-” is part of the text above: ${indent}`,
  },
];

function tokenProblems({ type, offset, source }: Token): YamlProblem[] {
  return tokenMistakes
    .filter((mistake) => mistake.in.includes(type))
    .flatMap(({ pattern, message, isFatal = false }) =>
      [...source.matchAll(pattern)].map(({ 0: found, index }) => {
        return { offset: offset + index, message: message.replace('…', () => found), isFatal };
      }),
    );
}

interface Token {
  type: CST.TokenType | 'block-text' | 'trailing-comment' | null;
  offset: number;
  source: string;
}

function* tokensOf(text: string): Generator<Token> {
  let offset = 0;
  let marker: Token['type'] = null;
  for (const source of new Lexer().lex(text)) {
    const type = CST.tokenType(source);
    // They're not in the text: they say what comes next.
    if (type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar') {
      if (type === 'scalar') marker = marker === 'block-scalar-header' ? 'block-text' : 'scalar';
      continue;
    }
    const isText: boolean = marker === 'scalar' || marker === 'block-text';
    const isTrailing = type === 'comment' && /\S[^\n]*$/.test(text.slice(0, offset));
    yield { type: isText ? marker : isTrailing ? 'trailing-comment' : type, offset, source };
    if (isText || type === 'block-scalar-header') marker = isText ? null : type;
    offset += source.length;
  }
}
