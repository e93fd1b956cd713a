import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { maxCardBytes } from '@/lib/budgets';
import { isIndexable } from '@/lib/content';
import { documentTitle } from '../locators';
import { site } from '../registry';
import { exportedPage, exportedPages, readExported, textOf } from './exported-page';

const indexable = exportedPages.filter(isIndexable);

test('the sitemap lists the indexable pages, each with its date', () => {
  const entries = readExported('sitemap.xml').matchAll(
    /<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)<\/lastmod>/g,
  );
  const listed = [...entries].map(([, url = '', day]) => [new URL(url).pathname, day]);
  expect(listed).toEqual(indexable.map(({ href, updated }) => [href, updated]));
});

test('robots.txt disallows nothing, and leads to the sitemap', () => {
  expect(readExported('robots.txt')).not.toContain('Disallow');
  expect(readExported('robots.txt')).toMatch(/^Sitemap: https?:.*\/sitemap\.xml$/m);
});

test('only the 404 page and placeholders without a form are noindex, and every page has one canonical URL, its own', () => {
  for (const { all, one, href, name } of exportedPages) {
    const robots = all('meta[name="robots"]').map(({ properties }) => properties.content);
    const isIndexed = indexable.some((page) => page.name === name);
    expect(robots, href).toEqual(isIndexed ? [] : ['noindex, follow']);
    const canonical = String(one('link[rel="canonical"]').properties.href);
    expect(new URL(canonical).pathname).toBe(href);
  }
  const missing = exportedPage('404');
  expect(missing.all('link[rel="canonical"]')).toEqual([]);
  expect(missing.html).toContain('noindex');
});

test('llms.txt lists every indexable page with its description', () => {
  const text = readExported('llms.txt');
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `));
  const listed = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(
    ([, title, address = '', description]) => [title, new URL(address).pathname, description],
  );
  const expected = indexable.map(({ title, href, description }) => [title, href, description]);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test('the manifest names the product, and each of its icons has its declared size', async () => {
  const manifest = JSON.parse(readExported('manifest.webmanifest'));
  expect(manifest.short_name).toBe(site.name);
  const declared = ['192x192', '512x512', '512x512', 'any'];
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(declared);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join('out', src)).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('icons exist at the paths that browsers request by default', async () => {
  // The ICO header: type 1 (icon) with three images.
  expect([...readFileSync('out/favicon.ico').subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const apple = await sharp('out/icons/apple-touch-icon.png').metadata();
  expect(apple).toMatchObject({ width: 180, height: 180 });
});

test('security.txt names a contact and expires within a year', () => {
  const lines = readExported('.well-known/security.txt').trimEnd().split('\n');
  const fields = new Map(
    lines.map((line) => [line.replace(/:.*/, ''), line.replace(/^.*?: /, '')]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${site.contactMail}`);
  expect(new URL(fields.get('Canonical') ?? '').pathname).toBe('/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

test('a shared link shows the page’s title, its description, and a card', async () => {
  const cards = new Set<string>();
  const texts = exportedPages.flatMap(({ title, description }) => [title, description]);
  expect(new Set(texts).size, 'titles and descriptions').toBe(texts.length);
  for (const { html, one, href, description, name } of exportedPages) {
    expect(textOf(one('title')), href).toBe(documentTitle(name));
    expect(one('meta[name="description"]').properties.content, href).toBe(description);
    expect(html, href).toContain('<meta name="twitter:card" content="summary_large_image">');
    const card = new URL(String(one('meta[property="og:image"]').properties.content)).pathname;
    const isIndexed = indexable.some((page) => page.name === name);
    expect(card, href).toBe(`/og/${isIndexed ? name : 'coming-soon'}.png`);
    if (isIndexed) expect(description, href).toMatch(/software/i);
    cards.add(card);
  }
  for (const card of cards) {
    const picture = readFileSync(join('out', card));
    expect(picture.length, card).toBeLessThan(maxCardBytes);
    expect(await sharp(picture).metadata(), card).toMatchObject({ width: 1200, height: 630 });
  }
});
