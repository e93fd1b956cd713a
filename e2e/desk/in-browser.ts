import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expect } from '../fixtures';
import { panelIds } from './view-options';

/** One of the preview desk's logs, such as Messages or Requests. */
export function log(page: Page, name: string): Locator {
  return page.getByRole('log', { name });
}

/** The site inside the preview desk. */
export function previewOf(page: Page): FrameLocator {
  return page.getByTitle('Site preview').contentFrame();
}

/** The preview desk's URL with all its panels open. @param query of the view, such as ?page=/About */
export function deskUrl(query = ''): string {
  const search = new URLSearchParams(query);
  search.set('open', panelIds.join(','));
  return `/preview?${search}`;
}

/** An item of the desk's list of pages. */
export function listedPage(page: Page, title: string): Locator {
  const list = page.getByRole('navigation', { name: 'Pages' });
  return list.getByRole('link', { name: title, exact: true });
}

/**
 * Opens the preview desk as a developer, with all its panels, and waits until the page in it has reported its URL.
 * @returns the page in it
 */
export async function openDesk(page: Page, query = ''): Promise<FrameLocator> {
  await page.goto(deskUrl(query));
  await page.getByRole('switch', { name: 'Developer' }).check();
  const site = previewOf(page);
  await expect(site.getByRole('banner')).toBeVisible();
  await expect(log(page, 'Messages')).toContainText('app_changed_url');
  return site;
}
