import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findPastedCharacters } from '../plain-text';
import type { Report } from './report';

/*
 * One rule for whatever somebody writes: each letter and digit of the source is in the result, and no markup is left in
 * the text that readers see.
 */

export function checkText(root: Root, source: string, report: Report): void {
  for (const { index, message } of findPastedCharacters(source)) {
    report(index, message);
  }
  let isTyped = false;
  visit(root, (block) => {
    if (block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'tableCell')
      return;
    const start = block.position?.start.offset ?? 0;
    for (const { 0: match, index, groups = {} } of plainSource(block, source).matchAll(typed)) {
      const words = match.replaceAll(recognized, '…').trim();
      const problem = groups.entry === undefined ? notMarkdown : notAnEntry;
      report(start + index, `“${words}” ${problem}`);
      isTyped = true;
    }
  });
  // What isn't Markdown is often lost as well.
  if (!isTyped) checkLetters(root, source, report);
}

const letter = /[\p{L}\p{N}]/gu;

/** Reports the first letter or digit that isn't published where it was written. */
function checkLetters(root: Root, source: string, report: Report): void {
  const written = [...source.matchAll(letter)];
  const published = publishedText(root, source).match(letter) ?? [];
  const lost = written.find(({ 0: sign }, index) => sign !== published[index]);
  if (lost === undefined) return;
  const [word = ''] = /^[\p{L}\p{N}]+/u.exec(source.slice(lost.index)) ?? [];
  const remedy =
    'number lists from 1, put nothing after the address of a link, and give each row of a table as many cells as the first; if it’s only text, put a backslash before its signs';
  report(lost.index, `“${word}” wouldn’t be published as it’s written: ${remedy}`);
}

/** The words of a node, with the addresses and IDs that become attributes, in the order of the source. */
function publishedText(node: Nodes, source: string): string {
  if (node.type === 'image') return `${node.alt ?? ''}${node.url}${node.title ?? ''}`;
  if (node.type === 'table') {
    const room = node.children[0]?.children.length;
    const cells = node.children.flatMap(({ children }) => children.slice(0, room));
    return cells.map((cell) => publishedText(cell, source)).join('');
  }
  if (node.type === 'list' && node.ordered === true) {
    const numbers = node.children.map(({ position }) =>
      Number.parseInt(source.slice(position?.start.offset), 10),
    );
    const isLazy = numbers.every((number) => number === 1);
    const entries = node.children.map((item) => publishedText(item, source));
    return entries.map((entry, index) => `${isLazy ? 1 : index + 1}${entry}`).join('');
  }
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map((child) => publishedText(child, source)).join('');
  // An address in a text is a link without brackets.
  const hasAddress =
    node.type === 'link' && source.charAt(node.position?.start.offset ?? 0) === '[';
  return hasAddress ? text + node.url : text;
}

/** In place of what Markdown has recognized. Not a space, and in no pattern below. */
const recognized = '\0';
const lineStart = '^[ \\t>]*';

const sign = '(?:[a-z]|[ivx]{2,4}|\\d{1,2})';

/** What opens an entry of a list elsewhere, and may be in one line with the next here: (a), a), a., 1.1, a dash. */
const entries = [
  `\\(${sign}\\)`,
  `${sign}\\)`,
  `${sign}\\.`,
  '\\d{1,2}(?:\\.\\d{1,2})+\\.?',
  '[–—→✓✔☐☑✅]\\uFE0F?',
].map((entry) => `${lineStart}${entry}(?=[ \\t].*\\n[ \\t>]*${entry}[ \\t])`);

const notAnEntry =
  'doesn’t start an entry of a list here: write a hyphen or a number with a period, then a space, and an empty line before the list; or put a backslash before the sign';
const entryLike = [
  ...entries,
  `${lineStart}(?:[-+](?![ \\t\\d\\n]|$)|[•·▪◦●○■])`,
  `${lineStart}\\d{1,9}[.)](?=\\p{L})`,
];

const notMarkdown =
  'isn’t complete, or isn’t Markdown, so it would be published as typed: write **words**, *words*, [words](Page), ## Heading {#id}, or | a | b |; or put a backslash before each sign';
const markup = [
  `${lineStart}#+(?![# \\t]|$)|##+`,
  '!?\\[[^[\\]\\n]*\\]\\s?\\([^)\\n]*\\)|\\([^()\\n]*\\)\\s?\\[[^\\]\\n]*\\]',
  '!?\\[+[^[\\]\\n]*\\]+|[[\\]]',
  '\\*+|__+|(?<![\\p{L}\\p{N}_])_+|_+(?![\\p{L}\\p{N}_])',
  '~~+|==+|`+|\\||\\$\\$|%%|<%|:::+|\\^\\w+\\^|(?<![\\w:]):[a-z][a-z_]+:(?!\\w)',
  '</?[a-z!?]|&#?\\w+;|\\b[a-z][a-z\\d+.-]*://\\S*',
  '\\{(?!\\w+\\})[^}\\n]*\\}?|(?<!\\{\\w+)\\}',
  `${lineStart}(?:!!!|\\?\\?\\?|:(?=[ \\t]))|\\\\`,
];

const typed = new RegExp(`(?<entry>${entryLike.join('|')})|${markup.join('|')}`, 'gimu');

/** A block's source, with `recognized` in place of everything that isn't plain text, so offsets stay the same. */
function plainSource(block: Nodes, source: string): string {
  const start = block.position?.start.offset ?? 0;
  let plain = '';
  visit(block, 'text', ({ position, value }) => {
    const end = start + plain.length;
    // Where it splits a text at an address, such as me@plant.example, remark-gfm gives no positions.
    const from = position?.start.offset ?? Math.max(source.indexOf(value, end), end);
    const to = position?.end.offset ?? from + value.length;
    plain += blank(source.slice(end, from));
    plain += source.slice(from, to).replace(/\\[!-/:-@[-`{-~]/g, blank);
  });
  plain += blank(source.slice(start + plain.length, block.position?.end.offset));
  return block.type === 'heading' ? plain.replace(/\{#[^}]*\}\s*$/, blank) : plain;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, recognized);
}
