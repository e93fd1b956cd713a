import type { Page } from 'playwright/test';

/** The URLs that a page requests from here on, without its icon, which Chromium reads again for a new history entry. */
export function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/icon.svg')) urls.push(request.url());
  });
  return urls;
}
