import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { parsePage, textOf } from '@/lib/export/html';
import { printable } from '@/lib/fetch-limited';
import { property, readMetadata } from './metadata';

export const kinds = ['Words', 'Links', 'Search and sharing', 'Pictures and films'] as const;

/** Something that people or programs read on a page. */
export interface Line {
  kind: (typeof kinds)[number];
  text: string;
}

const inline =
  /^(a|abbr|b|bdi|br|cite|code|em|i|kbd|mark|q|s|small|span|strong|su[bp]|time|tspan|u|var|wbr)$/;
const ignored = /^(script|style|template)$/;

/** Everything on a page that a change is reported of, in reading order. @param origin that the site was built for */
export function readPage(html: string, origin: string): Line[] {
  const tree = parsePage(origin === '' ? html : html.replaceAll(origin, ''));
  const body = select('body', tree) ?? tree;
  const lines = (kind: Line['kind'], texts: readonly string[]) =>
    texts.flatMap((text) => {
      const line = printable(text.replace(/\s+/g, ' ')).trim();
      return line === '' ? [] : [{ kind, text: line }];
    });
  return [
    ...lines('Words', [...textBlocks(body), ...islandTexts(tree)]),
    ...lines(
      'Links',
      selectAll('a[href]', body).map((link) => `${textOf(link)} → ${property(link, 'href')}`),
    ),
    ...lines(
      'Search and sharing',
      [...readMetadata(tree)].flatMap(([name, values]) =>
        values.split('\n').map((value) => `${name}: ${value}`),
      ),
    ),
    ...lines('Pictures and films', [...new Set(mediaOf(tree))]),
  ];
}

/** The text in pieces that people see as one, such as a heading, a paragraph, or the alternative of a picture. */
function textBlocks(body: Element | Root): string[] {
  const blocks = [''];
  const read = (node: ElementContent | Root['children'][number]) => {
    if (node.type === 'text') blocks.push(blocks.pop() + node.value);
    if (node.type !== 'element' || ignored.test(node.tagName)) return;
    const { alt, ariaLabel, placeholder, title, dataToday, dataYear } = node.properties;
    // The site's script sets these anew.
    if (dataToday !== undefined || dataYear !== undefined) return;
    const isBlock = !inline.test(node.tagName);
    const level = /^h[1-6]$/.test(node.tagName) ? `${node.tagName.toUpperCase()}: ` : '';
    if (isBlock) blocks.push(level);
    for (const label of [alt, ariaLabel, placeholder, title]) {
      if (label !== undefined) blocks.push(`(${label})`, '');
    }
    for (const child of node.children) read(child);
    blocks.push(isBlock ? '' : `${blocks.pop()} `);
  };
  for (const child of body.children) read(child);
  return blocks;
}

/** What a page shows only after a click: the sentences in the props of its islands. */
function islandTexts(tree: Root): string[] {
  const texts = new Set<string>();
  for (const island of selectAll('[data-props]', tree)) {
    JSON.parse(property(island, 'dataProps'), (_, value) => {
      // Words, rather than an identifier.
      if (typeof value === 'string' && /\s/.test(value)) texts.add(`After a click: ${value}`);
    });
  }
  return [...texts];
}

/** Paths of pictures, films, and captions on the site. */
export function mediaOf(tree: Root): string[] {
  const elements = 'img, video, source, track, link[rel~=icon], meta[property="og:image"]';
  return selectAll(elements, tree)
    .flatMap((element) =>
      ['src', 'poster', 'href', 'content'].map((name) => property(element, name)),
    )
    .filter((path) => /^\/(?!\/)/.test(path));
}
