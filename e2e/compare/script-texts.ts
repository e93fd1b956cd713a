import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextBlock } from './text-blocks';

/**
 * Texts that a page shows only after its scripts have run, such as the sentences of a calculator: those in its data for
 * React that its HTML doesn't have. The data is in Next's own format, so `e2e/export/script-texts.spec.ts` tests this
 * with the export. If the format changes, no text is found.
 *
 * @param payload the script with the page's data (`lib/page/page-data.ts`)
 */
export function readScriptTexts(payload: string, tree: Root): TextBlock[] {
  const flight = [...payload.matchAll(/\[1,("(?:[^"\\]|\\.)*")\]/g)]
    .map(([, literal = '""']) => parseText(literal))
    .join('')
    .replace(/"className":"[^"]*"/g, '');
  const strings = [...flight.matchAll(/("(?:[^"\\\p{Cc}]|\\.)*")(:?)/gu)].flatMap(
    ([, literal = '""', colon]) => (colon === '' ? [parseText(literal)] : []),
  );
  const html = textsOf(tree);
  return [...new Set(strings)]
    .filter((text) => isReadable(text) && !html.includes(text))
    .map((text) => ({ kind: 'Text shown after a click', text }));
}

/** Words, rather than an identifier, a reference, or code. */
const isReadable = (text: string): boolean => /^[\p{L}\d“[].*\s/su.test(text);

/** Everything in the HTML that may repeat a text: text and attributes. */
function textsOf(tree: Root): string {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node.value);
    if (node.type === 'element') {
      for (const value of Object.values(node.properties)) {
        texts.push(Array.isArray(value) ? value.join(' ') : String(value));
      }
    }
  });
  return texts.join('\n');
}

function parseText(literal: string): string {
  return String(JSON.parse(literal));
}
