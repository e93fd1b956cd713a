import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { readContentFolder } from '@/lib/content/content-folder';
import { findPlace } from '@/lib/content/editing/find-words';
import { type Place, splitMarked, withoutMarks } from '@/lib/content/editing/place';
import { valueAt, walk } from '@/lib/content/references';
import { headlineOf } from '../../registry';
import { expect, formIn, openToEdit, test } from './editing-site';
import { freshConnection } from './usage';

// In order and in one worker, with one next dev, which compiles a page when it's first opened, beside other tests.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test('changes words where they are, shows them before the page is rendered again, and undoes it byte for byte', {
  tag: '@frame-click',
}, async ({ page, site }) => {
  const before = site.read('pages/About.yaml');
  const frame = await openToEdit(page, site, '/About');
  const heading = frame.getByRole('heading', { level: 1 });
  const old = withoutMarks(await heading.innerText()).trim();
  // What the page shows from now on doesn't come from a later answer of the site.
  await page.route(`${site.siteUrl}/About**`, () => new Promise(() => {}));
  await heading.click();
  const { form, words } = formIn(frame);
  await expect(form).toContainText(/content\/pages\/About\.yaml:\d+:\d+ headline/);
  await expect(words).toHaveValue(old);
  await words.fill('One plant, in its own words');
  await words.press('Enter');
  await expect(heading).toContainText('One plant, in its own words');
  expect(site.read('pages/About.yaml')).toBe(before.replace(old, 'One plant, in its own words'));
  const rendered = async () => (await fetch(`${site.siteUrl}/About`, freshConnection)).text();
  await expect.poll(rendered).toContain('One plant, in its own words');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toContainText(old);
  expect(site.read('pages/About.yaml')).toBe(before);
  // Until then, next dev would reload the next test's page.
  await expect.poll(rendered).not.toContain('One plant, in its own words');
});

test('is used by keyboard, says what’s wrong while you type, and keeps what the server failed to save', async ({
  page,
  site,
}) => {
  const before = site.read('pages/About.yaml');
  const frame = await openToEdit(page, site, '/About');
  const headline = frame.getByText(headlineOf('About')).first();
  await expect(headline).toHaveAttribute('tabindex', '0');
  await headline.focus();
  await expect(frame.getByText(/^content\/pages\/About\.yaml:\d+:\d+$/)).toBeVisible();
  await page.keyboard.press('Enter');
  const { form, words } = formIn(frame);
  await expect(words).toBeFocused();
  await words.fill('{nmae} has words');
  await expect(form.getByRole('alert')).toContainText('{nmae} isn’t a word that the site fills in');
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await words.press('Enter');
  await expect(words).toHaveValue('{nmae} has words');

  await page.route('**/preview/api/words/save', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await words.fill('Words that can’t be written');
  await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
  await words.press('Enter');
  await expect(form.getByRole('alert')).toContainText('the local server failed');
  await expect(words).toHaveValue('Words that can’t be written');
  await words.press('Escape');
  await expect(form).toBeHidden();
  await expect(headline).toBeFocused();
  expect(site.read('pages/About.yaml')).toBe(before);
});

test('moves list entries', { tag: '@frame-click' }, async ({ page, site }) => {
  const before = site.read('pages/About.yaml');
  const titles = () => site.read('pages/About.yaml').match(/(?<=- title: ).+/g) ?? [];
  const [first = '', second = '', ...others] = titles();
  const frame = await openToEdit(page, site, '/About');
  await frame.getByText(new RegExp(`^${second}`)).click();
  const { form } = formIn(frame);
  await expect(form).toContainText(`Entry 2 of ${others.length + 2}`);
  await form.getByRole('button', { name: 'Move up' }).click();
  await expect(form).toBeHidden();
  expect(titles()).toEqual([second, first, ...others]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => site.read('pages/About.yaml')).toBe(before);
});

test('leads from all words of content/ on a page to their file', async ({ site }) => {
  const files = readContentFolder(`${site.copy.folder}/content`);
  const ownWords = new Set<string>();
  for (const file of files.texts.keys()) {
    if (!file.endsWith('.yaml')) continue;
    walk(files.open(file).value, [], (value) => {
      if (typeof value === 'string' && value.includes(' ')) ownWords.add(value);
    });
  }
  for (const path of ['/About', '/GDPRPolicy']) {
    const response = await fetch(site.siteUrl + path, freshConnection);
    const parts = textParts(await response.text());
    const places = parts.flatMap(({ place }) => (place === null ? [] : [place]));
    expect(places.length, path).toBeGreaterThan(80);
    for (const { words, place } of parts) {
      if (place !== null) expect(files.texts.has(place[0]), place[0]).toBe(true);
      if (place !== null || !ownWords.has(words)) continue;
      const [file = 'no file', ...field] = findPlace(words, places, files) ?? [];
      expect(valueAt(files.open(file).value, field), `${file} ${field.join('.')}`).toBe(words);
    }
  }
});

/** The texts of a page, split at their marks. */
function textParts(html: string): { words: string; place: Place | null }[] {
  const parts: { words: string; place: Place | null }[] = [];
  visit(fromHtml(html), (node) => {
    if (node.type === 'element' && ['head', 'script', 'style', 'template'].includes(node.tagName))
      return SKIP;
    if (node.type !== 'text') return;
    for (const { words, place } of splitMarked(node.value)) {
      if (words.trim() !== '') parts.push({ words: words.trim(), place });
    }
  });
  return parts;
}
