import type { Browser } from 'playwright';

export interface PageView {
  path: string;
  /** Paths requested from the site, in order. */
  requests: readonly string[];
  /** Headers and bodies of the responses, as transferred. */
  bytes: number;
}

/** Loads a page with an empty cache and waits until the network is idle. */
export async function measurePageView(
  browser: Browser,
  site: string,
  path: string,
): Promise<PageView> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const requests: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const url = new URL(request.url());
    // In production, API calls go to the platform, not the host.
    if (url.origin !== site || url.pathname.startsWith('/api/')) return;
    requests.push(url.pathname + url.search);
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await context.close();
  return { path, requests, bytes };
}
