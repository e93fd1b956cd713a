import { expect, hydrate, test } from '../fixtures';
import { headline } from '../locators';
import { pages } from '../registry';

test('every page returns 200 at its exact name', async ({ request }) => {
  for (const { name } of pages) {
    const response = await request.get(`/${name}`, { maxRedirects: 0 });
    expect(response.status(), name).toBe(200);
    expect(response.headers()['content-type'], name).toContain('text/html');
  }
});

test('/Home serves the home page and declares / as canonical', async ({ page }) => {
  await page.goto('/Home');
  const canonical = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  );
  expect(new URL(canonical ?? '').pathname).toBe('/');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
});

test('a lowercase name redirects to its page and keeps the query', async ({ request }) => {
  for (const { name, href } of pages) {
    const alias = `/${name.toLowerCase()}`;
    const response = await request.get(`${alias}?utm_source=mail`, { maxRedirects: 0 });
    expect(response.status(), alias).toBe(301);
    expect(response.headers().location, alias).toBe(`${href}?utm_source=mail`);
  }
});

test('on a host without redirects, the 404 page redirects', async ({ page, platform }) => {
  // A host without redirects serves the 404 page at the alias.
  const missing = await page.request.get('/404');
  await page.route('**/termsofservice*', async (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: await missing.text() }),
  );
  await page.goto('/termsofservice?utm_source=mail#use');
  await expect(page).toHaveURL(`${platform.url}/TermsOfService?utm_source=mail#use`);
  await expect(headline(page, 'TermsOfService')).toBeVisible();
});

for (const path of ['/AITEAM', '/Nope', '/Platform/Nope', '/_not-found', '/%E0%A4%A']) {
  test(`${path} shows the 404 page`, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(404);
    await page.goto(path);
    await hydrate(page);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      `“${path.slice(1)}” could not be found in this application`,
    );
    await expect(page.getByText('Admin Note')).toBeHidden();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the 404 page has no canonical URL and is noindex', async ({ request }) => {
  const html = await (await request.get('/Nope')).text();
  expect(html).not.toContain('rel="canonical"');
  expect(html).toContain('noindex');
});

test('plain links lead from / to every page, and no link is dead', async ({ request }) => {
  const found = new Set(['/']);
  for (const path of found) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), `link to ${path}`).toBe(200);
    if (!response.headers()['content-type']?.includes('text/html')) continue;
    const html = await response.text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      if (href.startsWith('#')) expect(html, `${path}${href}`).toContain(`id="${href.slice(1)}"`);
      else if (href.startsWith('/')) found.add(href);
    }
  }
  expect([...pages.map(({ href }) => href)].filter((href) => !found.has(href))).toEqual([]);
});

test('every page has a unique title and description', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { href } of pages) {
    const html = await (await request.get(href)).text();
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    descriptions.add(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

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
