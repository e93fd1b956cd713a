import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, test } from '../fixtures';

const { pages } = content().drawings.register.ask;
const [first = '', second = ''] = pages.Home?.questions ?? [];

const parts = (page: Page) => ({
  field: page.getByRole('searchbox', { name: 'Ask Unit 200' }),
  answer: page.getByRole('region', { name: 'Answer', exact: true }),
  sources: page.getByRole('list', { name: 'Sources' }).getByRole('listitem'),
});

test('without scripts, the first question is answered, with its sources', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto('/');
  const { field, answer, sources } = parts(page);
  await expect(page.getByRole('paragraph').filter({ hasText: first })).toBeVisible();
  await expect(answer).toContainText('No. At 09:00, PTW-0415 has been rescheduled');
  await expect(sources).toHaveCount(3);
  await expect(field).toBeHidden();
});

test('a question is answered from the records, and is a link', async ({ page }) => {
  await page.goto('/');
  const { field, answer, sources } = parts(page);
  await field.fill('Is F-207 isolated at 12:00?');
  await field.press('Enter');
  await expect(answer).toContainText('At 12:00, F-207 is isolated under LOTO-088');
  await expect(sources).toHaveCount(7);
  await expect(page.getByRole('status').filter({ hasText: 'F-207 is isolated' })).toBeAttached();

  await page.reload();
  await expect(field).toHaveValue('Is F-207 isolated at 12:00?');
  await expect(answer).toContainText('At 12:00, F-207 is isolated under LOTO-088');

  await page.getByRole('button', { name: second }).click();
  await expect(answer).toContainText('LOTO-087');
  await page.goBack();
  await expect(answer).toContainText('At 12:00, F-207 is isolated');
  await page.goBack();
  await expect(answer).toContainText('No. At 09:00, PTW-0415 has been rescheduled');
});

test('says so when the records can’t be loaded, and asks again', async ({ page }) => {
  await page.route('**/plant.json', (route) => route.abort());
  await page.goto('/');
  const { field, answer } = parts(page);
  await field.fill('Who opened F-207?');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Ask again.');
  await page.unroute('**/plant.json');
  await field.press('Enter');
  await expect(answer).toContainText('F-207 was opened at 13:14');
});
