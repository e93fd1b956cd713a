import type { Element, ElementContent, Root } from 'hast';

/** A piece of a page's text that people see as one: a heading, a paragraph, a cell, the alternative of a picture. */
export interface TextBlock {
  /** The element, such as `p` or `h2`, or the attribute, such as `alt`. */
  kind: string;
  text: string;
}

const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);
const ignored = new Set(['script', 'style', 'template']);

/** Text that people hear or see, but that isn't in an element. */
const attributes: Record<string, string> = {
  alt: 'alt',
  ariaLabel: 'label',
  placeholder: 'placeholder',
  title: 'title',
};

/** The text of a page in reading order, without what `data-today` and `data-year` mark as today's. */
export function readTextBlocks(body: Element | Root): TextBlock[] {
  const blocks: TextBlock[] = [];
  let text = '';
  const flush = (kind: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '') blocks.push({ kind, text: words });
    text = '';
  };
  const visitAll = (nodes: Root['children'], kind: string) => {
    for (const [index, node] of nodes.entries()) {
      // Two links in a row are two words, even without a space between them.
      if (node.type === 'element' && nodes[index - 1]?.type === 'element') text += ' ';
      visit(node, kind);
    }
  };
  const visit = (node: ElementContent | Root['children'][number], kind: string) => {
    if (node.type === 'text') text += node.value;
    if (node.type !== 'element' || ignored.has(node.tagName)) return;
    for (const [name, label] of Object.entries(attributes)) {
      const value = node.properties[name];
      if (typeof value === 'string' && value !== '') blocks.push({ kind: label, text: value });
    }
    if ('dataToday' in node.properties) text += ' (today) ';
    else if ('dataYear' in node.properties) text += ' (this year) ';
    else if (inline.has(node.tagName)) visitAll(node.children, kind);
    else {
      flush(kind);
      visitAll(node.children, node.tagName);
      flush(node.tagName);
    }
  };
  visitAll(body.children, 'body');
  flush('body');
  return blocks;
}
