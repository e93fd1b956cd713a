import { addAxe, axeViolations } from '../axe';
import { expect, test } from '../fixtures';
import { headlineOf, pageNamed } from '../registry';
import { listedPage, previewOf } from './in-browser';

// A phone's browser zooms out to show what's wider than the window.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('on a phone, the page has the window, and pages and controls fold away', async ({ page }) => {
  await addAxe(page);
  await page.goto('/preview?page=/About');
  const site = previewOf(page);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(headlineOf('About'));
  // At its own size.
  expect(await site.getByRole('main').evaluate(() => window.innerWidth)).toBe(390);
  const { height = 0 } = (await page.getByTitle('Site preview').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0.85 * 844);
  const views = page.getByRole('group', { name: 'View' });
  await expect(views).toBeHidden();
  expect(await axeViolations(page, { exclude: 'frame' })).toEqual([]);

  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  expect(await axeViolations(page, { exclude: 'frame' })).toEqual([]);
  await listedPage(page, pageNamed('Story').title).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(headlineOf('Story'));
  await expect(page.getByRole('searchbox', { name: 'Filter pages' })).toBeHidden();

  const controls = page.getByRole('button', { name: 'Controls' });
  await controls.click();
  await expect(controls).toHaveAttribute('aria-expanded', 'true');
  expect(await axeViolations(page, { exclude: 'frame' })).toEqual([]);
  await views.getByRole('button', { name: 'Search result' }).click();
  await controls.click();
  await expect(page.getByRole('region', { name: 'Search result' })).toContainText(
    pageNamed('Story').description,
  );
});
