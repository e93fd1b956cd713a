import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, operator, test } from '../fixtures';
import { footerLink, headline } from '../locators';

/** A page that frames the site and keeps every message it gets. */
const parent = (site: string) => `<!doctype html><title>Parent</title>
<script>window.told = []; addEventListener('message', (e) => told.push({ origin: e.origin, data: e.data }));</script>
<iframe title="Site" src="${site}" width="1200" height="800"></iframe>`;

test('a parent of the same origin hears of each navigation and of errors', async ({
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
      Reflect.get(window, 'told')
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
      Reflect.get(window, 'told')
        .filter(({ data }: { data: { type: string } }) => data.type === 'app_error')
        .map(({ data }: { data: { error: object } }) => data.error),
    );
  await expect.poll(async () => (await errors()).length).toBe(2);
  const told = JSON.stringify(await errors());
  expect(told).toContain('It broke with');
  expect(told).not.toContain(token);
  expect(consoleErrors.splice(0)).toHaveLength(4);
  expect(Object.keys((await errors())[0]).sort()).toEqual(['componentName', 'details', 'title']);
});

test('a parent of a foreign origin hears nothing', async ({ page, platform }) => {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end(parent(`${platform.url}/`));
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  // Another port is another origin.
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const site = page.frameLocator('iframe[title=Site]');
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await footerLink(site, 'About').click();
  await expect(headline(site, 'About')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([]);
  server.close();
});
