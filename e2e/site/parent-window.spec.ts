import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, operator, test } from '../fixtures';
import { footerLink, headline } from '../locators';

/** A page that frames the site and records every message it receives. */
const parent = (site: string) => `<!doctype html><title>Parent</title>
<script>window.received = []; addEventListener('message', (e) => received.push({ origin: e.origin, data: e.data }));</script>
<iframe title="Site" src="${site}" width="1200" height="800"></iframe>`;

test('a same-origin parent receives each navigation and each error', async ({
  consoleErrors,
  page,
  platform,
}) => {
  const token = platform.tokenFor(operator);
  await page.route('**/parent', (route) =>
    route.fulfill({ contentType: 'text/html', body: parent(`/?access_token=${token}&plan=one`) }),
  );
  await page.goto('/parent');
  const site = page.frameLocator('iframe[title=Site]');
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await footerLink(site, 'About').click();
  const urls = () =>
    page.evaluate(() =>
      Reflect.get(window, 'received')
        .filter(({ data }: { data: { type: string } }) => data.type === 'app_changed_url')
        .map(({ data }: { data: { url: string } }) => data.url),
    );
  await expect.poll(urls).toEqual([`${platform.url}/?plan=one`, `${platform.url}/About`]);

  const frame = page.frame({ url: /About/ });
  await frame?.evaluate((secret) => {
    setTimeout(() => {
      throw new Error(`It broke with ${secret}`);
    });
    Promise.reject(null);
    Promise.reject({ status: 402, message: 'no payment' });
    Promise.reject({ response: { status: 402 } });
  }, token);
  const errors = () =>
    page.evaluate(() =>
      Reflect.get(window, 'received')
        .filter(({ data }: { data: { type: string } }) => data.type === 'app_error')
        .map(({ data }: { data: { error: object } }) => data.error),
    );
  await expect.poll(async () => (await errors()).length).toBe(2);
  const serialized = JSON.stringify(await errors());
  expect(serialized).toContain('It broke with');
  expect(serialized).not.toContain(token);
  expect(consoleErrors.splice(0)).toHaveLength(4);
  expect(Object.keys((await errors())[0]).sort()).toEqual(['componentName', 'details', 'title']);
});

test('a cross-origin parent receives nothing', async ({ page, platform }) => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(parent(`${platform.url}/`));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // Another port is another origin.
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const site = page.frameLocator('iframe[title=Site]');
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await footerLink(site, 'About').click();
  await expect(headline(site, 'About')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'received'))).toEqual([]);
  server.close();
});
