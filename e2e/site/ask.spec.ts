import type { Page } from 'playwright/test';
import { addAxe, axeViolations } from '../axe';
import { expect, test } from '../fixtures';

const parts = (page: Page) => ({
  field: page.getByRole('combobox', { name: 'Ask Unit 200' }),
  options: page.getByRole('option'),
  time: page.getByLabel('Time', { exact: true }),
  answer: page.getByRole('region', { name: 'Answer', exact: true }),
  sources: page.getByRole('list', { name: 'Sources' }).getByRole('listitem'),
});

const question = 'What stands against opening F-207 at 09:00?';
const first = 'No. PTW-0415 was moved to 13:00, and hot work under PTW-0412 is in progress.';

test('without scripts, the first question is answered, with its sources', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto('/AITeam');
  const { field, answer, sources } = parts(page);
  await expect(page.getByRole('paragraph').filter({ hasText: question })).toBeVisible();
  await expect(answer).toContainText(first);
  await expect(answer).toContainText('Records can’t clear it: the area authority decides.');
  await expect(sources).toHaveCount(4);
  await expect(field).toBeHidden();
});

test('a question that’s found and chosen with the keyboard is answered, and is a link with its time', async ({
  page,
}) => {
  await addAxe(page);
  await page.goto('/AITeam');
  const { field, options, time, answer } = parts(page);
  await field.pressSequentially('p201a safe to start');
  await expect(options.first()).toHaveText('What stands against starting P-201A at 09:00?');
  await field.press('ArrowDown');
  expect(await axeViolations(page)).toEqual([]);
  await field.press('ArrowUp');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(answer).toContainText('Locked for LOTO-087: R-10 on MCC-2/03 (J. Reyes)');
  await expect(options).toHaveCount(0);
  await expect(page).toHaveURL(/#ask\./);
  await time.fill('06:25');
  await expect(answer).toContainText('LOTO-087 is planned, or being hung, on it.');
  await expect(page.getByRole('status').filter({ hasText: 'LOTO-087 is planned' })).toBeAttached();

  await page.reload();
  await expect(time).toHaveValue('06:25');
  await expect(answer).toContainText('LOTO-087 is planned, or being hung, on it.');
  const asked = page.url();
  await time.fill('05:00');
  await expect(page.getByText('Use a time from 06:00 to 18:00, such as 09:00.')).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'LOTO-087 is planned' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Use a time from' })).toBeAttached();

  await expect(page).not.toHaveURL(asked);
  await page.goBack();
  await expect(answer).toContainText('LOTO-087 is planned, or being hung, on it.');
  await page.goBack();
  await expect(answer).toContainText('Locked for LOTO-087');
  await page.goBack();
  await expect(answer).toContainText(first);
});

test('words that no question has list the entries that have them, or are named', async ({
  page,
}) => {
  await page.goto('/AITeam');
  const { field, options } = parts(page);
  const entries = page.getByRole('region', { name: 'Entries', exact: true });
  await field.fill('gasket due');
  await expect(options).toHaveCount(2);
  await field.press('Enter');
  await expect(entries).toContainText('2 entries have these words: “gasket”, “due”.');
  await field.fill('raining');
  await expect(page.getByText('No entry has these words: “raining”.')).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('raining');
  await field.press('Enter');
  await expect(entries).toContainText('No entry has these words: “raining”.');
});

test('above the questions, words like “not” are said to be left out of them', async ({ page }) => {
  await page.goto('/AITeam');
  const { field, options } = parts(page);
  await field.fill('is XV-212 not closed');
  const questions = page.getByRole('group', { name: 'as they’re written, without “not”' });
  await expect(questions).toBeVisible();
  await expect(options.first()).toBeVisible();
});

test('a question is chosen by touch', async ({ phone: page }) => {
  await page.goto('/AITeam');
  const { field, options, answer } = parts(page);
  await field.tap();
  await field.fill('isolated');
  await options.filter({ hasText: 'What’s isolated at 09:00?' }).tap();
  await expect(answer).toContainText(
    'verified, 6 of 6 locks on): Zero energy was last verified at 07:32.',
  );
});

test('a link that can’t be read says so', async ({ page }) => {
  await page.goto('/AITeam#ask.Im9wZW5pbmctZi0yMDdA.cut');
  await expect(page.getByText('This link can’t be read')).toBeVisible();
  await expect(parts(page).answer).toContainText(first);
});

test('says so when the records can’t be loaded, and finds again', async ({ page }) => {
  await page.route('**/plant.json', (route) => route.abort());
  await page.goto('/AITeam');
  const { field, options } = parts(page);
  await field.fill('handover');
  await expect(page.getByRole('alert')).toContainText('Try again.');
  await page.unroute('**/plant.json');
  await field.fill('handover signed');
  await expect(options.first()).toHaveText('Who signed the handover?');
});
