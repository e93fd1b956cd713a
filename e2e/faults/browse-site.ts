import type { Page } from 'playwright/test';
import { labelIn } from '../registry';

/** Opens a menu and search, then follows a link to another page. @returns that page's path */
export async function browseSite(page: Page, path: string): Promise<string> {
  const target = path === '/AITeam' ? '/' : '/AITeam';
  const bar = page.getByRole('banner');
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await bar.getByRole('button', { name: 'Menu' }).click();
    await bar.getByRole('button', { name: 'Menu' }).click();
  } else {
    await bar.getByRole('button', { name: 'Platform' }).hover();
    await bar.getByRole('link', { name: labelIn('menu', 'Platform') }).waitFor();
  }
  await bar.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('searchbox').fill('permit');
  await search.getByRole('button', { name: 'Close' }).click();
  await search.waitFor({ state: 'hidden' });
  // Links are found by name: a translation wraps their text in elements, but the accessible name stays the same.
  const link =
    target === '/'
      ? bar.getByRole('link', { name: 'Home' })
      : page.getByRole('contentinfo').getByRole('link', { name: labelIn('footer', 'AITeam') });
  await link.click();
  await page.waitForURL((url) => url.pathname === target, { waitUntil: 'commit' });
  return target;
}
