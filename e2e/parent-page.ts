import type { Page } from 'playwright/test';

/** A page that frames the site, and records every message that it gets. */
export const parentPage = (site: string) => `<!doctype html><title>Parent</title>
<script>window.received = []; addEventListener('message', ({ data }) => received.push(data));</script>
<iframe title="Site" src="${site}" width="1200" height="800"></iframe>`;

/**
 * Opens a page of the site's own origin that frames it.
 *
 * @returns the site in it, and what the page has received
 */
export async function openInFrame(page: Page, address: string) {
  await page.route('**/parent', (route) =>
    route.fulfill({ contentType: 'text/html', body: parentPage(address) }),
  );
  await page.goto('/parent');
  const received = (): Promise<{ type: string; url?: string; error?: object }[]> =>
    page.evaluate(() => Reflect.get(window, 'received'));
  return {
    site: page.frameLocator('iframe[title=Site]'),
    messages: async (type: string) => (await received()).filter((each) => each.type === type),
  };
}
