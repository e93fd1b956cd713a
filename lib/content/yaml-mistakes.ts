import { type Document, isScalar, type Node, visit, type YAMLError } from 'yaml';

interface Mistake {
  offset: number;
  /** Empty where no field can be named. */
  field: string;
  message: string;
}

const quotes = 'put the whole text in quotes, like "{name} joins the shift"';

const outOfLine =
  'does not stand in line with what is above it: begin fields of one group in the same column, and close every [ and {';
const other = `has a sign that cannot stand here: compare it with the lines around it, or ${quotes}`;
const noField = 'is no field: write its name, a colon, a space and its value, like title: Careers';

/** What a writer can do about each kind of error; the parser's own words are for programmers. */
const remedies: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: outOfLine,
  BLOCK_IN_FLOW: outOfLine,
  BAD_SCALAR_START: `begins with a sign that means something else here: ${quotes}`,
  BLOCK_AS_IMPLICIT_KEY: `has a colon and a space within the text, which would begin a field: ${quotes}`,
  BAD_DQ_ESCAPE: 'has a backslash within double quotes: write it twice, \\\\, or use single quotes',
  MULTILINE_IMPLICIT_KEY: noField,
  MULTIPLE_DOCS: 'has a line --- in it: a file of this folder has one part, so take it away',
  TAB_AS_INDENT: 'begins with a tab: use spaces',
  UNEXPECTED_TOKEN: `goes on after the value has ended: ${quotes}`,
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
      message: 'stands twice in its group: keep one of them',
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
        const remedy = 'put the whole text in quotes, or the note on a line of its own';
        found.push({
          offset: end + space.length,
          field: '',
          message: `“${note.trim()}” would not be shown, since # begins a note: ${remedy}`,
        });
      }
    },
  });
  return found;
}

function swallowed(sign: string): string {
  return `begins with ${sign}, and the word behind it would not be shown: ${quotes}`;
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
        message: 'begins with a quotation mark that is never closed',
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
