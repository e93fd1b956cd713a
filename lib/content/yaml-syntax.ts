import { type Document, isScalar, type Node, visit, type YAMLError } from 'yaml';

export interface YamlProblem {
  offset: number;
  /** Empty if no field applies. */
  field: string;
  message: string;
}

const quotesRemedy = 'put the whole text in quotes, like "{name}: one record"';

const misalignedMessage =
  'isn’t lined up with the lines above: start all fields of a group in the same column, and close every [ and {';
const fallbackMessage = `has a character that can’t be used here: compare it with the lines around it, or ${quotesRemedy}`;
const notAFieldMessage =
  'isn’t a field: write a name, a colon, a space, and a value, like title: Careers';

/** Messages that tell writers what to do. The parser's own messages are for programmers. */
const remedies: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: misalignedMessage,
  BLOCK_IN_FLOW: misalignedMessage,
  BAD_SCALAR_START: `starts with a character that has a special meaning here: ${quotesRemedy}`,
  BLOCK_AS_IMPLICIT_KEY: `has a colon and a space in the text, which would start a new field: ${quotesRemedy}`,
  BAD_DQ_ESCAPE: 'has a backslash in double quotes: write it twice, \\\\, or use single quotes',
  MULTILINE_IMPLICIT_KEY: notAFieldMessage,
  MULTIPLE_DOCS: 'has a line --- in it, which would end the file there: remove it',
  TAB_AS_INDENT: 'starts with a tab: use spaces',
  UNEXPECTED_TOKEN: `continues after the value has ended: ${quotesRemedy}`,
};

/** Syntax errors that make the value of the file unreliable. */
export function syntaxErrors(document: Document, text: string): YamlProblem[] {
  const aliases: YamlProblem[] = [];
  visit(document, {
    Alias(_, node) {
      aliases.push({ offset: start(node), field: '', message: specialCharacterMessage('*') });
    },
  });
  const errors = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  return [...aliases, ...errors.map((error) => toProblem(error, document, text))];
}

/** Likely mistakes that leave the value readable: duplicate keys, anchors, tags, and comments after a value. */
export function lintYaml(document: Document, text: string): YamlProblem[] {
  const found: YamlProblem[] = document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos: [offset] }) => ({
      offset,
      field: /^[^:\n]*/.exec(text.slice(offset))?.[0] ?? '',
      message: 'is in this group twice: keep one of them',
    }));
  visit(document, {
    Value(_, node) {
      // The sign precedes the range of its value.
      const sign = node.anchor !== undefined ? '&' : node.tag !== undefined ? '!' : null;
      if (sign !== null) {
        const offset = text.lastIndexOf(sign, start(node));
        found.push({ offset, field: '', message: specialCharacterMessage(sign) });
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

function specialCharacterMessage(sign: string): string {
  return `starts with ${sign}, so the word after it won’t appear: ${quotesRemedy}`;
}

function toProblem(error: YAMLError, document: Document, text: string): YamlProblem {
  const { code, message } = error;
  const [offset] = error.pos;
  if (code === 'MISSING_CHAR') {
    if (message.includes('quote')) {
      // The parser reports the end of the file; writers need the opening quote.
      return {
        offset: findOpeningQuote(offset, document),
        field: '',
        message: 'starts with a quotation mark that is never closed',
      };
    }
    return {
      offset,
      field: '',
      message: message.includes('- indicator') ? misalignedMessage : notAFieldMessage,
    };
  }
  const [, indent] = /^[^\n]*\n(\s*)/.exec(text.slice(offset)) ?? [];
  const line = text.slice(offset).split('\n', 1)[0] ?? '';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && indent !== undefined && !line.includes(': ')) {
    // The value on this line is complete. The field below it is indented too far and was parsed as its second line.
    return {
      offset: offset + line.length + 1 + indent.length,
      field: '',
      message: misalignedMessage,
    };
  }
  return { offset, field: '', message: remedies[code] ?? fallbackMessage };
}

function findOpeningQuote(offset: number, document: Document): number {
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
