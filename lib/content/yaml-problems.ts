import { CST, type Document, Lexer, type YAMLError } from 'yaml';

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
export function yamlProblems({ errors }: Document, text: string): YamlProblem[] {
  const found = [
    ...spaceProblems(text),
    ...[...tokensOf(text)].flatMap((token) =>
      tokenProblems(token, text).map(({ index, ...problem }) => {
        return { offset: token.offset + index, ...problem };
      }),
    ),
  ];
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
    isFatal: code !== 'DUPLICATE_KEY',
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

interface Token {
  type: CST.TokenType | 'block-text' | null;
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
    yield { type: isText ? marker : type, offset, source };
    if (isText || type === 'block-scalar-header') marker = isText ? null : type;
    offset += source.length;
  }
}

interface TokenProblem {
  /** From the start of the token. */
  index: number;
  message: string;
  isFatal: boolean;
}

function tokenProblems({ type, offset, source }: Token, text: string): TokenProblem[] {
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
    case 'block-text':
      return foldedProblems(source);
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

/** A note within a folded text is part of it. */
function foldedProblems(source: string): TokenProblem[] {
  const [, before = '', words] = /^((?:.*\n)*?[ \t]*)(#.*)/.exec(source) ?? [];
  if (words === undefined) return [];
  const message = `“${words.trim()}” is part of the text, so it would appear: move the note above the field`;
  return [{ index: before.length, message, isFatal: false }];
}
