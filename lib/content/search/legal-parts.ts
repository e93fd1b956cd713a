import type { ElementContent, Root, RootContent } from 'hast';
import type { LegalText } from '../types';
import type { Part } from './part';

/** The headings of a legal text, of both levels, each with the words that stand under it. */
export function legalParts({ sections }: LegalText): Part[] {
  return sections.flatMap(({ id, heading, parts, body }) => {
    const texts = cutAtHeadings(body);
    return [{ id, heading }, ...parts].map(
      (titled, index): Part => ({
        kind: 'legal',
        id: titled.id,
        title: titled.heading,
        sub: '',
        text: texts[index] ?? [],
      }),
    );
  });
}

/** What stands before the first heading of the third level, then what stands under each. */
function cutAtHeadings(body: Root): string[][] {
  const cuts: string[][] = [[]];
  for (const node of body.children) {
    if (node.type === 'element' && node.tagName === 'h3') cuts.push([]);
    else cuts.at(-1)?.push(...blocksOf(node));
  }
  return cuts;
}

/** Elements whose words belong together; those of two of them never run into one word. */
const blocks = new Set(['p', 'li', 'td', 'th']);

function blocksOf(node: RootContent): string[] {
  if (node.type !== 'element') return [];
  return blocks.has(node.tagName) ? [textOf(node).trim()] : node.children.flatMap(blocksOf);
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
