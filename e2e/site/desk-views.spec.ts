import { addAxe, axeViolations } from '../axe';
import { expect, test } from '../fixtures';
import { headlineOf, pageNamed, placeholders } from '../registry';
import { listedPage, previewOf } from './desk';

const about = pageNamed('About');

test('the list filters pages by status and opens one by keyboard', async ({ page }) => {
  await page.goto('/preview');
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  const item = listedPage(page, about.title);
  await expect(item).toHaveAccessibleDescription(/Written.*words.*updated/);
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

test('a page is shown as a search result, a shared link, and an outline, which follow the list', async ({
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

  await page.getByRole('button', { name: 'Outline' }).click();
  const outline = page.getByRole('region', { name: 'Outline' });
  await expect(outline).toContainText(`H1 ${headlineOf('About')}`);
  await expect(outline).not.toContainText('skips level');
  expect(await axeViolations(page, { exclude: 'frame' })).toEqual([]);
  await listedPage(page, pageNamed('Story').title).click();
  await page.reload();
  await expect(outline).toContainText(`H1 ${headlineOf('Story')}`);
});

test('a search result warns about a title that’s cut off, and no others', async ({ page }) => {
  await page.route('**/preview/views/search?*', async (route) => {
    const response = await route.fetch();
    const longTitle = `${about.title}, ${'with everything that we have to say about it '.repeat(3)}`;
    const body = (await response.text()).replaceAll(`${about.title} |`, longTitle);
    await route.fulfill({ response, body });
  });
  await page.goto('/preview?page=/About&view=search');
  await expect(page.getByText('The title is cut off here.').first()).toBeVisible();
  await expect(page.getByText('The description is cut off here.').first()).toBeHidden();
});

test('a page is shown at three widths, without scripts, at 400%, and printed', async ({
  page,
  request,
  consoleErrors,
}) => {
  await page.goto('/preview?page=/About&view=no-scripts');
  const site = previewOf(page);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(headlineOf('About'));
  await expect(site.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
  // The browser reports that it has blocked the scripts.
  consoleErrors.length = 0;

  const viewport = () => site.locator('html').evaluate(() => window.innerWidth);
  for (const [name, width] of [
    ['400%', 320],
    ['Page', 1440],
    ['Phone 390', 390],
    ['Tablet 768', 768],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(viewport).toBe(width);
  }

  await page.getByRole('button', { name: 'Printed' }).click();
  const link = page.getByRole('link', { name: 'Open the PDF' });
  const pdf = await request.get((await link.getAttribute('href')) ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the form that compares builds shows the report', async ({ page }) => {
  await page.goto('/preview');
  await page.getByRole('link', { name: 'Compare with the published site' }).click();
  await page.getByRole('textbox', { name: 'Published site' }).fill('out');
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('status')).toContainText('Nothing changed');
  const report = page.getByTitle('Report').contentFrame();
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('What changes on the site');
});
