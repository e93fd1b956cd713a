import type { Heading, Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdown, splitFrontMatter } from '../markdown/parse-markdown';
import { EditError } from './edit-error';

/** A heading by its ID, or another block by its line and column in the file. */
export type BlockPosition = readonly [id: string] | readonly [line: number, column: number];

interface Block {
  start: number;
  end: number;
  /** Its Markdown, on one line. */
  value: string;
  /** The column it starts in, from 1. */
  column: number;
  isWrapped: boolean;
}

const maxLineWidth = 110;

/** Finds a heading, paragraph, list item, or table cell; null if there's none at the position. */
export function findBlock(source: string, position: BlockPosition): Block | null {
  const { root, shift } = parseBody(source);
  let found: Block | null = null;
  visit(root, (node) => {
    if (found === null && matches(node, position)) found = blockOf(node, source, shift);
  });
  return found;
}

function blockOf(node: Nodes, source: string, shift: number): Block | null {
  const block = textOf(node);
  const [first, last] = [block?.children.at(0)?.position, block?.children.at(-1)?.position];
  if (block === undefined || first === undefined || last === undefined) return null;
  const start = (first.start.offset ?? 0) + shift;
  let text = source.slice(start, (last.end.offset ?? 0) + shift);
  // A heading's ID isn't part of its text.
  if (node.type === 'heading') text = text.replace(/\s*\{#[^}]*\}$/, '');
  return {
    start,
    end: start + text.length,
    value: text.replace(/\n[ >]*/g, ' '),
    column: first.start.column,
    isWrapped: text.includes('\n'),
  };
}

/** The texts of a Markdown file, with their positions. */
export function blocksOf(source: string): { position: BlockPosition; value: string }[] {
  const { root, shift } = parseBody(source);
  const found: { position: BlockPosition; value: string }[] = [];
  visit(root, ['paragraph', 'tableCell', 'heading'], (node) => {
    const block = blockOf(node, source, shift);
    const id = node.type === 'heading' ? titleOf(node)?.id : undefined;
    const { line = 0, column = 0 } = node.position?.start ?? {};
    const position: BlockPosition = id === undefined ? [line, column] : [id];
    if (block !== null) found.push({ position, value: block.value });
  });
  return found;
}

/**
 * Replaces a block's text. A block that was wrapped is wrapped again.
 *
 * @throws if there's no block, or the text would turn it into another kind of block, such as a list
 */
export function replaceBlock(source: string, position: BlockPosition, value: string): string {
  const block = findBlock(source, position);
  if (block === null) throw new EditError('refused', 'There is no text here.');
  if (value === block.value) return source;
  const oneLine = value.trim().replace(/\s*\n\s*/g, ' ');
  const text = block.isWrapped ? wrap(oneLine, block.column - 1) : oneLine;
  const edited = source.slice(0, block.start) + text + source.slice(block.end);
  if (findBlock(edited, position)?.value !== oneLine) {
    throw new EditError(
      'refused',
      'Not saved: this would change the page’s layout. Don’t start the text with # or -, and don’t use | in a table.',
    );
  }
  return edited;
}

/** Breaks at spaces. Later lines are indented like the first. */
function wrap(text: string, indent: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || indent + line.length + 1 + word.length > maxLineWidth) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = `${line} ${word}`;
    }
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

function matches(node: Nodes, position: BlockPosition): boolean {
  if (position.length === 1) return node.type === 'heading' && titleOf(node)?.id === position[0];
  const { line, column } = node.position?.start ?? {};
  return line === position[0] && column === position[1] && textOf(node) !== undefined;
}

/** The node that holds the text: of a list item, its first paragraph. */
function textOf(node: Nodes): Parents | undefined {
  if (node.type === 'listItem') {
    const [first] = node.children;
    return first?.type === 'paragraph' ? first : undefined;
  }
  return node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'heading'
    ? node
    : undefined;
}

/** The headings of a Markdown text with IDs, each with the end of what's below it. */
export function partsOf(source: string): { id: string; heading: string; end: number }[] {
  const { root, shift } = parseBody(source);
  const parts: { id: string; heading: string; end: number }[] = [];
  for (const node of root.children) {
    const titled = node.type === 'heading' ? titleOf(node) : null;
    const end = (node.position?.end.offset ?? 0) + shift;
    const above = parts.at(-1);
    if (titled !== null) parts.push({ ...titled, end });
    else if (above !== undefined) above.end = end;
  }
  return parts;
}

function titleOf({ children }: Heading): { id: string; heading: string } | null {
  const last = children.at(-1);
  const text = last?.type === 'text' ? last.value.trimEnd() : '';
  const [, heading = '', id] = /^(.*?)\s*\{#([^}]+)\}$/.exec(text) ?? [];
  return id === undefined ? null : { id, heading };
}

/** The parsed body, and how far its offsets are behind those of the file. */
function parseBody(source: string) {
  const body = splitFrontMatter(source)?.body ?? source;
  // The body has empty lines in place of the front matter.
  return { root: markdown.parse(body), shift: source.length - body.length };
}
