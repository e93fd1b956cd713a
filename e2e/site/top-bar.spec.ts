import type { Page } from 'playwright/test';
import { expect, hydrate, operator, signedInUrl, test } from '../fixtures';

/** Visible links and buttons in the bar, with their names and their left and right edges. */
function entriesOf(page: Page): Promise<{ name: string; left: number; right: number }[]> {
  return page.getByRole('banner').evaluate(async (bar) => {
    await document.fonts.ready;
    return [...bar.querySelectorAll('a, button, span:has(+ button)')]
      .filter((element) => element.checkVisibility() && element.closest('[popover]') === null)
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return { name, left: Math.round(left), right: Math.round(right) };
      })
      .filter(({ left, right }) => right - left > 1);
  });
}

function expectNoOverlap(entries: Awaited<ReturnType<typeof entriesOf>>, width: number) {
  for (const [index, { name, left, right }] of entries.entries()) {
    expect(left, name).toBeGreaterThanOrEqual(0);
    expect(right, name).toBeLessThanOrEqual(width);
    const next = entries[index + 1];
    if (next !== undefined)
      expect(next.left, `${name}, ${next.name}`).toBeGreaterThanOrEqual(right);
  }
}

/** Retries until the page has Archivo: on a busy machine it may be late, and the fallback has other widths. */
async function goToInArchivo(page: Page, url: string): Promise<void> {
  await expect(async () => {
    await page.goto(url);
    await expect(page.locator('html')).toHaveAttribute('data-typeface', 'here', { timeout: 2000 });
  }).toPass();
}

for (const width of [320, 640, 992, 1100, 1440]) {
  test(`at ${width} pixels, nothing in the bar overlaps or moves when a user is signed in`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await goToInArchivo(page, '/About');
    await hydrate(page);
    const visitor = await entriesOf(page);
    expectNoOverlap(visitor, width);
    await goToInArchivo(page, signedInUrl(platform, operator, '/About'));
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    const user = await entriesOf(page);
    expectNoOverlap(user, width);
    for (const entry of visitor) expect(user).toContainEqual(entry);
    // The page's CSP would block a style element.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    if (width > 640) expectNoOverlap(await entriesOf(page), width);
  });
}
