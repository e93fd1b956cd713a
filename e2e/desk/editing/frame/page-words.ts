import { type Place, splitMarked, withoutMarks } from '@/lib/content/editing/place';

/** Words on the page, with their places in content/. */
export interface PageWords {
  node: Text;
  /** Null without a mark: the code has them, or compares them. */
  place: Place | null;
}

/** How far from words a point still means them, in CSS pixels: lines have space between them. */
const reach = 12;

/** The words at a point of the viewport, in CSS pixels; null if there are none. */
export function wordsAt(x: number, y: number): PageWords | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const near = textNodesIn(element)
      .map((node) => ({ node, distance: distanceTo(node, x, y) }))
      .sort((one, other) => one.distance - other.distance)[0];
    if (near !== undefined && near.distance <= reach) {
      return describe(near.node, offsetAt(near.node, x, y));
    }
  }
  return null;
}

function distanceTo(node: Text, x: number, y: number): number {
  const distances = [...rangeOf(node).getClientRects()].map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  return Math.min(...distances);
}

/** The first words in an element. */
export function wordsIn(element: Element): PageWords | null {
  const [node] = textNodesIn(element);
  return node === undefined ? null : describe(node, 0);
}

/** Elements that contain words of their own. */
export function elementsWithWords(): HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const node of textNodesIn(document.body)) {
    if (node.parentElement instanceof HTMLElement) found.add(node.parentElement);
  }
  return [...found];
}

export function rangeOf(node: Text): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

/** The texts of an element, apart from scripts and styles. */
export function textNodesIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isCode = node.parentElement?.closest('script, style, template') !== null;
    if (node instanceof Text && !isCode && withoutMarks(node.data).trim() !== '') found.push(node);
  }
  return found;
}

function describe(node: Text, offset: number): PageWords {
  const parts = splitMarked(node.data).filter(({ words }) => words.trim() !== '');
  let end = 0;
  const part =
    parts.find(({ words }) => {
      end = node.data.indexOf(words, end) + words.length;
      return offset <= end;
    }) ?? parts.at(-1);
  return { node, place: part?.place ?? null };
}

function offsetAt(node: Text, x: number, y: number): number {
  const position = document.caretPositionFromPoint?.(x, y);
  return position?.offsetNode === node ? position.offset : 0;
}
