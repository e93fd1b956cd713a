import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expect } from '../fixtures';

/** One of the preview desk's logs, such as Messages or Requests. */
export function log(page: Page, name: string): Locator {
  return page.getByRole('log', { name });
}

/** The site inside the preview desk. */
export function previewOf(page: Page): FrameLocator {
  return page.getByTitle('Site preview').contentFrame();
}

/** Opens the preview desk, and waits until the page in it has reported its URL. @returns the page in it */
export async function openDesk(page: Page, query = ''): Promise<FrameLocator> {
  await page.goto(`/preview${query}`);
  const site = previewOf(page);
  await expect(site.getByRole('banner')).toBeVisible();
  await expect(log(page, 'Messages')).toContainText('app_changed_url');
  return site;
}
