import type { Page } from 'playwright/test';
import { expect, openPage, test } from '../fixtures';
import { distinctPages } from '../registry';
import { inspectFocus, type TabStop } from './focus';

/** Legal pages have one layout, and only links: Terms of Service represents them. */
const tested = distinctPages.filter(
  ({ kind, name }) =>
    kind !== 'legal' || name === 'TermsOfService' || process.env.ALL_TESTS !== undefined,
);
const testedPaths = [...tested.map(({ href }) => href), '/NoSuchPage'];
/** Scripts move the focus in tools, and in search for questions. */
const withScripts = ['/', '/Capabilities', '/ISO', '/AITeam'];

/** Presses the key until the last stop has focus, and returns the stops on the way. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', last: string): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  const seen = new Set<number>();
  for (;;) {
    await page.keyboard.press(key);
    const stop = await inspectFocus(page);
    if (stop === null) throw new Error(`the focus leaves the page before “${last}”`);
    // A part of the same field, such as a time's minutes.
    if (stop.position === stops.at(-1)?.position) continue;
    expect(seen.has(stop.position), `the focus comes back to “${stop.text}”: a trap`).toBe(false);
    seen.add(stop.position);
    stops.push(stop);
    if (stop.text === last) return stops;
  }
}

/** Opens what's collapsed, because its links and fields are stops too, except hundreds of records. */
async function openCollapsed(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) {
      details.open = details.querySelectorAll('a').length < 50;
    }
  });
  // Fields load when they're opened.
  await page.waitForLoadState('networkidle');
}

function problemsOf(stops: readonly TabStop[]): string[] {
  return stops.flatMap(({ text, problems }) => problems.map((problem) => `“${text}” ${problem}`));
}

const sizes = [
  { width: 390, height: 844 },
  { width: 900, height: 700 },
];

/** One size a page, in turn: they share the shell, and their parts are alike. */
function viewportsOf(at: number) {
  if (process.env.ALL_TESTS !== undefined) return [...sizes, { width: 1280, height: 720 }];
  return sizes.filter((_, size) => size === at % sizes.length);
}

for (const [at, address] of testedPaths.entries()) {
  for (const viewport of viewportsOf(at)) {
    test.describe(`at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, reducedMotion: 'reduce' });

      test(`Tab visits every stop on ${address} in order, and Shift+Tab goes back`, async ({
        page,
      }) => {
        test.slow();
        await openPage(page, address);
        await openCollapsed(page);
        const forward = await tabThrough(page, 'Tab', 'Sign in');
        expect(problemsOf(forward)).toEqual([]);
        expect(forward[0]?.text).toBe('Skip to main content');
        const positions = forward.map(({ position }) => position);
        expect(positions, 'the order of the page').toEqual([...positions].sort((a, b) => a - b));
        // Elsewhere, the browser alone moves the focus.
        if (!withScripts.includes(address)) return;
        // After the last stop, focus leaves the page or starts over.
        await page.keyboard.press('Tab');
        expect([undefined, positions[0]]).toContain((await inspectFocus(page))?.position);
        await page.getByRole('button', { name: 'Sign in' }).focus();
        const backward = await tabThrough(page, 'Shift+Tab', 'Skip to main content');
        expect(problemsOf(backward)).toEqual([]);
        expect(backward.map(({ position }) => position)).toEqual(positions.slice(0, -1).reverse());
      });
    });
  }
}

test('the mobile menu closes when Tab or Shift+Tab leaves it, and what has the focus is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/About');
  const menu = page.getByRole('navigation', { name: 'Site' });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  await menu.getByRole('button', { name: 'Sign in' }).press('Tab');
  await expect(menu).toBeHidden();
  expect((await inspectFocus(page))?.problems).toEqual([]);
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await button.press('Shift+Tab');
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
