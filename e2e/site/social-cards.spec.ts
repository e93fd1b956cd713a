import sharp from 'sharp';
import { readPage } from '@/lib/export/check/read-page';
import { expect, test } from '../fixtures';
import { pages, site } from '../registry';

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
    expect(body.length, card).toBeLessThan(200_000);
    expect(await sharp(body).metadata(), card).toMatchObject({ width: 1200, height: 630 });
  }
});
