import { searchSuggestions } from '@/lib/content';
import { expect, holdRequests, reactScriptsGlob, test, waitForSession } from '../../fixtures';
import { dialogOf, firstOption, openSearch, searchBox, typeQuery } from './dialog';

test('an index that can’t be loaded shows an error, and “Try again” fetches it again', async ({
  page,
}) => {
  await page.route('**/search.json', (route) => route.abort());
  await openSearch(page, '/About');
  await expect(dialogOf(page).getByRole('alert')).toContainText('Search couldn’t load');
  const pages = dialogOf(page).getByRole('navigation', { name: 'Main pages' });
  await expect(pages.getByRole('link')).toHaveText(
    searchSuggestions().pages.map(({ label }) => label),
  );
  await page.unroute('**/search.json');
  await typeQuery(page, 'milam');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(firstOption(page)).toContainText('Milam');
  await expect(searchBox(page)).toBeFocused();
});

test('code that doesn’t load shows an error, and loads when search is opened again', async ({
  page,
}) => {
  await page.route(reactScriptsGlob, (route) => route.abort());
  await page.goto('/About');
  await waitForSession(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Search couldn’t load');
  await page.unroute(reactScriptsGlob);
  const release = await holdRequests(page, reactScriptsGlob);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(dialogOf(page).getByRole('alert')).toBeHidden();
  await expect(dialogOf(page).getByText('Loading search…')).toBeVisible();
  release();
  await typeQuery(page, 'milam');
  await expect(firstOption(page)).toContainText('Milam');
});

test('search shows an error if React hasn’t loaded after 8 seconds', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.clock.install();
  await page.goto('/About');
  await waitForSession(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(dialogOf(page).getByText('Loading search…')).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(dialogOf(page).getByText('Loading search…')).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(dialogOf(page).getByRole('alert')).toContainText('Search couldn’t load');
  release();
});
