import { addAxe, axeViolations } from '../axe';
import { expect, test } from '../fixtures';
import { headlineOf, pageNamed, placeholders } from '../registry';
import { listedPage, previewOf } from './desk';

test('the list filters pages by status and opens one by keyboard', async ({ page }) => {
  await page.goto('/preview');
  const list = page.getByRole('navigation', { name: 'Pages' });
  const filter = list.getByRole('searchbox', { name: 'Filter pages' });
  const about = listedPage(page, pageNamed('About').title);
  await expect(about).toHaveAccessibleDescription(/Written.*words.*updated/);

  await filter.fill('coming soon');
  await expect(about).toBeHidden();
  await expect(listedPage(page, placeholders.at(-1)?.title ?? '')).toBeVisible();
  await filter.fill('/about');
  await filter.press('Tab');
  await expect(about).toBeFocused();
  await about.press('Enter');
  await expect(about).toHaveAttribute('aria-current', 'page');
  const heading = previewOf(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(headlineOf('About'));
});

test('panels are closed at first, show what’s active, and stay open after a reload', async ({
  page,
  platform,
}) => {
  platform.faults.set([{ route: 'POST /app-logs/*', kind: 'status', status: 500 }]);
  await addAxe(page);
  await page.goto('/preview');
  const summary = page.getByText('Faults 1 on');
  await expect(summary).toBeVisible();
  const fault = page.getByRole('switch', { name: 'Not logged' });
  await expect(fault).toBeHidden();
  expect(await axeViolations(page, { exclude: 'frame' })).toEqual([]);

  await summary.click();
  await expect(fault).toBeChecked();
  await expect(page).toHaveURL(/open=faults/);
  await page.reload();
  await expect(fault).toBeVisible();
  await expect(page.getByRole('log', { name: 'Requests' })).toBeHidden();
});
