import { addAxe, axeViolations } from '../../axe';
import { expect, test } from '../../fixtures';
import { headlineOf, pageNamed, placeholders } from '../../registry';
import { listedPage, previewOf } from '../in-browser';

const about = pageNamed('About');

test('the list filters pages by status and opens one by keyboard', async ({ page }) => {
  await page.goto('/preview');
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  const item = listedPage(page, about.title);
  await expect(item).toHaveAccessibleDescription(/Written.*updated/);
  await filter.fill('coming soon');
  await expect(item).toBeHidden();
  await expect(listedPage(page, placeholders.at(-1)?.title ?? '')).toBeVisible();
  await filter.fill('/about');
  await filter.press('Tab');
  await expect(item).toBeFocused();
  await item.press('Enter');
  await expect(item).toHaveAttribute('aria-current', 'page');
  const heading = previewOf(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(headlineOf('About'));
});

test('a text is found on all pages, and leads to its page', async ({ page }) => {
  await addAxe(page);
  await page.goto('/preview');
  const find = page.getByRole('searchbox', { name: 'Find a text on all pages' });
  await find.fill(headlineOf('Story').toUpperCase());
  await find.press('Enter');
  const found = page.getByRole('region', { name: 'Found' });
  await found.getByRole('link', { name: '/Story' }).click();
  const heading = previewOf(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(headlineOf('Story'));
  expect(await axeViolations(page, { exclude: 'frame' })).toEqual([]);
  await find.fill('No page says this');
  await find.press('Enter');
  await expect(found).toHaveText('Found: nothing');
  await find.fill('');
  await expect(found).toBeHidden();
});

test('a page is shown as a search result and a shared link, which follow the list', async ({
  page,
}) => {
  await addAxe(page);
  await page.goto('/preview?page=/About&view=search');
  const result = page.getByRole('region', { name: 'Search result' });
  await expect(result).toContainText(about.description);
  expect(await axeViolations(page, { exclude: 'frame' })).toEqual([]);

  await page.getByRole('button', { name: 'Shared link' }).click();
  const picture = page.getByRole('region', { name: 'Shared link' }).getByRole('img').first();
  const naturalWidth = () =>
    picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
  await expect.poll(naturalWidth).toBe(1200);

  expect(await axeViolations(page, { exclude: 'frame' })).toEqual([]);
  const card = page.getByRole('region', { name: 'Shared link' });
  await listedPage(page, pageNamed('Story').title).click();
  await expect(card).toContainText(pageNamed('Story').title);
  await page.reload();
  await expect(card).toContainText(pageNamed('Story').title);
});

test('a page is shown at three widths, and without scripts', async ({ page, consoleErrors }) => {
  await page.goto('/preview?page=/About&view=no-scripts');
  const site = previewOf(page);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(headlineOf('About'));
  // The first script in the head would set it.
  await expect(site.locator('html')).not.toHaveAttribute('data-typeface');
  // The browser reports that it has blocked the scripts.
  consoleErrors.length = 0;

  const viewport = () => site.locator('html').evaluate(() => window.innerWidth);
  for (const [name, width] of [
    ['Page', 1440],
    ['Phone 390', 390],
    ['Tablet 768', 768],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(viewport).toBe(width);
  }
});
