import { expect, test } from '../fixtures';
import { pages, site } from '../registry';

test('the sitemap has the pages that may be indexed, and no other', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const indexable = pages.filter(({ kind }) => kind !== 'placeholder').map(({ href }) => href);
  expect(paths.toSorted()).toEqual(indexable.toSorted());
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

test('robots.txt names the sitemap, and the manifest the product', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: .+\/sitemap\.xml/);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.short_name).toBe(site.name);
  expect((await request.get(manifest.icons[0].src)).status()).toBe(200);
});
