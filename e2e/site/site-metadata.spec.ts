import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { pages, site } from '../registry';

const indexable = pages.filter(({ kind }) => kind !== 'placeholder');

test('the sitemap has the pages that may be indexed, each with its day, and no other', async ({
  request,
}) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const listed = [
    ...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)<\/lastmod>/g),
  ].map(([, address = '', day]) => [new URL(address).pathname, day]);
  expect(listed).toEqual(indexable.map(({ href, updated }) => [href, updated]));
});

test('a placeholder asks not to be indexed, a written page does not', async ({ request }) => {
  for (const { href, kind } of pages) {
    const html = await (await request.get(href)).text();
    const noindex = /<meta name="robots" content="noindex, follow"/.test(html);
    expect(noindex, href).toBe(kind === 'placeholder');
  }
});

test('every page names itself as canonical', async ({ request }) => {
  for (const { href } of pages) {
    const html = await (await request.get(href)).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname, href).toBe(href);
  }
});

test('robots.txt names the sitemap and keeps nobody out', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text();
  expect(rules).toMatch(/Sitemap: .+\/sitemap\.xml/);
  expect(rules).not.toContain('Disallow');
});

test('llms.txt has every page that may be found, with its description', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const text = await answer.text();
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `));
  const listed = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(
    ([, title, address = '', description]) => [title, new URL(address).pathname, description],
  );
  const wanted = indexable.map(({ title, href, description }) => [title, href, description]);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test('the manifest names the product, and each of its icons has the size it says', async ({
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
    const answer = await request.get(src);
    expect(answer.headers()['content-type'], src).toContain(type);
    const { width, height } = await sharp(await answer.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('browsers that ask for icons by name get them', async ({ request }) => {
  const favicon = await request.get('/favicon.ico');
  expect(favicon.status()).toBe(200);
  // The type of an ICO file, and its three pictures.
  expect([...(await favicon.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const apple = await (await request.get('/icons/apple-touch-icon.png')).body();
  expect(await sharp(apple).metadata()).toMatchObject({ width: 180, height: 180 });
});

test('security.txt names whom to tell, and is neither out of date nor good for more than a year', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).trimEnd().split('\n');
  const fields = new Map(
    lines.map((line) => [line.replace(/:.*/, ''), line.replace(/^.*?: /, '')]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${site.contactMail}`);
  expect(new URL(fields.get('Canonical') ?? '').pathname).toBe('/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});
