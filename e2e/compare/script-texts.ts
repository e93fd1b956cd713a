import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { visit } from 'unist-util-visit';
import type { TextBlock } from './text-blocks';

/**
 * Texts that a page shows only after a click, such as the sentences of a calculator: those in the props of its islands
 * (`components/islands/island.tsx`) that the rest of its HTML doesn't have.
 */
export function readScriptTexts(tree: Root): TextBlock[] {
  const strings: string[] = [];
  for (const { properties } of selectAll('[data-props]', tree)) {
    JSON.parse(String(properties.dataProps), (_, value) => {
      if (typeof value === 'string') strings.push(value);
    });
  }
  const html = textsOf(tree);
  return [...new Set(strings)]
    .filter((text) => isReadable(text) && !html.includes(text))
    .map((text) => ({ kind: 'Text shown after a click', text }));
}

/** Words, rather than an identifier or a reference. */
const isReadable = (text: string): boolean => /^[\p{L}\d“[].*\s/su.test(text);

/** Everything in the HTML that may repeat a text: text and attributes. */
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
