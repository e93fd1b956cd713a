import { content } from '@/lib/content';
import { isoSectionId, staticAnchors } from '@/lib/content/anchors';
import { expect, test } from '../fixtures';
import { pages } from '../registry';

const { iso } = content();

test('every anchor that content may link to exists on its page', async ({ request }) => {
  for (const { name, href } of pages) {
    const html = await (await request.get(href)).text();
    for (const id of staticAnchors(name)) expect(html, `${href}#${id}`).toContain(`id="${id}"`);
  }
});

test('every ISO section has the ID that links to it are checked against', async ({ page }) => {
  for (const { number, title } of iso.implementation.sections) {
    await page.goto(`/ISO#${isoSectionId(number)}`);
    await expect(page.getByRole('region', { name: title })).toBeInViewport();
  }
});
