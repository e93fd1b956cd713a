import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { remove } from 'unist-util-remove';

/** A page of the export. It's parsed once, and each step changes its tree. */
export interface Page {
  /** The file's name in `out/`, such as `About.html`. */
  file: string;
  tree: Root;
}

export const parsePage = (html: string): Root => fromHtml(html);
export const serializePage = (tree: Root): string =>
  // The “dangerous” characters are quotes and brackets in attributes, which browsers before 2010 misread.
  toHtml(tree, {
    upperDoctype: true,
    allowDangerousCharacters: true,
    characterReferences: { useNamedReferences: true },
  });

/** Removes elements from a page. @returns them in their order */
export function takeElements(tree: Root, selector: string): Element[] {
  const taken = selectAll(selector, tree);
  const isTaken = new Set<unknown>(taken);
  remove(tree, { cascade: false }, (node: unknown) => isTaken.has(node));
  return taken;
}
