import sharp from 'sharp';
import { maxCardBytes } from '@/lib/budgets';
import { readPage } from '@/lib/export/check/read-page';
import { expect, test } from '../fixtures';
import { pages, site } from '../registry';

const indexable = pages.filter(({ kind }) => kind !== 'placeholder');

test('the sitemap lists exactly the indexable pages, each with its date', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const listed = [
    ...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)<\/lastmod>/g),
  ].map(([, address = '', day]) => [new URL(address).pathname, day]);
  expect(listed).toEqual(indexable.map(({ href, updated }) => [href, updated]));
});

test('placeholders are noindex, and other pages aren’t', async ({ request }) => {
  for (const { href, kind } of pages) {
    const html = await (await request.get(href)).text();
    const noindex = /<meta name="robots" content="noindex, follow"/.test(html);
    expect(noindex, href).toBe(kind === 'placeholder');
  }
});

test('every page declares its own URL as canonical', async ({ request }) => {
  for (const { href } of pages) {
    const html = await (await request.get(href)).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname, href).toBe(href);
  }
});

test('robots.txt names the sitemap and disallows nothing', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text();
  expect(rules).toMatch(/Sitemap: .+\/sitemap\.xml/);
  expect(rules).not.toContain('Disallow');
});

test('llms.txt lists every indexable page with its description', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `));
  const listed = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(
    ([, title, address = '', description]) => [title, new URL(address).pathname, description],
  );
  const expected = indexable.map(({ title, href, description }) => [title, href, description]);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test('the manifest names the product, and each of its icons has its declared size', async ({
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.short_name).toBe(site.name);
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    '192x192',
    '512x512',
    '512x512',
    'any',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(src);
    expect(response.headers()['content-type'], src).toContain(type);
    const { width, height } = await sharp(await response.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('icons exist at the paths that browsers request by default', async ({ request }) => {
  const favicon = await request.get('/favicon.ico');
  expect(favicon.status()).toBe(200);
  // The ICO header: type 1 (icon) with three images.
  expect([...(await favicon.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const apple = await (await request.get('/icons/apple-touch-icon.png')).body();
  expect(await sharp(apple).metadata()).toMatchObject({ width: 180, height: 180 });
});

test('security.txt names a contact and expires within a year', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const lines = (await response.text()).trimEnd().split('\n');
  const fields = new Map(
    lines.map((line) => [line.replace(/:.*/, ''), line.replace(/^.*?: /, '')]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${site.contactMail}`);
  expect(new URL(fields.get('Canonical') ?? '').pathname).toBe('/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

test('a shared link shows the page’s title, its description, and a card', async ({ request }) => {
  const cards = new Set<string>();
  for (const { href, kind, title, description, name } of pages) {
    const html = await (await request.get(href)).text();
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
    const response = await request.get(card);
    expect(response.headers()['content-type'], card).toBe('image/png');
    const body = await response.body();
    expect(body.length, card).toBeLessThan(maxCardBytes);
    expect(await sharp(body).metadata(), card).toMatchObject({ width: 1200, height: 630 });
  }
});
