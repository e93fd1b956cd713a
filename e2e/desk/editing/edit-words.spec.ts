import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { hrefOf } from '@/lib/content';
import { readContentFolder } from '@/lib/content/content-folder';
import { findPlace } from '@/lib/content/editing/find-words';
import { type Place, splitMarked, withoutMarks } from '@/lib/content/editing/place';
import { valueAt, walk } from '@/lib/content/references';
import { pages, site as settings } from '../../registry';
import { expect, formIn, openToEdit, test } from './editing-site';
import { freshConnection } from './usage';

// next dev compiles a page when it's first opened, beside other tests.
test.describe.configure({ timeout: 240_000 });

test('leads from all words of content/ on every written page to their file', async ({ site }) => {
  const files = readContentFolder(`${site.copy.folder}/content`);
  const ownWords = new Set<string>();
  for (const file of files.texts.keys()) {
    if (!file.endsWith('.yaml')) continue;
    walk(files.open(file).value, [], (value) => {
      if (typeof value === 'string' && value.includes(' ')) ownWords.add(value);
    });
  }
  for (const { name, kind } of pages.filter((page) => page.kind !== 'placeholder')) {
    const response = await fetch(new URL(hrefOf(name), site.siteUrl), freshConnection);
    const parts = textParts(await response.text());
    const places = parts.flatMap(({ place }) => (place === null ? [] : [place]));
    expect(places.length, `${name}, ${kind}`).toBeGreaterThan(80);
    for (const { words, place } of parts) {
      if (place !== null) expect(files.texts.has(place[0]), place[0]).toBe(true);
      if (place !== null || !ownWords.has(words)) continue;
      const [file = 'no file', ...path] = findPlace(words, places, files) ?? [];
      expect(valueAt(files.open(file).value, path), `${file} ${path.join('.')}`).toBe(words);
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

test('leaves words on their line, although marks have many characters', async ({ page, site }) => {
  await page.goto(site.siteUrl);
  const name = page.getByRole('banner').getByRole('link', { name: settings.name });
  // The height of the symbol beside the name: one line.
  await expect.poll(async () => (await name.boundingBox())?.height).toBe(30);
});

test('changes words where they are, and nothing else in their file', {
  tag: '@frame-click',
}, async ({ page, site }) => {
  const before = site.read('pages/About.yaml');
  const frame = await openToEdit(page, site, '/About');
  await frame.getByRole('heading', { level: 1 }).click();
  const { form, words } = formIn(frame);
  await expect(form).toContainText(/content\/pages\/About\.yaml:\d+:\d+ headline/);
  const old = await words.inputValue();
  await words.fill('One plant, in its own words');
  await words.press('Enter');
  const heading = frame.getByRole('heading', { level: 1, name: 'One plant, in its own words' });
  await expect(heading).toBeVisible();
  expect(site.read('pages/About.yaml')).toBe(before.replace(old, 'One plant, in its own words'));

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toBeHidden();
  expect(site.read('pages/About.yaml')).toBe(before);
});

// One heading has a mark, the other doesn't.
for (const path of ['/Story', '/GDPRPolicy']) {
  test(`shows saved words of ${path}, and undone ones, before the site has rendered it again`, {
    tag: '@frame-click',
  }, async ({ page, site }) => {
    const frame = await openToEdit(page, site, path);
    const heading = frame.getByRole('heading', { level: 1 });
    const old = withoutMarks(await heading.innerText());
    await page.route(`${site.siteUrl}${path}**`, () => new Promise(() => {}));
    await heading.click();
    const { words } = formIn(frame);
    await words.fill('A story, told by its plant');
    await words.press('Enter');
    await expect(heading).toContainText('A story, told by its plant');
    const render = async () => (await fetch(site.siteUrl + path, freshConnection)).text();
    await expect.poll(render).toContain('A story, told by its plant');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heading).toContainText(old);
    // Until then, next dev would reload the next test's page.
    await expect.poll(render).not.toContain('A story, told by its plant');
  });
}

test('says what’s wrong while you type, and saves nothing', { tag: '@frame-click' }, async ({
  page,
  site,
}) => {
  const before = site.read('pages/Story.yaml');
  const frame = await openToEdit(page, site, '/Story');
  await frame.getByRole('heading', { level: 1 }).click();
  const { form, words } = formIn(frame);
  await words.fill('{nmae} has <b>words</b>');
  await expect(form.getByRole('alert')).toContainText('{nmae} isn’t a word that the site fills in');
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await words.press('Enter');
  // What was typed stays when other text is pressed.
  await frame.getByRole('contentinfo').getByRole('paragraph').first().click();
  await expect(words).toHaveValue('{nmae} has <b>words</b>');
  await expect(words).toBeFocused();
  await words.press('Escape');
  await expect(form).toBeHidden();
  expect(site.read('pages/Story.yaml')).toBe(before);
});

test('tells the second of two tabs that edit the same words', { tag: '@frame-click' }, async ({
  page,
  context,
  site,
}) => {
  const first = formIn(await openForm(page));
  const otherPage = await context.newPage();
  const second = formIn(await openForm(otherPage));
  await first.words.fill('Terms that the first tab has saved.');
  await first.words.press('Enter');
  await expect(first.form).toBeHidden();
  await second.words.fill('Terms that the second tab would save.');
  await second.words.press('Enter');
  await expect(second.form.getByRole('alert')).toContainText('Terms that the first tab has saved.');
  expect(site.read('legal/TermsOfService.md')).not.toContain('second tab');

  async function openForm(tab: typeof page) {
    const frame = await openToEdit(tab, site, '/TermsOfService');
    await frame
      .getByText(/^These terms/)
      .first()
      .click();
    await expect(formIn(frame).form).toContainText('legal/TermsOfService.md');
    return frame;
  }
});

test('moves list entries, and says where else words are shown', { tag: '@frame-click' }, async ({
  page,
  site,
}) => {
  const frame = await openToEdit(page, site, '/AITeam');
  await frame
    .getByRole('button', { name: /^Lubbock/ })
    .first()
    .click();
  const { form } = formIn(frame);
  const placeOf = (name: string) =>
    [...site.read('agents.yaml').matchAll(/^- name: (.+)$/gm)].findIndex(
      (match) => match[1] === name,
    );
  const place = placeOf('Lubbock');
  await expect(form).toContainText(/This text appears on \d+ pages: .*Core Capabilities/, {
    timeout: 60_000,
  });
  await form.getByRole('button', { name: 'Move up' }).click();
  await expect(form).toBeHidden();
  expect(placeOf('Lubbock')).toBe(place - 1);
});

test('is used by keyboard alone', async ({ page, site }) => {
  const frame = await openToEdit(page, site, '/GDPRPolicy');
  const heading = frame.getByRole('heading', { level: 1 });
  await heading.focus();
  await expect(frame.getByText(/^content\/pages\.yaml:\d+:\d+$/)).toBeVisible();
  await page.keyboard.press('Enter');
  const { form, words } = formIn(frame);
  await expect(words).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Edit text' }).press('Enter');
  await expect(heading).not.toHaveAttribute('tabindex', '0');
});

test('keeps the words in the form if the server fails to save them', {
  tag: '@frame-click',
}, async ({ page, site }) => {
  const before = site.read('pages/About.yaml');
  const frame = await openToEdit(page, site, '/About');
  await frame.getByRole('heading', { level: 1 }).click();
  const { form, words } = formIn(frame);
  await words.fill('Words that can’t be written');
  await page.route('**/preview/api/words/save', (route) =>
    route.fulfill({ status: 500, json: { error: { message: 'Internal Server Error' } } }),
  );
  await words.press('Enter');
  await expect(form.getByRole('alert')).toContainText('the local server failed');
  await expect(words).toHaveValue('Words that can’t be written');
  expect(site.read('pages/About.yaml')).toBe(before);
});
