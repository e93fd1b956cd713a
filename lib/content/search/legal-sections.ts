import type { ElementContent, Root, RootContent } from 'hast';
import type { LegalText } from '../types';
import type { SearchSection } from './section';

/** The headings of a legal text, of both levels, each with the words that stand under it. */
export function legalSections({ sections }: LegalText): SearchSection[] {
  return sections.flatMap(({ id, heading, subheadings, body }) => {
    const texts = splitAtHeadings(body);
    return [{ id, heading }, ...subheadings].map(
      (titled, index): SearchSection => ({
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
function splitAtHeadings(body: Root): string[][] {
  const cuts: string[][] = [[]];
  for (const node of body.children) {
    if (node.type === 'element' && node.tagName === 'h3') cuts.push([]);
    else cuts.at(-1)?.push(...blockTexts(node));
  }
  return cuts;
}

/** Elements whose words belong together; those of two of them never run into one word. */
const blockTags = new Set(['p', 'li', 'td', 'th']);

function blockTexts(node: RootContent): string[] {
  if (node.type !== 'element') return [];
  return blockTags.has(node.tagName)
    ? [textContent(node).trim()]
    : node.children.flatMap(blockTexts);
}

function textContent(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textContent).join('') : '';
}
