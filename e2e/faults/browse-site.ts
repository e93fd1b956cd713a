import type { Page } from 'playwright/test';
import { labelIn } from '../registry';

/** More than twice what the router waits for a script that hangs (`components/shell/link-router.tsx`). */
const timeout = 12_000;

/** Opens a menu and search, then follows a link to another page. @returns that page's path */
export async function browseSite(page: Page, path: string): Promise<string> {
  const target = path === '/AITeam' ? '/' : '/AITeam';
  const bar = page.getByRole('banner');
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await bar.getByRole('button', { name: 'Menu' }).click();
    await bar.getByRole('button', { name: 'Menu' }).click();
  } else {
    const openMenu = async () => {
      await bar.getByRole('link', { name: 'Home' }).hover();
      await bar.getByRole('button', { name: 'Platform' }).hover();
    };
    const entry = bar.getByRole('link', { name: labelIn('menu', 'Platform') });
    await repeatOnce(openMenu, () => entry.waitFor({ timeout }));
  }
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('searchbox');
  await repeatOnce(
    () => bar.getByRole('button', { name: 'Search' }).click(),
    () => field.waitFor({ timeout }),
  );
  await field.fill('permit');
  await repeatOnce(
    () => search.getByRole('button', { name: 'Close' }).click(),
    () => search.waitFor({ state: 'hidden', timeout }),
  );
  // Links are found by name: a translation wraps their text in elements, but the accessible name stays the same.
  const link =
    target === '/'
      ? bar.getByRole('link', { name: 'Home' })
      : page.getByRole('contentinfo').getByRole('link', { name: labelIn('footer', 'AITeam') });
  await repeatOnce(
    () => link.click(),
    () => page.waitForURL(({ pathname }) => pathname === target, { waitUntil: 'commit', timeout }),
  );
  return target;
}

/** A press that has no effect is repeated once, as a person would: React may re-render the page in the middle of it. */
async function repeatOnce(press: () => Promise<unknown>, waitForEffect: () => Promise<unknown>) {
  await press();
  try {
    await waitForEffect();
  } catch {
    await press();
    await waitForEffect();
  }
}
