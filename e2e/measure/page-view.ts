import type { Browser } from 'playwright';

export interface PageView {
  path: string;
  /** Paths of the site that one look at the page asks for, in their order. */
  requests: readonly string[];
  /** Heads and bodies of the answers, as they went over the line. */
  bytes: number;
}

/** One look at a page by a browser that has nothing of the site yet, until the page is ready and still. */
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
    // The platform's calls are answered by the platform, wherever that is.
    if (url.origin !== site || url.pathname.startsWith('/api/')) return;
    requests.push(url.pathname + url.search);
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await context.close();
  return { path, requests, bytes };
}
