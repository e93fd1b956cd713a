import { type Place, splitMarked, withoutMarks } from '@/lib/content/editing/place';

/** Words on the page, or a picture with its description, and their place in content/. */
export interface PageWords {
  element: Element;
  /** Null without a mark: the code has them, or compares them. */
  place: Place | null;
}

/** How far from words a point still means them, in CSS pixels: lines have space between them. */
const reach = 12;

/** The words or the picture at a point of the viewport, in CSS pixels; null if there are none. */
export function wordsAt(x: number, y: number): PageWords | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element instanceof HTMLImageElement) return describePicture(element);
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
  const range = document.createRange();
  range.selectNodeContents(node);
  const distances = [...range.getClientRects()].map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  return Math.min(...distances);
}

/** The first words in an element, or the picture that it is. */
export function wordsIn(target: EventTarget | null): PageWords | null {
  if (target instanceof HTMLImageElement) return describePicture(target);
  const [node] = target instanceof Element ? textNodesIn(target) : [];
  return node === undefined ? null : describe(node, 0);
}

/** Pictures, and elements that contain words of their own. */
export function elementsWithWords(): HTMLElement[] {
  const parents = textNodesIn(document.body).map(({ parentElement }) => parentElement);
  const found = new Set([...parents, ...document.images]);
  return [...found].filter((element) => element instanceof HTMLElement);
}

/** The texts of an element, apart from scripts and styles. */
function textNodesIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isCode = node.parentElement?.closest('script, style, template') !== null;
    if (node instanceof Text && !isCode && withoutMarks(node.data).trim() !== '') found.push(node);
  }
  return found;
}

function describePicture(element: HTMLImageElement): PageWords {
  return { element, place: splitMarked(element.alt)[0]?.place ?? null };
}

/** One text can be made of several words from content/. */
function describe(node: Text, offset: number): PageWords | null {
  const parts = splitMarked(node.data).filter(({ words }) => words.trim() !== '');
  let end = 0;
  const part =
    parts.find(({ words }) => {
      end = node.data.indexOf(words, end) + words.length;
      return offset <= end;
    }) ?? parts.at(-1);
  const element = node.parentElement;
  return element && { element, place: part?.place ?? null };
}

function offsetAt(node: Text, x: number, y: number): number {
  const position = document.caretPositionFromPoint?.(x, y);
  return position?.offsetNode === node ? position.offset : 0;
}
