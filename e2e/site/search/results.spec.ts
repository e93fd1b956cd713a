import type { Page } from 'playwright/test';
import { hrefOf, searchSuggestions } from '@/lib/content';
import { addAxe, axeViolations } from '../../axe';
import { expect, test } from '../../fixtures';
import { pageNamed } from '../../registry';
import {
  dialogOf,
  firstOption,
  openSearch,
  optionsOf,
  searchBox,
  statusOf,
  typeQuery,
} from './dialog';

const suggestions = searchSuggestions();

/** An option's children are presentational, so highlights can't be found by role. */
const highlightsIn = (page: Page) =>
  firstOption(page).evaluate((best) =>
    [...best.querySelectorAll('mark')].map(({ textContent }) => textContent),
  );

test('results appear while typing, with the matches highlighted and the count announced', async ({
  page,
}) => {
  await openSearch(page, '/About');
  await page.keyboard.type('rca assis');
  await expect(firstOption(page)).toContainText('RCA Assistant');
  await expect(firstOption(page)).toContainText('AI Team /');
  await expect.poll(() => highlightsIn(page)).toEqual(expect.arrayContaining(['RCA', 'Assistant']));
  await expect(statusOf(page)).toHaveText(/^(\d+ results?|Top 12 of \d+ results)$/);
  await page.keyboard.type(' zzzzzz');
  await expect(statusOf(page)).toHaveText(
    'No page has all of “rca assis zzzzzz”. Showing partial matches.',
  );
});

test('an acronym with a typo has no results, but a suggestion one press away', async ({ page }) => {
  await openSearch(page, '/About');
  await typeQuery(page, 'SOWT');
  await expect(statusOf(page)).toHaveText('No results for “SOWT”Did you mean SWOT?');
  await expect(optionsOf(page)).toHaveCount(0);
  await dialogOf(page).getByRole('button', { name: 'SWOT', exact: true }).click();
  await expect(searchBox(page)).toHaveValue('SWOT');
  await expect(searchBox(page)).toBeFocused();
  await expect(firstOption(page)).toHaveAttribute('href', '/SWOT');
  for (const marked of await highlightsIn(page)) expect(marked).toBe('SWOT');
});

test('a query without results says so, and offers example searches and pages', async ({ page }) => {
  await openSearch(page, '/About');
  await typeQuery(page, 'zzzz');
  await expect(statusOf(page)).toHaveText('No results for “zzzz”');
  const pages = dialogOf(page).getByRole('navigation', { name: 'Main pages' });
  await expect(pages.getByRole('link')).toHaveText(suggestions.pages.map(({ label }) => label));
  const [example = ''] = suggestions.examples;
  await dialogOf(page).getByRole('button', { name: example }).click();
  await expect(searchBox(page)).toHaveValue(example);
  await expect(searchBox(page)).toBeFocused();
  await expect(firstOption(page)).toBeVisible();
});

test('a placeholder is a result that says its page is coming soon and lists where to read about it', async ({
  page,
}) => {
  const { title, available = [] } = pageNamed('OSHA');
  await openSearch(page, '/About');
  await typeQuery(page, 'OSHA');
  const group = dialogOf(page).getByRole('group', { name: `${title}, coming soon`, exact: true });
  await expect(group.getByRole('option').first()).toHaveAccessibleName(/Page coming soon$/);
  await expect(group.getByRole('option').first()).toHaveAttribute('href', '/OSHA');
  for (const { label, to = '' } of available) {
    const link = group.getByRole('option', { name: `Read about it here: ${label}`, exact: true });
    await expect(link).toHaveAttribute('href', hrefOf(to));
  }
});

test('axe finds no violations in search at any width, and nothing scrolls sideways', async ({
  page,
}) => {
  await addAxe(page);
  await openSearch(page, '/About');
  const atEachWidth = async (state: string) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${state} at ${width} pixels`;
      expect(await axeViolations(page, { include: 'dialog' }), where).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
    }
  };
  await expect(statusOf(page)).toContainText('Type a term');
  expect(await axeViolations(page), 'behind the search').toEqual([]);
  await atEachWidth('empty');
  await typeQuery(page, 'learning');
  await expect(firstOption(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(firstOption(page)).toHaveAttribute('aria-selected', 'true');
  await atEachWidth('an option chosen');
  await typeQuery(page, 'OSHA');
  await expect(firstOption(page)).toContainText('coming soon', { ignoreCase: true });
  await atEachWidth('a placeholder');
  await typeQuery(page, 'OHSA');
  await expect(statusOf(page)).toContainText('Did you mean');
  await atEachWidth('no results, with a suggestion');
});
