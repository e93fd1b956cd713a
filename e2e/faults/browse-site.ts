import type { Page } from 'playwright/test';
import { labelIn } from '../registry';

/** What a reader does: menus and search, then on to another page. @returns its path */
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
  // By words alone: a translation wraps them, and a name is made of what is wrapped.
  const link =
    target === '/'
      ? bar.getByRole('link', { name: 'Home' })
      : page.getByRole('contentinfo').getByRole('link', { name: labelIn('footer', 'AITeam') });
  await link.click();
  await page.waitForURL((url) => url.pathname === target, { waitUntil: 'commit' });
  return target;
}
