import type { Page } from 'playwright/test';
import { waitForSession } from '../../fixtures';

/** What can send data. The page may still be loading its film, or its icon for a new history entry. */
const senders = ['document', 'fetch', 'xhr', 'ping', 'websocket', 'eventsource'];

/** The URLs of requests that a page sends once its session has been checked. */
export async function requestsOf(page: Page): Promise<string[]> {
  await waitForSession(page);
  const urls: string[] = [];
  page.on('request', (request) => {
    if (senders.includes(request.resourceType())) urls.push(request.url());
  });
  return urls;
}
