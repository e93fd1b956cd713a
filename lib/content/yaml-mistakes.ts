import { type Document, isScalar, type Node, visit, type YAMLError } from 'yaml';

interface Mistake {
  offset: number;
  /** Empty where no field can be named. */
  field: string;
  message: string;
}

const quotes = 'put the whole text in quotes, like "{name}: one record"';

const outOfLine =
  'isn’t lined up with the lines above: start all fields of a group in the same column, and close every [ and {';
const other = `has a character that can’t be used here: compare it with the lines around it, or ${quotes}`;
const noField = 'isn’t a field: write a name, a colon, a space, and a value, like title: Careers';

/** What a writer can do about each kind of error; the parser's own words are for programmers. */
const remedies: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: outOfLine,
  BLOCK_IN_FLOW: outOfLine,
  BAD_SCALAR_START: `starts with a character that has a special meaning here: ${quotes}`,
  BLOCK_AS_IMPLICIT_KEY: `has a colon and a space in the text, which would start a new field: ${quotes}`,
  BAD_DQ_ESCAPE: 'has a backslash in double quotes: write it twice, \\\\, or use single quotes',
  MULTILINE_IMPLICIT_KEY: noField,
  MULTIPLE_DOCS: 'has a line --- in it, which would end the file there: remove it',
  TAB_AS_INDENT: 'starts with a tab: use spaces',
  UNEXPECTED_TOKEN: `continues after the value has ended: ${quotes}`,
};

/**
 * Errors of the writing itself, after which nobody can say what the file holds: the first of each line,
 * since one often brings others along.
 */
export function syntaxMistakes(document: Document, text: string): Mistake[] {
  const found: Mistake[] = document.errors
    .filter(({ code }) => code !== 'DUPLICATE_KEY')
    .map((error) => mistakeOf(error, document, text));
  visit(document, {
    Alias(_, node) {
      found.unshift({ offset: start(node), field: '', message: swallowed('*') });
    },
  });
  const told = new Set<number>();
  return found.filter(({ offset }) => {
    const line = text.slice(0, offset).split('\n').length;
    const first = !told.has(line);
    told.add(line);
    return first;
  });
}

/** What YAML takes without a word and a writer cannot have meant. */
export function silentMistakes(document: Document, text: string): Mistake[] {
  const found: Mistake[] = document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos: [offset] }) => ({
      offset,
      field: /^[^:\n]*/.exec(text.slice(offset))?.[0] ?? '',
      message: 'is in this group twice: keep one of them',
    }));
  visit(document, {
    Value(_, node) {
      // The sign stands before the range of its value.
      const sign = node.anchor !== undefined ? '&' : node.tag !== undefined ? '!' : null;
      if (sign !== null) {
        const offset = text.lastIndexOf(sign, start(node));
        found.push({ offset, field: '', message: swallowed(sign) });
      } else if (isScalar(node) && node.type === 'PLAIN') {
        const end = node.range?.[1] ?? 0;
        const [, space = '', note] = /^([ \t]+)(#[^\n]*)/.exec(text.slice(end)) ?? [];
        if (note === undefined) return;
        const remedy = 'put the whole text in quotes, or move the note to its own line';
        found.push({
          offset: end + space.length,
          field: '',
          message: `“${note.trim()}” won’t appear, because # starts a note: ${remedy}`,
        });
      }
    },
  });
  return found;
}

function swallowed(sign: string): string {
  return `starts with ${sign}, so the word after it won’t appear: ${quotes}`;
}

function mistakeOf(error: YAMLError, document: Document, text: string): Mistake {
  const { code, message } = error;
  const [offset] = error.pos;
  if (code === 'MISSING_CHAR') {
    if (message.includes('quote')) {
      // The parser notices at the end of the file; the writer wants to know where it opens.
      return {
        offset: lastQuoteBefore(offset, document),
        field: '',
        message: 'starts with a quotation mark that is never closed',
      };
    }
    return { offset, field: '', message: message.includes('- indicator') ? outOfLine : noField };
  }
  const [, further] = /^[^\n]*\n(\s*)/.exec(text.slice(offset)) ?? [];
  const line = text.slice(offset).split('\n', 1)[0] ?? '';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && further !== undefined && !line.includes(': ')) {
    // The text above is whole; the field below it stands too far in and was read as its second line.
    return { offset: offset + line.length + 1 + further.length, field: '', message: outOfLine };
  }
  return { offset, field: '', message: remedies[code] ?? other };
}

function lastQuoteBefore(offset: number, document: Document): number {
  let opened = offset;
  visit(document, {
    Scalar(_, node) {
      if (node.type?.startsWith('QUOTE') && start(node) < offset) opened = start(node);
    },
  });
  return opened;
}

function start(node: Node): number {
  return node.range?.[0] ?? 0;
}
