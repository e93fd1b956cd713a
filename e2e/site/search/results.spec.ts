import type { Page } from 'playwright/test';
import { content, searchEntries, searchHelp } from '@/lib/content';
import { findingsOn } from '../../axe';
import { expect, test } from '../../fixtures';
import { bestOf, boxOf, dialogOf, openOn } from './dialog';

const help = searchHelp();
const entries = searchEntries(content());

/** An option has no parts for a screen reader, so that marks have no role to be found by. */
const marksIn = (page: Page) =>
  bestOf(page).evaluate((best) =>
    [...best.querySelectorAll('mark')].map(({ textContent }) => textContent),
  );

test('results come as one types, with the words marked and the count told', async ({ page }) => {
  await openOn(page, '/About');
  await page.keyboard.type('root cau');
  await expect(bestOf(page)).toContainText('RCA Assistant');
  await expect(bestOf(page)).toContainText('AI Team / Root Cause Analysis');
  await expect.poll(() => marksIn(page)).toContain('Root');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await page.keyboard.type('zzzzzz');
  await expect(dialogOf(page).getByRole('status')).toContainText('some of it');
});

test('a synonym says through which word it was found', async ({ page }) => {
  await openOn(page, '/About');
  await boxOf(page).fill('LOTO');
  await expect(bestOf(page)).toContainText('Permits, Lockout/Tagout and SIMOPS');
  await expect.poll(() => marksIn(page)).toEqual(['LOTO']);
});

test('nothing found says so, and offers words and pages', async ({ page }) => {
  await openOn(page, '/About');
  await boxOf(page).fill('zzzz');
  await expect(dialogOf(page).getByRole('status')).toContainText('No page speaks of “zzzz”');
  const pages = dialogOf(page).getByRole('navigation', { name: 'Main pages' });
  await expect(pages.getByRole('link')).toHaveText(help.pages.map(({ label }) => label));
  const [example = ''] = help.examples;
  await dialogOf(page).getByRole('button', { name: example }).click();
  await expect(boxOf(page)).toHaveValue(example);
  await expect(boxOf(page)).toBeFocused();
  await expect(bestOf(page)).toBeVisible();
});

test('every target is in the export', async ({ request }) => {
  const anchors = new Map<string, string>();
  for (const { href } of entries) {
    const [path = '', anchor] = href.split('#');
    if (!anchors.has(path)) anchors.set(path, await (await request.get(path)).text());
    if (anchor !== undefined) expect(anchors.get(path), href).toContain(` id="${anchor}"`);
  }
  const index = await (await request.get('/search.json')).json();
  expect(Object.values(index.documentIds)).toEqual(entries.map(({ href }) => href));
});

test('axe finds nothing in it at any width, and nothing scrolls sideways', async ({ page }) => {
  await openOn(page, '/About');
  const atEachWidth = async (state: string) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${state} at ${width} pixels`;
      expect(await findingsOn(page, { within: 'dialog' }), where).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
    }
  };
  await expect(dialogOf(page).getByRole('status')).toContainText('Type a word');
  expect(await findingsOn(page), 'behind the search').toEqual([]);
  await atEachWidth('empty');
  await boxOf(page).fill('learning');
  await expect(bestOf(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(bestOf(page)).toHaveAttribute('aria-selected', 'true');
  await atEachWidth('an option chosen');
  await boxOf(page).fill('zzzz');
  await expect(dialogOf(page).getByRole('status')).toContainText('No page speaks of');
  await atEachWidth('none found');
});
