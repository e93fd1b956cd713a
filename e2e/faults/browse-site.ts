import type { Page } from 'playwright/test';
import { labelIn } from '../registry';

/** Milliseconds for a press to have its effect, and for all its repetitions. */
const maxEffectMs = 30_000;

/**
 * Opens a menu and search, then follows a link to another page.
 *
 * @param maxPresses how often to press before giving up: 2 if React may re-render the page in the middle of a press
 * @returns that page's path
 */
export async function browseSite(page: Page, path: string, maxPresses = 1): Promise<string> {
  const timeout = maxEffectMs / maxPresses;
  const target = path === '/AITeam' ? '/' : '/AITeam';
  const bar = page.getByRole('banner');

  async function press(act: () => Promise<unknown>, waitForEffect: () => Promise<unknown>) {
    for (let presses = 1; ; presses += 1) {
      await act();
      try {
        await waitForEffect();
        return;
      } catch (error) {
        if (presses === maxPresses) throw error;
      }
    }
  }

  if ((page.viewportSize()?.width ?? 0) < 768) {
    await bar.getByRole('button', { name: 'Menu' }).click();
    await bar.getByRole('button', { name: 'Menu' }).click();
  } else {
    const openMenu = async () => {
      await bar.getByRole('link', { name: 'Home' }).hover();
      await bar.getByRole('button', { name: 'Platform' }).hover();
    };
    const entry = bar.getByRole('link', { name: labelIn('menu', 'Platform') });
    await press(openMenu, () => entry.waitFor({ timeout }));
  }
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('searchbox');
  await press(
    () => bar.getByRole('button', { name: 'Search' }).click(),
    () => field.waitFor({ timeout }),
  );
  await field.fill('permit');
  await press(
    () => search.getByRole('button', { name: 'Close' }).click(),
    () => search.waitFor({ state: 'hidden', timeout }),
  );
  // Links are found by name: a translation wraps their text in elements, but the accessible name stays the same.
  const link =
    target === '/'
      ? bar.getByRole('link', { name: 'Home' })
      : page.getByRole('contentinfo').getByRole('link', { name: labelIn('footer', 'AITeam') });
  await press(
    () => link.click(),
    () => page.waitForURL(({ pathname }) => pathname === target, { waitUntil: 'commit', timeout }),
  );
  return target;
}
