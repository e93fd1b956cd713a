import type { ElementContent, Root, RootContent } from 'hast';
import type { ProseSection } from '../types';
import type { SearchSection } from './section';

/** The headings of a Markdown text, on both levels, each with the text below it. */
export function proseSections(
  sections: readonly ProseSection[],
  kind: SearchSection['kind'],
): SearchSection[] {
  return sections.flatMap(({ id, heading, subheadings, body }) => {
    const texts = splitAtHeadings(body);
    return [{ id, heading }, ...subheadings].map(
      (titled, index): SearchSection => ({
        kind,
        id: titled.id,
        title: titled.heading,
        sub: '',
        text: texts[index] ?? [],
      }),
    );
  });
}

/** The text before the first level-3 heading, then the text below each. */
function splitAtHeadings(body: Root): string[][] {
  const groups: string[][] = [[]];
  for (const node of body.children) {
    if (node.type === 'element' && node.tagName === 'h3') groups.push([]);
    else groups.at(-1)?.push(...blockTexts(node));
  }
  return groups;
}

/** Block elements, whose texts are kept apart so words don't run together. */
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
