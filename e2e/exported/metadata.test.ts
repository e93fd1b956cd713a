import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { maxCardBytes } from '@/lib/budgets';
import { readPage } from '@/lib/export/check/read-page';
import { site } from '../registry';
import { exportedPages, readExported } from './exported-page';

/* The build's own check (lib/export/check) covers titles, descriptions, canonical URLs, robots, and the sitemap's pages. */

const indexable = exportedPages.filter(({ kind }) => kind !== 'placeholder');

test('the sitemap has each page’s date', () => {
  const dates = [...readExported('sitemap.xml').matchAll(/<lastmod>([^<]+)<\/lastmod>/g)];
  expect(dates.map(([, day]) => day)).toEqual(indexable.map(({ updated }) => updated));
});

test('robots.txt disallows nothing, and the 404 page is noindex', () => {
  expect(readExported('robots.txt')).not.toContain('Disallow');
  expect(readExported('404.html')).toContain('noindex');
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
  for (const { html, href, kind, title, description, name } of exportedPages) {
    const read = readPage(html, `${name}.html`);
    expect(read?.title, href).toContain(site.name);
    expect(read?.title.length, href).toBeLessThanOrEqual(60);
    if (name !== 'Home') expect(read?.title, href).toBe(`${title} | ${site.name}`);
    expect(read?.description, href).toBe(description);
    expect(html, href).toContain('<meta name="twitter:card" content="summary_large_image">');
    const card = new URL(read?.card ?? '').pathname;
    expect(card, href).toBe(`/og/${kind === 'placeholder' ? 'coming-soon' : name}.png`);
    cards.add(card);
  }
  for (const card of cards) {
    const picture = readFileSync(join('out', card));
    expect(picture.length, card).toBeLessThan(maxCardBytes);
    expect(await sharp(picture).metadata(), card).toMatchObject({ width: 1200, height: 630 });
  }
});
