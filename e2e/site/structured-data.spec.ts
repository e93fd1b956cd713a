import { z } from 'zod';
import { content } from '@/lib/content';
import { readPage } from '@/lib/export/check/read-page';
import { expect, hydrate, test } from '../fixtures';
import { pages, site } from '../registry';

const graph = z.object({
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.url() })),
});

/** The JSON-LD objects in a page's HTML, by type. */
function jsonLdIn(html: string) {
  const texts = readPage(html, 'page.html')?.jsonLd ?? [];
  const objects = texts.flatMap((text) => graph.parse(JSON.parse(text))['@graph']);
  return new Map(objects.map((object) => [object['@type'], object]));
}

test('every indexable page has structured data, and placeholders have none', async ({
  request,
}) => {
  for (const { href, kind, name } of pages) {
    const objects = jsonLdIn(await (await request.get(href)).text());
    const types = [...objects.keys()];
    if (kind === 'placeholder') expect(types, href).toEqual([]);
    else if (name === 'Home') {
      expect(types.toSorted(), href).toEqual(
        ['Organization', 'SoftwareApplication', 'VideoObject', 'WebPage', 'WebSite'].toSorted(),
      );
    } else {
      expect(types, href).toContain(['About', 'Story'].includes(name) ? 'AboutPage' : 'WebPage');
      expect(objects.get('BreadcrumbList')?.itemListElement, href).toMatchObject([
        { position: 1, name: 'Home' },
        { position: 2, item: expect.stringMatching(new RegExp(`${href}$`)) },
      ]);
    }
  }
});

test('Home’s structured data for product and film matches the page', async ({ page, request }) => {
  const objects = jsonLdIn(await (await request.get('/')).text());
  await page.goto('/');
  await hydrate(page);
  const main = page.getByRole('main');
  const software = objects.get('SoftwareApplication');
  const features = z.array(z.string()).parse(software?.featureList);
  expect(features).toHaveLength(content().home.tiles.items.length);
  for (const text of [...features, String(software?.description)]) {
    await expect(main).toContainText(text);
  }
  expect(software?.name).toBe(site.name);

  const film = objects.get('VideoObject');
  await page.getByRole('button', { name: /video/ }).click();
  const player = page.getByRole('dialog', { name: String(film?.name) });
  await expect(player).toContainText(String(film?.description));
  for (const file of [film?.thumbnailUrl, film?.contentUrl]) {
    const { pathname } = new URL(String(file));
    expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
});

test('the structured data of a tool names the region that has it', async ({ page }) => {
  const tools = {
    '/ISO': ['ROI calculator'],
    '/Capabilities': ['Permit conflict board', 'Isolation walkthrough', 'Earned value calculator'],
  };
  for (const [path, names] of Object.entries(tools)) {
    const response = await page.goto(path);
    const texts = readPage((await response?.text()) ?? '', 'page.html')?.jsonLd ?? [];
    const found = texts
      .flatMap((text) => graph.parse(JSON.parse(text))['@graph'])
      .filter((object) => object['@type'] === 'WebApplication');
    expect(found.map(({ name }) => name)).toEqual(names);
    for (const { name, url, featureList } of found) {
      const region = page.getByRole('region', { name: String(name), exact: true });
      await expect(region).toHaveId(new URL(String(url)).hash.slice(1));
      expect(featureList).not.toEqual([]);
    }
  }
});

test('About’s structured data has the founding date that the page shows', async ({
  page,
  request,
}) => {
  const objects = jsonLdIn(await (await request.get('/About')).text());
  const company = objects.get('Organization');
  expect(company?.foundingDate).toBe(content().site.founded);
  expect(objects.get('AboutPage')?.about).toEqual({ '@id': company?.['@id'] });
  await page.goto('/About');
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const founded = day.format(new Date(content().site.founded));
  await expect(page.getByRole('main')).toContainText(founded);
});
