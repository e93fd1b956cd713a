import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as baseExpect, type Page } from 'playwright/test';
import { withoutMarks } from '@/lib/content/editing/place';
import { rawRequest } from '@/lib/raw-request';
// With its fixtures, this long file starts among the others, not after them.
import { platformTest as test } from '../../fixtures';
import { freePort } from '../../free-port';
import { startNextDev } from '../../platform/start/processes';
import { headlineOf, pageNamed } from '../../registry';
import { startTemporaryPlatform } from '../../temporary-platform';
import { copySite } from '../../writing/site-copy';
import { createDesk } from '..';

/** Waits longer: next dev compiles a page when it's first opened or its content changes, beside other tests. */
const expect = baseExpect.configure({ timeout: 90_000 });

// In order and in one worker, with one next dev.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const stops: (() => void | Promise<void>)[] = [];
let file = '';
let siteUrl = '';
let deskUrl = '';

// What `npm run dev` runs, for a copy of the site that tests can edit.
test.beforeAll(async () => {
  const copy = copySite();
  stops.push(copy.remove);
  const content = join(copy.folder, 'content');
  const port = await freePort();
  siteUrl = `http://127.0.0.1:${port}`;
  const { platform, stop } = await startTemporaryPlatform({
    siteOrigins: [siteUrl],
    extend: (running) => createDesk(running, { siteUrl, content }),
  });
  stops.push(stop);
  await startNextDev(
    { add: (step) => stops.push(step) },
    { port, platformUrl: platform.url, folder: copy.folder },
  );
  deskUrl = platform.url;
  file = join(content, 'pages/Story.yaml');
});
test.afterAll(async () => {
  for (const step of stops.reverse()) await step();
});

const read = () => readFileSync(file, 'utf8');

async function openToEdit(page: Page) {
  await page.goto(`${deskUrl}/preview?page=/Story`);
  const frame = page.getByTitle('Site preview').contentFrame();
  // Until next dev has sent the styles, Access Restricted has one, too.
  await expect(frame.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit text' }).click();
  const form = page.getByRole('dialog', { name: 'Edit text' });
  return { frame, form, words: form.getByRole('textbox', { name: 'Text' }) };
}

test('changes words where they are, and undoes it byte for byte', async ({ page }) => {
  const before = read();
  const { frame, form, words } = await openToEdit(page);
  const heading = frame.getByRole('heading', { level: 2 }).first();
  const old = withoutMarks(await heading.innerText()).trim();
  await heading.click();
  await expect(form).toContainText(/content\/pages\/Story\.yaml:\d+:\d+ sections\[0\]\.heading/);
  await expect(words).toHaveValue(old);
  await words.fill("One plant's story, in its own words");
  await words.press('Enter');
  await expect(heading).toContainText('One plant’s story, in its own words');
  expect(read()).toBe(before.replace(old, 'One plant’s story, in its own words'));

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Undid the last change/);
  await expect(heading).toContainText(old);
  expect(read()).toBe(before);

  const find = page.getByRole('searchbox', { name: 'Find a text on all pages' });
  await find.fill(old);
  await find.press('Enter');
  await page
    .getByRole('button', { name: `Edit “${old}” in content/pages/Story.yaml sections[0].heading` })
    .click();
  await expect(words).toHaveValue(old);
});

test('is used by keyboard, says what’s wrong while you type, and keeps what the server failed to save', async ({
  page,
}) => {
  const before = read();
  const { frame, form, words } = await openToEdit(page);
  await page.keyboard.press('Tab');
  const headline = frame.getByText(headlineOf('Story')).first();
  await frame.getByRole('main').press('Tab');
  await headline.focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeFocused();
  await words.fill('{nmae} has words');
  await expect(form.getByRole('alert')).toContainText('{nmae} isn’t a word that the site fills in');
  await words.press('Enter');
  await expect(form.getByRole('alert')).toContainText('{nmae} isn’t a word that the site fills in');
  await expect(words).toHaveValue('{nmae} has words');

  await page.route('**/preview/api/words/save', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await words.fill('Words that can’t be written');
  await words.press('Enter');
  await expect(form.getByRole('alert')).toContainText('the local server failed');
  await expect(words).toHaveValue('Words that can’t be written');
  await words.press('Escape');
  await expect(form).toBeHidden();
  expect(read()).toBe(before);
});

test('moves an entry of a list, and says what isn’t content', async ({ page }) => {
  const before = read();
  const { frame, form } = await openToEdit(page);
  const [first = '', second = ''] = read().match(/(?<=- title: )[^"\n]+/g) ?? [];
  // On its words: the title is wider than they are.
  const press = () =>
    frame.getByText(new RegExp(`^${second}`)).click({ position: { x: 10, y: 10 } });
  await press();
  await expect(form).toContainText('Entry 2 of');
  await form.getByRole('button', { name: `Move up “${second}”` }).click();
  await expect(page.getByRole('alert')).toHaveText('Saved. Undo takes it back.');
  await expect(frame.getByRole('main')).toContainText(new RegExp(`${second}.*${first}`, 's'));
  // The first press may come before the page has loaded again.
  await expect(async () => {
    if (await form.isHidden()) await press();
    await expect(form).toContainText('Entry 1 of', { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(read).toBe(before);

  // Not before it has loaded again.
  await expect(async () => {
    await frame.getByRole('button', { name: 'Support' }).click();
    const options = { timeout: 2000 };
    await expect(page.getByRole('alert')).toContainText('This can’t be edited here', options);
  }).toPass();
});

test('changes a page’s settings, says what’s wrong with them, and undoes it', async ({ page }) => {
  const { title } = pageNamed('Story');
  const registry = join(file, '../../pages.yaml');
  const before = readFileSync(registry, 'utf8');
  const { frame } = await openToEdit(page);
  await page.getByRole('button', { name: 'Page settings' }).click();
  const form = page.getByRole('dialog', { name: `Settings of ${title}` });
  await expect(form.getByLabel('Footer', { exact: true })).toHaveValue('Company');
  await form.getByLabel('Title', { exact: true }).fill('Our own story');
  await form.getByLabel('Old addresses').fill('/About');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('/About already leads to About');
  await form.getByLabel('Old addresses').fill('/our-story');
  await form.getByRole('button', { name: 'Save' }).click();
  const breadcrumb = frame.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb).toContainText('Our own story');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(breadcrumb).toContainText(title);
  expect(readFileSync(registry, 'utf8')).toBe(before);
});

test('creates a page, adds a picture to it, replaces that by clicking it, and undoes it all', async ({
  page,
}) => {
  const content = join(file, '../..');
  const registry = readFileSync(join(content, 'pages.yaml'), 'utf8');
  await page.goto(`${deskUrl}/preview?page=/Story`);
  const frame = page.getByTitle('Site preview').contentFrame();
  await page.getByRole('button', { name: 'New page' }).click();
  const form = page.getByRole('dialog', { name: 'New page' });
  await form.getByLabel('Title', { exact: true }).fill('Shelf counts');
  await expect(form.getByLabel('Address', { exact: true })).toHaveValue('ShelfCounts');
  await form.getByLabel('Menu', { exact: true }).selectOption('Resources');
  await form.getByLabel('Description').fill('Too short.');
  await form.getByRole('button', { name: 'Create as a draft' }).click();
  await expect(form.getByRole('alert')).toContainText('description: is too short');
  await form
    .getByLabel('Description')
    .fill('How {name} keeps count of what’s in the store, from the first shelf to the last bin.');
  await form.getByRole('button', { name: 'Create as a draft' }).click();
  await expect(frame.getByRole('heading', { name: 'Shelf counts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shelf counts' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByRole('button', { name: 'Add picture' }).click();
  const upload = page.getByRole('dialog', { name: 'Add a picture' });
  await upload.getByLabel('Picture file').setInputFiles('public/media/team.avif');
  await upload.getByLabel('Section').selectOption('First heading');
  await upload.getByLabel('What it shows').fill('Shelves with a count on each');
  await upload.getByRole('button', { name: 'Save' }).click();
  const picture = frame.getByRole('img', { name: 'Shelves with a count on each' });
  // It may appear just before the page is loaded again.
  await expect(async () => {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('naturalWidth', 1280, { timeout: 5000 });
  }).toPass();

  await page.getByRole('button', { name: 'Edit text' }).click();
  await picture.click();
  const replace = page.getByRole('dialog', { name: 'Replace the picture' });
  await expect(replace.getByLabel('What it shows')).toHaveValue('Shelves with a count on each');
  await replace.getByLabel('Picture file').setInputFiles('public/media/home.avif');
  await replace.getByLabel('What it shows').fill('Empty shelves');
  await replace.getByRole('button', { name: 'Save' }).click();
  await expect(frame.getByRole('img', { name: 'Empty shelves' })).toBeVisible();
  expect(readdirSync(join(content, 'images'))).toEqual(['home.avif']);

  for (const name of ['ShelfCounts.md', 'ShelfCounts.md', 'ShelfCounts.md']) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      `Undid the last change in content/pages/${name}.`,
    );
  }
  // The last message is the same as the one before.
  await expect.poll(() => readFileSync(join(content, 'pages.yaml'), 'utf8')).toBe(registry);
});

test('next dev answers to its own names only', async () => {
  for (const [host, status] of [
    ['127.0.0.1', 200],
    ['localhost:4000', 200],
    ['evil.example', 404],
    ['127.0.0.1.evil.example', 404],
  ] as const) {
    const options = { headers: { Host: host }, deadlineMs: 200_000 };
    const answer = await rawRequest(siteUrl, '/robots.txt', options);
    expect([host, answer.status]).toEqual([host, status]);
  }
});
