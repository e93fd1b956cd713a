import { expect, test } from '../fixtures';
import { pages } from '../registry';

const googlebot =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test('without scripts, a crawler reaches every page from / within three clicks, and no link is dead', {
  tag: '@no-scripts',
}, async ({ browser, platform }) => {
  test.slow();
  const context = await browser.newContext({
    baseURL: platform.url,
    javaScriptEnabled: false,
    userAgent: googlebot,
  });
  const page = await context.newPage();
  const clicks = new Map([['/', 0]]);
  const ids = new Map<string, ReadonlySet<string>>();
  const anchors: URL[] = [];

  for (const [path, depth] of clicks) {
    const response = await context.request.get(path, { maxRedirects: 0 });
    expect(response.status(), `link to ${path}`).toBe(200);
    if (!response.headers()['content-type']?.includes('text/html')) continue;
    await page.goto(path);
    ids.set(
      path,
      new Set(
        await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id)),
      ),
    );
    const links = page.getByRole('link', { includeHidden: true });
    const found = await links.evaluateAll((all) =>
      all.flatMap((link) => (link instanceof HTMLAnchorElement ? [link.href] : [])),
    );
    for (const address of found) {
      const url = new URL(address);
      if (url.origin !== platform.url) {
        expect(url.protocol, `${path} leads to ${address}`).toMatch(/^(mailto|https):$/);
        continue;
      }
      if (url.hash !== '') anchors.push(url);
      if (!clicks.has(url.pathname)) clicks.set(url.pathname, depth + 1);
    }
  }

  const reached = pages.map(({ href }) => [href, clicks.get(href)]);
  expect(reached.filter(([, count]) => count === undefined || Number(count) > 3)).toEqual([]);
  const dead = anchors.filter(
    ({ pathname, hash }) => !ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))),
  );
  expect(dead.map(String)).toEqual([]);
  await context.close();
});
