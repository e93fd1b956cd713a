import type { Element, Nodes } from 'hast';
import { describe, expect, it } from 'vitest';
import { content, plantSources } from '@/lib/content';
import { listEntries } from '@/lib/plant/entries';
import { createIdentifierFinder } from '@/lib/plant/identifiers';
import { placeOf } from '@/lib/plant/places';
import { listRecords } from '@/lib/plant/records';
import { allIn, exportedPage, exportedPages, textOf } from './exported-page';

const sources = plantSources(content());
const tags = listRecords(sources).map(({ tag }) => tag);
const { find } = createIdentifierFinder(tags);
const records = new Set(
  exportedPage('Platform')
    .all('[data-record]')
    .map(({ properties }) => String(properties.dataRecord)),
);

it('the register has every tag and person, each with what’s on file', () => {
  expect([...records].toSorted()).toEqual(tags.toSorted());
});

/** Controls, what only screen readers get, a game that the records would give away, and one whose tags move as it's played. */
function hasNoLinks({ tagName, properties }: Element): boolean {
  return (
    ['a', 'button', 'summary', 'script', 'style', 'template'].includes(tagName) ||
    [properties.className].flat().includes('sr-only') ||
    properties.role === 'img' ||
    ['SpotTheError', 'IsolationWalkthrough'].includes(String(properties.dataIsland))
  );
}

/** The tags and names in a page's text, by the block that they're in. */
function collect(node: Nodes, block: Element | null, found: Map<Element | null, Set<string>>) {
  if (node.type === 'text') {
    const known = found.get(block) ?? new Set();
    for (const { identifier } of find(node.value)) known.add(identifier);
    found.set(block, known);
  }
  if (node.type === 'element' && hasNoLinks(node)) return;
  if (!('children' in node)) return;
  const isBlock =
    node.type === 'element' &&
    ['p', 'li', 'dt', 'dd', 'td', 'th', 'figcaption', 'blockquote', 'h2', 'h3', 'h4'].includes(
      node.tagName,
    );
  for (const child of node.children) collect(child, isBlock ? node : block, found);
}

function linksIn(node: Nodes): string[] {
  if (node.type === 'element' && [node.properties.className].flat().includes('record'))
    return [textOf(node)];
  return 'children' in node ? node.children.flatMap(linksIn) : [];
}

describe('a tag or a name in a text or a drawing', () => {
  const written = exportedPages.filter(({ kind }) => kind === 'written');
  it.each(written.map((page) => [page.name, page] as const))(
    'on %s leads to its record',
    (_, page) => {
      const [main] = page.all('main');
      if (main === undefined) throw new Error('the page has no main');
      const found = new Map<Element | null, Set<string>>();
      collect(main, null, found);
      const own = new Map(
        page
          .all('[data-record]')
          .flatMap((record) =>
            allIn(record, 'p, li').map(
              (block) => [block, String(record.properties.dataRecord)] as const,
            ),
          ),
      );
      for (const [block, named] of found) {
        const linked = linksIn(block ?? main);
        const unlinked = [...named].filter((tag) => !linked.includes(tag));
        expect(unlinked.filter((tag) => block === null || own.get(block) !== tag)).toEqual([]);
      }
    },
  );
});

it('an entry’s time leads to where the site shows it', () => {
  for (const entry of listEntries(sources)) {
    const place = placeOf(entry);
    if (place === null) continue;
    const [path = '', id = ''] = place.split('#');
    const page = exportedPage(path === '/' ? 'Home' : path.slice(1));
    const [target] = page.all(`[id="${id}"]`);
    const shown = target === undefined ? '' : textOf(target);
    const [subject = ''] = entry.text.split(', ');
    const words = entry.source === 'Shift log' ? [entry.text] : [...entry.about, subject];
    expect([place, words.some((word) => shown.includes(word))]).toEqual([place, true]);
  }
});
