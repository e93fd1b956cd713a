import { content } from '@/lib/content';
import { isoSectionId, staticAnchors } from '@/lib/content/anchors';
import { expect, test } from '../fixtures';
import { pages } from '../registry';

const { iso } = content();

test('every id of a page’s own to which words may link is on the page', async ({ request }) => {
  for (const { name, href } of pages) {
    const html = await (await request.get(href)).text();
    for (const id of staticAnchors(name)) expect(html, `${href}#${id}`).toContain(`id="${id}"`);
  }
});

test('the sections of ISO stand at the ids that links to them are checked against', async ({
  page,
}) => {
  for (const { number, title } of iso.implementation.sections) {
    await page.goto(`/ISO#${isoSectionId(number)}`);
    await expect(page.getByRole('region', { name: title })).toBeInViewport();
  }
});
