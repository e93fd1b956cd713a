import type { Page } from 'playwright/test';
import { expect, openPage } from '../../fixtures';

export const searchBox = (page: Page) =>
  page.getByRole('searchbox', { name: 'Page, topic, or agent' });
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
export const optionsOf = (page: Page) => dialogOf(page).getByRole('option');
export const statusOf = (page: Page) => dialogOf(page).getByRole('status');
export const firstOption = (page: Page) => optionsOf(page).first();

export async function openSearch(page: Page, path: string) {
  await openPage(page, path);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(searchBox(page)).toBeFocused();
}

/** Replaces the query by typing, like a visitor. */
export async function typeQuery(page: Page, query: string): Promise<void> {
  await searchBox(page).clear();
  await searchBox(page).pressSequentially(query);
}

/** Opens the first result once it has this title: a result can move while the last letters are being searched. */
export async function openFirst(page: Page, title: string): Promise<void> {
  await expect(firstOption(page)).toContainText(title);
  await firstOption(page).click();
}
