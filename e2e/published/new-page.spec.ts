import { addAxe, axeViolations } from '../axe';
import { expect, openPage } from '../fixtures';
import { additions } from './edits';
import { test } from './fixtures';
import { editedPages } from './second-build';

const { inMarkdown, inYaml } = editedPages;

test('a page with pictures, tables, a film, and links to another site passes axe at any width', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await addAxe(page);
  for (const name of [inMarkdown, inYaml, 'Counts']) {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${name}`);
      expect(await axeViolations(page), `${name} at ${width}`).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `${name} at ${width}`).toBe(clientWidth);
    }
  }
});

test('a picture has its place before it loads, in the width that the screen needs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const picture = page.getByRole('img', { name: additions.description });
  const files = '**/pipe-rack.*.avif';
  await page.route(files, (route) => route.abort());
  await page.goto(`/${inMarkdown}`);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  const place = await picture.boundingBox();

  await page.unroute(files);
  await page.reload();
  await picture.scrollIntoViewIfNeeded();
  // The width at which the file is shown, which is 0 until it has loaded.
  await expect(picture).toHaveJSProperty('naturalWidth', 350);
  const file = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(file).toMatch(/\.640\.avif$/);
  const { width, height } = (await picture.boundingBox()) ?? {};
  expect({ width, height }).toEqual({ width: place?.width, height: place?.height });
  expect(height).toBeGreaterThan(100);
  await expect(page.getByRole('figure').filter({ has: picture })).toHaveText(additions.caption);
});

test('a link to another site says so, isn’t requested on hover or focus, and leaves the site', async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route('https://www.iso.org/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>ISO</title>' });
  });
  for (const [name, label] of [
    [inYaml, 'Read the standard (another site)'],
    [inMarkdown, 'the standard (another site)'],
  ] as const) {
    await openPage(page, `/${name}`);
    const link = page.getByRole('main').getByRole('link', { name: label, exact: true });
    await link.first().hover();
    await link.first().focus();
    expect(requested).toEqual([]);
    await link.first().click();
    await expect(page).toHaveURL(additions.standard);
    await expect(page).toHaveTitle('ISO');
    expect(requested.splice(0)).toEqual([additions.standard]);
  }
});
