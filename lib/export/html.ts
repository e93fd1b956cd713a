import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { rehype } from 'rehype';
import { SKIP, visit } from 'unist-util-visit';

/** A page of the export. It's parsed once, and each step changes its tree. */
export interface Page {
  /** The file's name in `out/`, such as `About.html`. */
  file: string;
  tree: Root;
}

const pages = rehype().data('settings', {
  upperDoctype: true,
  // The “dangerous” characters are quotes and brackets in attributes, which browsers before 2010 misread.
  allowDangerousCharacters: true,
  characterReferences: { useNamedReferences: true },
  // The props of islands are JSON, with many quotes.
  quoteSmart: true,
});
const fragments = rehype().data('settings', { fragment: true });

export const parsePage = (html: string): Root => pages.parse(html);
export const serializePage = (tree: Root): string => pages.stringify(tree);

/** Parses what goes into a page's body. */
export const parseFragment = (html: string): Root => fragments.parse(html);

/** Removes elements from a page. @returns them in their order */
export function takeElements(tree: Root, selector: string): Element[] {
  const taken = selectAll(selector, tree);
  visit(tree, 'element', (node, index, parent) => {
    if (index === undefined || parent === undefined || !taken.includes(node)) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return taken;
}

/** @param children a string becomes a text */
export function element(
  tagName: string,
  properties: Properties,
  ...children: (ElementContent | string)[]
): Element {
  const nodes = children.map((child) =>
    typeof child === 'string' ? ({ type: 'text', value: child } as const) : child,
  );
  return { type: 'element', tagName, properties, children: nodes };
}

/** The text of a node and everything in it. */
export function textOf(node: Nodes): string {
  let text = '';
  visit(node, 'text', ({ value }) => {
    text += value;
  });
  return text;
}
