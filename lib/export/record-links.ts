import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { createIdentifierFinder, type IdentifierFinder } from '@/lib/plant/identifiers';
import { element, type Page, textOf } from './html';

/** Their text can't have links, because it's a control's, a link's, or another program's. */
const unlinked = [
  'a, button, summary, label, select, textarea, script, style, [data-island]',
  '[role="img"], [aria-hidden="true"]:not(svg), .sr-only',
].join();
/** A tag is linked once in each of these. */
const blocks = 'p, li, dt, dd, td, th, figcaption, blockquote, h2, h3, h4';
/** Drawings that only the eye and the pointer use: the words around them say the same. */
const pictures = 'svg[aria-hidden="true"]';

interface Place {
  href: string;
  label: string;
}

/** Links tags and names to their records (`data-record`), and lists in each record where pages mention it. */
export function linkRecords(pages: readonly Page[]): void {
  const records = pages.flatMap(({ file, tree }) =>
    selectAll('[data-record]', tree).map((record) => {
      const { dataRecord, id } = record.properties;
      const identifier = String(dataRecord);
      // By page.
      const places = new Map<string, Place>();
      return { identifier, record, places, href: `${hrefOf(file)}#${String(id)}` };
    }),
  );
  const known = new Map(records.map((each) => [each.identifier, each]));
  const { split } = createIdentifierFinder([...known.keys()]);
  for (const page of pages) {
    const main = select('main', page.tree);
    if (main === undefined) continue;
    const path = hrefOf(page.file);
    linkTexts(main, split, (identifier) => known.get(identifier)?.href);
    for (const { identifier, section } of mentionsIn(main)) {
      const places = known.get(identifier)?.places;
      if (!places?.has(path)) places?.set(path, { href: path + section, label: titleOf(page) });
    }
  }
  for (const { record, places } of records) {
    const list = select('.record-places', record);
    if (list !== undefined) list.children = listPlaces([...places.values()]);
  }
}

interface Surroundings {
  /** What the block around it has linked. */
  linked: Set<string>;
  /** The record around it. */
  record: string | null;
  isPicture: boolean;
}

function linkTexts(
  main: Element,
  split: IdentifierFinder['split'],
  hrefOfRecord: (identifier: string) => string | undefined,
): void {
  const elementsOf = (selector: string) => new Set(selectAll(selector, main));
  const isIn = {
    unlinked: elementsOf(unlinked),
    block: elementsOf(blocks),
    picture: elementsOf(pictures),
  };

  function walk(parent: Element, around: Surroundings): void {
    if (isIn.unlinked.has(parent)) return;
    const { dataRecord } = parent.properties;
    const linked = isIn.block.has(parent) ? new Set<string>() : around.linked;
    const record = dataRecord === undefined ? around.record : String(dataRecord);
    const isPicture = around.isPicture || isIn.picture.has(parent);

    function link(identifier: string): Element | null {
      const href = hrefOfRecord(identifier);
      if (href === undefined || identifier === record || linked.has(identifier)) return null;
      linked.add(identifier);
      const forPointer = isPicture ? { tabIndex: -1 } : {};
      return element('a', { href, className: ['record'], ...forPointer }, identifier);
    }

    parent.children = parent.children.flatMap((child) => {
      if (child.type === 'element') walk(child, { linked, record, isPicture });
      return child.type === 'text' ? linkParts(split(child.value), link) : [child];
    });
  }
  walk(main, { linked: new Set(), record: null, isPicture: false });
}

/** The text and the links in it. `link` returns null for what stays text. */
function linkParts(
  parts: ReturnType<IdentifierFinder['split']>,
  link: (identifier: string) => Element | null,
): ElementContent[] {
  return parts.map(
    ({ part, isTag }) => (isTag ? link(part) : null) ?? { type: 'text', value: part },
  );
}

/** The links to records, islands' own too, in the page's order, each with the fragment of the section around it. */
function mentionsIn(main: Element): { identifier: string; section: string }[] {
  const sections = new Map<Element, string>();
  // Inner sections come after the outer ones.
  for (const section of selectAll('section[id]', main)) {
    for (const link of selectAll('a.record', section)) {
      sections.set(link, `#${String(section.properties.id)}`);
    }
  }
  const inRecords = new Set(selectAll('[data-record] a.record', main));
  return selectAll('a.record', main)
    .filter((link) => !inRecords.has(link))
    .map((link) => ({ identifier: textOf(link), section: sections.get(link) ?? '' }));
}

function listPlaces(places: readonly Place[]): ElementContent[] {
  return places.flatMap(({ href, label }, index) => [
    { type: 'text', value: index === 0 ? 'Shown on ' : ', ' } as const,
    element('a', { href, className: ['record'] }, label),
  ]);
}

/** A page's title in its breadcrumb, which Home doesn't have. */
function titleOf({ tree }: Page): string {
  const current = select('[aria-label="Breadcrumb"] [aria-current="page"]', tree);
  return current === undefined ? 'Home' : textOf(current);
}

/** The address of a page's file, as the site's links have it. */
function hrefOf(file: string): string {
  return file === 'index.html' || file === 'Home.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
