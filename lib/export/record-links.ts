import type { Element, ElementContent, Text } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { createIdentifierFinder, type IdentifierFinder } from '@/lib/plant/identifiers';
import { element, type Page, textOf } from './html';

/** Elements whose text can't have links, because it's a control's, a link's, or another program's. */
const unlinked = new Set([
  'a',
  'button',
  'summary',
  'label',
  'select',
  'textarea',
  'script',
  'style',
]);
/** A tag is linked once in each of these. */
const blocks = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'td',
  'th',
  'figcaption',
  'blockquote',
  'h2',
  'h3',
  'h4',
]);

interface Place {
  href: string;
  label: string;
}

/**
 * Links tags and names in the pages to their records, the elements with `data-record`, and lists in each record where
 * pages mention it.
 */
export function linkRecords(pages: readonly Page[]): void {
  const targets = new Map<string, string>();
  const records = new Map<string, Element>();
  for (const { file, tree } of pages) {
    for (const record of selectAll('[data-record]', tree)) {
      const { dataRecord, id } = record.properties;
      targets.set(String(dataRecord), `${hrefOf(file)}#${String(id)}`);
      records.set(String(dataRecord), record);
    }
  }
  const { find } = createIdentifierFinder([...targets.keys()]);
  const places = new Map<string, Map<string, Place>>();
  for (const page of pages) {
    const main = select('main', page.tree);
    if (main === undefined) continue;
    const title = titleOf(page);
    linkTexts(main, find, targets, (identifier, section) => {
      const href = `${hrefOf(page.file)}${section === null ? '' : `#${section}`}`;
      const known = places.get(identifier) ?? new Map<string, Place>();
      known.set(hrefOf(page.file), known.get(hrefOf(page.file)) ?? { href, label: title });
      places.set(identifier, known);
    });
  }
  for (const [identifier, record] of records) {
    const list = selectAll('.record-places', record)[0];
    if (list !== undefined)
      list.children = listPlaces([...(places.get(identifier)?.values() ?? [])]);
  }
}

function linkTexts(
  main: Element,
  find: IdentifierFinder['find'],
  targets: ReadonlyMap<string, string>,
  onLink: (identifier: string, section: string | null) => void,
): void {
  function walk(parent: Element, around: Surroundings): void {
    const { tagName, properties } = parent;
    // Islands have links of their own.
    for (const link of properties.dataIsland === undefined ? [] : selectAll('a.record', parent)) {
      if (targets.has(textOf(link))) onLink(textOf(link), around.section);
    }
    if (isUnlinked(parent)) return;
    const inside = {
      block: blocks.has(tagName) ? new Set<string>() : around.block,
      record: properties.dataRecord === undefined ? around.record : String(properties.dataRecord),
      section: tagName === 'section' && properties.id ? String(properties.id) : around.section,
      isPicture: around.isPicture || isPicture(parent),
    };
    parent.children = parent.children.flatMap((child) => {
      if (child.type === 'element') walk(child, inside);
      if (child.type !== 'text') return [child];
      return splitText(child, find(child.value), (identifier) => {
        const { block, record, section } = inside;
        const href = targets.get(identifier);
        if (href === undefined || identifier === record || block.has(identifier)) return null;
        block.add(identifier);
        if (record === null) onLink(identifier, section);
        const properties = {
          href,
          className: ['record'],
          ...(inside.isPicture && { tabIndex: -1 }),
        };
        return element('a', properties, identifier);
      });
    });
  }
  walk(main, { block: new Set(), record: null, section: null, isPicture: false });
}

interface Surroundings {
  /** What the block around it has linked. */
  block: Set<string>;
  /** The record around it. */
  record: string | null;
  /** The ID of the section around it. */
  section: string | null;
  /** Whether it's in a drawing that only the eye and the pointer use: the words around it say the same. */
  isPicture: boolean;
}

function isUnlinked({ tagName, properties }: Element): boolean {
  return (
    unlinked.has(tagName) ||
    properties.role === 'img' ||
    (properties.ariaHidden === 'true' && !isPicture({ tagName, properties })) ||
    properties.dataIsland !== undefined ||
    [properties.className].flat().includes('sr-only')
  );
}

function isPicture({ tagName, properties }: Pick<Element, 'tagName' | 'properties'>): boolean {
  return tagName === 'svg' && properties.ariaHidden === 'true';
}

/** The text and the links in it. `link` returns null for what stays text. */
function splitText(
  { value }: Text,
  found: readonly { identifier: string; index: number }[],
  link: (identifier: string) => Element | null,
): ElementContent[] {
  const parts: ElementContent[] = [];
  let start = 0;
  for (const { identifier, index } of found) {
    const anchor = link(identifier);
    if (anchor === null) continue;
    if (index > start) parts.push({ type: 'text', value: value.slice(start, index) });
    parts.push(anchor);
    start = index + identifier.length;
  }
  if (start < value.length || parts.length === 0)
    parts.push({ type: 'text', value: value.slice(start) });
  return parts;
}

function listPlaces(places: readonly Place[]): ElementContent[] {
  return places.flatMap(({ href, label }, index) => [
    { type: 'text', value: index === 0 ? 'Shown on ' : ', ' } as const,
    element('a', { href, className: ['record'] }, label),
  ]);
}

/** A page's title without the site's name, or Home. */
function titleOf({ tree }: Page): string {
  const title = select('title', tree);
  const [own = '', site] = title === undefined ? [] : textOf(title).split(' | ');
  return site === undefined ? 'Home' : own;
}

/** The address of a page's file, as the site's links have it. */
function hrefOf(file: string): string {
  return file === 'index.html' || file === 'Home.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
