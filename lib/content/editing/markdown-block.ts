import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdown, splitFrontMatter } from '../markdown/parse-markdown';
import { EditError } from './content-file';
import { wrap } from './yaml-value';

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
    const block = matches(node, position) ? textOf(node) : undefined;
    const [first, last] = [block?.children.at(0)?.position, block?.children.at(-1)?.position];
    if (found !== null || block === undefined || first === undefined || last === undefined) return;
    const start = (first.start.offset ?? 0) + shift;
    let end = (last.end.offset ?? 0) + shift;
    // A heading's ID is part of its text.
    if (node.type === 'heading')
      end = start + source.slice(start, end).replace(/\s*\{#[^}]*\}$/, '').length;
    const text = source.slice(start, end);
    found = {
      start,
      end,
      value: text.replace(/\n[ >]*/g, ' '),
      column: first.start.column,
      isWrapped: text.includes('\n'),
    };
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
  const text = block.isWrapped ? wrap(oneLine, block.column - 1, maxLineWidth) : oneLine;
  const edited = source.slice(0, block.start) + text + source.slice(block.end);
  if (findBlock(edited, position)?.value !== oneLine || outline(edited) !== outline(source)) {
    throw new EditError(
      'refused',
      'Not saved: this would change the page’s layout. Don’t start the text with # or -, and don’t use | in a table.',
    );
  }
  return edited;
}

function matches(node: Nodes, position: BlockPosition): boolean {
  if (position.length === 1) {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    return last?.type === 'text' && last.value.trimEnd().endsWith(`{#${position[0]}}`);
  }
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

/** The blocks of a text, without their words. */
function outline(source: string): string {
  const types: string[] = [];
  visit(parseBody(source).root, (node) => {
    if (!('value' in node) && !['link', 'strong', 'emphasis'].includes(node.type))
      types.push(node.type);
  });
  return types.join(' ');
}

/** The parsed body, and how far its offsets are behind those of the file. */
function parseBody(source: string): { root: Root; shift: number } {
  const body = splitFrontMatter(source)?.body ?? source;
  return { root: markdown.parse(body), shift: source.length - body.length };
}
