import { type CST, type Document, isScalar, visit, type YAMLError } from 'yaml';

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
  BLOCK_IN_FLOW: indent,
  MISSING_CHAR: indent,
  MULTILINE_IMPLICIT_KEY: indent,
  TAB_AS_INDENT: 'use spaces',
};

/** The parser's first error, duplicate fields, and text that doesn't mean what it looks like. */
export function yamlProblems(
  document: Document,
  tokens: readonly CST.Token[],
  text: string,
): YamlProblem[] {
  const found = [
    ...spaceProblems(text),
    ...withSource(tokens).flatMap((token) =>
      tokenProblems(token, text).map(({ index, ...problem }) => {
        return { offset: token.offset + index, ...problem };
      }),
    ),
  ];
  const [error] = document.errors;
  // An error often causes others, and so do these.
  if (error !== undefined && !found.some(({ isFatal }) => isFatal)) {
    found.push(parserProblem(document.errors, error, text));
  }
  return [...found, ...duplicateFields(document)];
}

function parserProblem(
  errors: readonly YAMLError[],
  { code, message, pos: [start] }: YAMLError,
  text: string,
): YamlProblem {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(lineStart);
  const spaceless = /^ *(?:- +)*(?=-[^\s-]|\w+:[^\s/])/.exec(line)?.[0];
  if (spaceless !== undefined) {
    const remedy = 'put a space after the hyphen or the colon';
    return {
      offset: lineStart + spaceless.length,
      message: `${message}: ${remedy}`,
      isFatal: true,
    };
  }
  // Of a name that seems to have several lines, the last is a field that starts in the wrong column.
  const name = errors.find(
    (other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === start,
  );
  const before = /[\s\S]*\n */.exec(text.slice(start, name?.pos[1]).trimEnd())?.[0].length ?? 0;
  return {
    offset: name === undefined ? start : start + before,
    message: `${message}: ${remedies[name?.code ?? code] ?? quotes}`,
    isFatal: true,
  };
}

const spaceMessage =
  'has a no-break or other special space, which YAML doesn’t count as a space: delete it, and press the space bar';
/** Spaces other than U+0020, and invisible characters. */
const specialSpace = '[\\u00A0\\u1680\\u2000-\\u200B\\u202F\\u205F\\u2060\\u3000\\uFEFF]';
const spacedStart = new RegExp(`^([ \\t]*(?:-[ \\t]+)*-?)${specialSpace}`, 'gm');
const spacedName = new RegExp(`^[\\w-]+:(?=${specialSpace})`);

function spaceProblems(text: string): YamlProblem[] {
  return [...text.matchAll(spacedStart)].map(({ index, 1: before = '' }) => {
    return { offset: index + before.length, message: spaceMessage, isFatal: true };
  });
}

function duplicateFields(document: Document): YamlProblem[] {
  const found: YamlProblem[] = [];
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const message = `“${key.value}” is there twice: keep one of them`;
        if (names.has(key.value))
          found.push({ offset: key.range?.[0] ?? 0, message, isFatal: false });
        names.add(key.value);
      }
    },
  });
  return found;
}

interface Token {
  type: CST.TokenType | 'block-scalar';
  offset: number;
  source: string;
  /** Of a block scalar: what's before its first line. */
  props?: CST.SourceToken[];
}

/** Every token with a text of its own, in any order. */
function withSource(tokens: readonly CST.Token[]): Token[] {
  const found: Token[] = [];
  const rest: unknown[] = [...tokens];
  while (rest.length > 0) {
    const token = rest.pop();
    if (typeof token !== 'object' || token === null) continue;
    // The parser makes nothing else with a source.
    if ('source' in token) found.push(token as Token);
    for (const part of Object.values(token)) rest.push(part);
  }
  return found;
}

interface TokenProblem {
  /** From the start of the token. */
  index: number;
  message: string;
  isFatal: boolean;
}

function tokenProblems({ type, offset, source, props = [] }: Token, text: string): TokenProblem[] {
  switch (type) {
    case 'alias':
    case 'anchor':
    case 'tag': {
      const message = `starts with ${source.charAt(0)}, so the word after it won’t appear: ${quotes}`;
      return [{ index: 0, message, isFatal: type === 'alias' }];
    }
    case 'comment': {
      const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
      const message = `“${source.trim()}” won’t appear, because # starts a note: ${quotes}, or move the note to its own line`;
      return before.trim() === '' ? [] : [{ index: 0, message, isFatal: false }];
    }
    case 'double-quoted-scalar':
    case 'single-quoted-scalar':
      return quotedProblems(source);
    case 'scalar':
      return plainProblems(source);
    case 'block-scalar': {
      const header = props.at(-1);
      const start = header === undefined ? 0 : header.offset + header.source.length - offset;
      return foldedProblems(source, start);
    }
    default:
      return [];
  }
}

/** An open quotation mark, and backslashes that turn the letter after them into something else: "C:\\new". */
function quotedProblems(source: string): TokenProblem[] {
  const quote = source.charAt(0);
  if (source.length === 1 || !source.endsWith(quote)) {
    return [{ index: 0, message: 'has no closing quotation mark: add it', isFatal: true }];
  }
  const pairs = quote === '"' ? [...source.matchAll(/\\[\s\S]/g)] : [];
  return pairs
    .filter(({ 0: pair }) => /\w/.test(pair) && !/[uUx]/.test(pair))
    .map(({ 0: pair, index }) => {
      const message = `has ${pair}, so the letter won’t appear: remove the backslash, or write it twice`;
      return { index, message, isFatal: false };
    });
}

const straight = 'put the whole text in straight quotes, like "{name}: one record"';

/** Characters that look like YAML's own, and entries of a list that became text. */
const plainPatterns = [
  { pattern: spacedName, message: spaceMessage, isFatal: true },
  {
    pattern: /^(?=[“„][^”“]*$)/,
    message: `starts with a curly quotation mark, which doesn’t keep a text with a colon, comma, or # together: ${straight}`,
    isFatal: true,
  },
  {
    pattern: /^(?=[“„][^”“]*[”“]$)/,
    message: `is wholly in curly quotation marks, which would appear: remove them, or ${straight}`,
    isFatal: false,
  },
  {
    pattern: /[\s\S]*?\n *(?=- )/,
    message: `“-” is part of the text above: ${indent}`,
    isFatal: false,
  },
];

function plainProblems(source: string): TokenProblem[] {
  return plainPatterns.flatMap(({ pattern, message, isFatal }) => {
    const before = pattern.exec(source)?.[0];
    return before === undefined ? [] : [{ index: before.length, message, isFatal }];
  });
}

/** A note within a folded text is part of it. @param start where the text starts in its token */
function foldedProblems(source: string, start: number): TokenProblem[] {
  const [, before = '', words] = /^((?:.*\n)*?[ \t]*)(#.*)/.exec(source) ?? [];
  if (words === undefined) return [];
  const message = `“${words.trim()}” is part of the text, so it would appear: move the note above the field`;
  return [{ index: start + before.length, message, isFatal: false }];
}
