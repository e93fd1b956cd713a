import type { Element, ElementContent, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { visit } from 'unist-util-visit';
import type { Item } from './change';

const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);
const ignored = new Set(['script', 'style', 'template']);

const elementKinds: Readonly<Record<string, string>> = {
  p: 'Paragraph',
  li: 'List item',
  td: 'Table cell',
  th: 'Table heading',
  dt: 'Term',
  dd: 'Description',
  figcaption: 'Caption',
  button: 'Button',
  summary: 'Summary',
  text: 'Text in a drawing',
};

/** Text that people hear or see, but that isn't in an element. */
const attributeKinds: Readonly<Record<string, string>> = {
  alt: 'Alt text of a picture',
  ariaLabel: 'Screen reader label',
  placeholder: 'Hint in a field',
  title: 'Tooltip',
};

/**
 * The text of a page in reading order, in pieces that people see as one: a heading, a paragraph, a cell, the alternative
 * of a picture. Without what `data-today` and `data-year` mark as today's.
 */
export function readTextBlocks(body: Element | Root): Item[] {
  const blocks: Item[] = [];
  let text = '';
  const flush = (tagName: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    const kind = level === undefined ? elementKinds[tagName] : `Heading, level ${level}`;
    if (words !== '') blocks.push({ label: kind ?? 'Text', text: words });
    text = '';
  };
  const visitAll = (nodes: Root['children'], tagName: string) => {
    for (const [index, node] of nodes.entries()) {
      // Two links in a row are two words, even without a space between them.
      if (node.type === 'element' && nodes[index - 1]?.type === 'element') text += ' ';
      readNode(node, tagName);
    }
  };
  const readNode = (node: ElementContent | Root['children'][number], tagName: string) => {
    if (node.type === 'text') text += node.value;
    if (node.type !== 'element' || ignored.has(node.tagName)) return;
    for (const [name, kind] of Object.entries(attributeKinds)) {
      const value = node.properties[name];
      if (typeof value === 'string' && value !== '') blocks.push({ label: kind, text: value });
    }
    if ('dataToday' in node.properties) text += ' (today) ';
    else if ('dataYear' in node.properties) text += ' (this year) ';
    else if (inline.has(node.tagName)) visitAll(node.children, tagName);
    else {
      flush(tagName);
      visitAll(node.children, node.tagName);
      flush(node.tagName);
    }
  };
  visitAll(body.children, 'body');
  flush('body');
  return blocks;
}

/**
 * Texts that a page shows only after a click, such as the sentences of a calculator: those in the props of its islands
 * (`components/islands/island.tsx`) that the rest of its HTML doesn't have.
 */
export function readScriptTexts(tree: Root): Item[] {
  const strings: string[] = [];
  for (const { properties } of selectAll('[data-props]', tree)) {
    JSON.parse(String(properties.dataProps), (_, value) => {
      if (typeof value === 'string') strings.push(value);
    });
  }
  const html = textsOf(tree);
  return [...new Set(strings)]
    .filter((text) => isReadable(text) && !html.includes(text))
    .map((text) => ({ label: 'Text shown after a click', text }));
}

/** Words, rather than an identifier or a reference. */
const isReadable = (text: string): boolean => /^[\p{L}\d“[].*\s/su.test(text);

function textsOf(tree: Root): string {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type !== 'element') return;
    for (const [name, value] of Object.entries(node.properties)) {
      if (name !== 'dataProps') texts.push(String(value));
    }
  });
  return texts.join('\n');
}
