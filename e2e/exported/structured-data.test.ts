import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { content } from '@/lib/content';
import { site } from '../registry';
import { exportedPage, exportedPages, textOf, wordsOf } from './exported-page';

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.url() })),
});

/** The JSON-LD objects of a page. */
function jsonLdOf({ all }: Pick<(typeof exportedPages)[number], 'all'>) {
  return all('script[type="application/ld+json"]').flatMap(
    (script) => graph.parse(JSON.parse(textOf(script)))['@graph'],
  );
}

function objectNamed(page: string, type: string) {
  return jsonLdOf(exportedPage(page)).find((object) => object['@type'] === type);
}

test('every indexable page has structured data, and placeholders have none', () => {
  for (const page of exportedPages) {
    const { href, kind, name } = page;
    const objects = jsonLdOf(page);
    const types = objects.map((object) => object['@type']);
    if (kind === 'placeholder') expect(types, href).toEqual([]);
    else if (name === 'Home') {
      expect(types.toSorted(), href).toEqual([
        'Organization',
        'SoftwareApplication',
        'VideoObject',
        'WebApplication',
        'WebPage',
        'WebSite',
      ]);
    } else {
      expect(types, href).toContain(['About', 'Story'].includes(name) ? 'AboutPage' : 'WebPage');
      const trail = objects.find((object) => object['@type'] === 'BreadcrumbList');
      expect(trail?.itemListElement, href).toMatchObject([
        { position: 1, name: 'Home' },
        { position: 2, item: expect.stringMatching(new RegExp(`${href}$`)) },
      ]);
    }
  }
});

test('every ID that structured data refers to is described on the page at its URL', () => {
  const byPath = new Map(exportedPages.map((page) => [page.href, jsonLdOf(page)]));
  for (const id of [...byPath.values()].flatMap(findReferencedIds)) {
    const described = byPath.get(new URL(id).pathname) ?? [];
    expect(described.map((object) => object['@id'])).toContain(id);
  }
});

/** IDs of objects that are only referenced, not described. */
function findReferencedIds(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const entries = Object.entries(tree);
  const [only] = entries;
  if (entries.length === 1 && only?.[0] === '@id') return [String(only[1])];
  return entries.flatMap(([, value]) => findReferencedIds(value));
}

test('Home’s structured data for product and film matches the page', () => {
  const main = wordsOf(exportedPage('Home').one('main'));
  const software = objectNamed('Home', 'SoftwareApplication');
  const features = z.array(z.string()).parse(software?.featureList);
  expect(features).toHaveLength(content().home.tiles.items.length);
  const film = objectNamed('Home', 'VideoObject');
  const described = [software?.description, film?.name, film?.description].map(String);
  for (const text of [...features, ...described]) expect(main).toContain(text);
  expect(software?.name).toBe(site.name);
  for (const file of [film?.thumbnailUrl, film?.contentUrl]) {
    const { pathname } = new URL(String(file));
    expect(existsSync(join('out', pathname)), pathname).toBe(true);
  }
});

test.each([
  ['ISO', ['ROI calculator']],
  ['Home', ['Permit conflict board']],
  [
    'Capabilities',
    ['Isolation walkthrough', 'Spot the error', 'Lockout plan check', 'Earned value calculator'],
  ],
])('the structured data of the tools on %s names their regions', (name, names) => {
  const page = exportedPage(name);
  const tools = jsonLdOf(page).filter((object) => object['@type'] === 'WebApplication');
  expect(tools.map((tool) => tool.name)).toEqual(names);
  for (const { name: toolName, url, featureList } of tools) {
    const region = page.one(new URL(String(url)).hash);
    const label = region.properties.ariaLabelledBy;
    const heading =
      label === undefined ? region.properties.ariaLabel : textOf(page.one(`#${label}`));
    expect(heading).toBe(toolName);
    expect(featureList).not.toEqual([]);
  }
});

test('About’s structured data has the founding date that the page shows', () => {
  const { founded } = content().site;
  const company = objectNamed('About', 'Organization');
  expect(company?.foundingDate).toBe(founded);
  expect(objectNamed('About', 'AboutPage')?.about).toEqual({ '@id': company?.['@id'] });
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const shown = textOf(exportedPage('About').one('main'));
  expect(shown).toContain(day.format(new Date(founded)));
});
