import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findPastedCharacters } from '../plain-text';
import type { ProblemCollector } from './check-nodes';
import { rangeOf } from './locate-addresses';

/** In place of what Markdown has recognized. Not a space, and in no pattern below. */
const recognized = '\0';
const lineStart = '^[ \\t>]*';
const noSpace = '(?![ \\t\\d\\n]|$)';

/** What opens an entry of a list elsewhere: (a), a), a., 1.1, a dash, or a tick. */
const entries = [
  ...['\\(_\\)', '_\\)', '_\\.'].map((shape) =>
    shape.replace('_', '(?:[a-z]|[ivx]{2,4}|\\d{1,2})'),
  ),
  '\\d{1,2}(?:\\.\\d{1,2})+\\.?',
  '[–—→✓✔☐☑✅]\\uFE0F?',
];
const forOthers =
  'is for other programs and would be published as typed: remove it, or write a backslash before each sign';

/** What looks like Markdown in a text that Markdown has already read, with the fix. The first that matches counts. */
const leftovers: readonly (readonly [pattern: string, problem: string])[] = [
  [
    `${lineStart}#+(?![# \\t]|$)|##+`,
    'isn’t a heading: put an ordinary space after ##, or write \\# for the sign itself',
  ],
  [
    `${lineStart}(?:[-+]${noSpace}|[-+](?=[\\u00A0\\u2000-\\u200A\\u202F])|[•·▪◦●○■])`,
    'isn’t an entry of a list: write a hyphen and an ordinary space, and an empty line before the list; or write \\- for the sign itself',
  ],
  [
    `${lineStart}\\d{1,9}[.)](?=\\p{L}|[\\u00A0\\u2000-\\u200A\\u202F])`,
    'isn’t an entry of a list: put an ordinary space after the number, and an empty line before the list; or write a backslash before the period',
  ],
  [
    entries.map((each) => `${lineStart}${each}(?=[ \\t].*\\n[ \\t>]*${each}[ \\t])`).join('|'),
    'would be published in one line with the next: put an empty line between them, or number them 1., 2., and so on',
  ],
  [
    '!?\\[[^[\\]\\n]*\\]\\s?\\([^)\\n]*\\)',
    'isn’t a link: write [words](Page), with nothing between ] and ( and no space in the address',
  ],
  [
    '\\([^()\\n]*\\)\\s?\\[[^\\]\\n]*\\]',
    'isn’t a link: its brackets are the wrong way round; write [words](Page)',
  ],
  [
    '!?\\[+[^[\\]\\n]*\\]+|[[\\]]',
    'isn’t part of a link: write [words](Page), or \\[ and \\] for brackets',
  ],
  [
    '\\*+|__+|(?<![\\p{L}\\p{N}_])_+|_+(?![\\p{L}\\p{N}_])',
    'doesn’t format anything: write **words** or *words*, closed and without spaces inside, or a backslash before the sign itself',
  ],
  ['~~+|==+', 'doesn’t format anything: remove it, or write a backslash before each sign'],
  ['`+', 'isn’t closed: write `words`, or \\` for the sign itself'],
  [
    '\\|',
    'isn’t part of a table: a table needs an empty line before it and, below its first row, a line like | --- | --- | with as many cells; write \\| for the sign itself',
  ],
  [
    '</?[a-z!?]',
    'is raw HTML, which isn’t shown: write it as Markdown, or \\< for the sign itself',
  ],
  ['&#?\\w+;', 'isn’t the name of a character: write the character itself'],
  [
    '\\{(?!\\w+\\})[^}\\n]*\\}?|(?<!\\{\\w+)\\}',
    'isn’t a word that the site fills in: remove it, or write \\{ and \\} for braces',
  ],
  [
    '\\b[a-z][a-z\\d+.-]*://\\S*',
    'isn’t a link: write [words](https://…), since other addresses aren’t allowed',
  ],
  ['\\$\\$|%%|<%|:::+|\\^\\w+\\^|(?<![\\w:]):[a-z][a-z_]+:(?!\\w)', forOthers],
  [`${lineStart}(?:!!!|\\?\\?\\?|:(?=[ \\t]))`, forOthers],
  ['\\\\', 'isn’t before a sign: remove it, or write it twice'],
];

const anyLeftover = new RegExp(leftovers.map(([pattern]) => `(${pattern})`).join('|'), 'gimu');

/** Reports text that looks like Markdown but isn't recognized, so it would be published as typed. */
export function checkLeftovers(root: Root, source: string, collector: ProblemCollector): void {
  visit(root, (block) => {
    if (block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'tableCell')
      return;
    const { start } = rangeOf(block);
    for (const match of plainSource(block, source).matchAll(anyLeftover)) {
      const [, problem = ''] = leftovers[match.slice(1).findIndex((part) => part)] ?? [];
      const words = match[0].replaceAll(recognized, '…').trim();
      collector.addAtOffset(start + match.index, `“${words}” ${problem}`);
    }
  });
}

/** Reports invisible characters and special spaces, as they are or by name, like `&shy;`. */
export function checkCharacters(root: Root, source: string, collector: ProblemCollector): void {
  for (const { index, message } of findPastedCharacters(source)) {
    collector.addAtOffset(index, message);
  }
  visit(root, 'text', (node) => {
    const { start, end } = rangeOf(node);
    const [named] = findPastedCharacters(node.value);
    if (named === undefined || findPastedCharacters(source.slice(start, end)).length > 0) return;
    collector.addAt(node, named.message);
  });
}

/** A block's source, with `recognized` in place of everything that isn't plain text, so offsets stay the same. */
function plainSource(block: Nodes, source: string): string {
  const { start, end } = rangeOf(block);
  let plain = '';
  visit(block, 'text', (text) => {
    const range = rangeOf(text);
    plain += blank(source.slice(start + plain.length, range.start));
    plain += source
      .slice(range.start, range.end)
      .replace(/\\[!-/:-@[-`{-~]/g, blank)
      // An unknown name of a character is still in the value.
      .replace(/&#?\w+;/g, (name) => (text.value.includes(name) ? name : blank(name)));
  });
  plain += blank(source.slice(start + plain.length, end));
  return block.type === 'heading' ? plain.replace(/\{#[^}]*\}\s*$/, blank) : plain;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, recognized);
}
