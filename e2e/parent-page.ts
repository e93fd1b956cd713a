import type { Page } from 'playwright/test';

/** A page that frames the site, and records every message that it gets. */
export const parentPage = (site: string) => `<!doctype html><title>Parent</title>
<script>window.received = []; addEventListener('message', ({ data }) => received.push(data));</script>
<iframe title="Site" src="${site}" width="1200" height="800"></iframe>`;

/** Every message that the page has got. */
const received = (page: Page): Promise<{ type: string; url?: string; error?: object }[]> =>
  page.evaluate(() => Reflect.get(window, 'received'));

/** Opens a page of the site's own origin that frames it. */
export async function openInFrame(page: Page, address: string) {
  await page.route('**/parent', (route) =>
    route.fulfill({ contentType: 'text/html', body: parentPage(address) }),
  );
  await page.goto('/parent');
  return framedSite(page);
}

/** The site in a parent page, and what that page has received. */
export function framedSite(page: Page) {
  return {
    site: page.frameLocator('iframe[title=Site]'),
    messages: async (type: string) => (await received(page)).filter((each) => each.type === type),
  };
}
