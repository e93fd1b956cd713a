import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { hydrate, operator } from '../fixtures';
import { footerLink } from '../locators';
import { type Platform, startPlatform } from '../platform/platform';
import { pageNamed, site } from '../registry';
import { checkHost, checkTarget, hosts } from './check-host';
import type { RunningHost, ServedSite } from './servers/host';
import { unusedPort } from './servers/server-setup';
import { copyWithPlatformUrl } from './set-platform-url';

// Servers can be slow on a busy machine; only a hang should time out.
const timeoutMs = 240_000;

interface SiteFixture extends ServedSite {
  platformPort: number;
}

const test = base.extend<{ consoleErrors: string[] }, { site: SiteFixture }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      expect(existsSync('out-hosts/nginx.conf'), '`npm run build` first').toBe(true);
      const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
      const platformPort = await unusedPort();
      const [out, hostFolder] = [join(folder, 'out'), join(folder, 'out-hosts')];
      copyWithPlatformUrl('out', out, `http://127.0.0.1:${platformPort}`);
      cpSync('out-hosts', hostFolder, { recursive: true });
      await use({ out, hostFolder, platformPort });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: timeoutMs },
  ],
  consoleErrors: [
    async ({ context }, use) => {
      const consoleErrors: string[] = [];
      context.on('console', (message) => {
        const isPolicyMessage = /policy/i.test(message.text());
        if (message.type() === 'error' || isPolicyMessage) consoleErrors.push(message.text());
      });
      context.on('weberror', (error) => consoleErrors.push(String(error.error())));
      await use(consoleErrors);
      expect(consoleErrors, 'errors on the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
});

for (const kind of hosts) {
  test.describe(kind.name, () => {
    // Default mode, so the tests of a host share one server.
    test.describe.configure({ mode: 'default', timeout: timeoutMs });

    let host: RunningHost | undefined;
    let platform: Platform | undefined;
    let folder = '';

    test.beforeAll(async ({ site }) => {
      test.setTimeout(timeoutMs);
      host = await kind.start(site);
      folder = mkdtempSync(join(tmpdir(), 'platform-'));
      platform = await startPlatform({
        port: site.platformPort,
        database: join(folder, 'platform.db'),
        siteOrigins: [host.url],
      });
    });

    test.afterAll(async () => {
      await host?.stop();
      await platform?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('responds as its description says', async ({ site }) => {
      const target = checkTarget(kind, host?.url ?? '', site.out);
      for (const { check, count, failure } of await checkHost(kind, target)) {
        expect(failure, check.title).toBeNull();
        expect(count, check.title).toBeGreaterThan(0);
      }
    });

    test('supports navigation and signing in to a platform on another origin', async ({ page }) => {
      const url = host?.url ?? '';
      await page.goto(`${url}/`);
      await hydrate(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await followFooterLink(page, url, 'AITeam');
      await followFooterLink(page, url, 'About');
      await page.goBack();
      await expect(page).toHaveURL(`${url}/AITeam`);

      await page.goto(`${url}/capabilities?utm_source=mail`);
      await expect(page).toHaveURL(`${url}/Capabilities?utm_source=mail`);
      await hydrate(page);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(({ href }) => href.startsWith(`${platform?.url}/login?`));
      await page.getByLabel('Email').fill(operator);
      await page.getByLabel('Password').fill('operator-pass-1');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(`${url}/Capabilities?utm_source=mail`);
      await expect(page.getByRole('banner')).toContainText('Otto Operator');
    });
  });
}

/** Follows a footer link, without a full page load. */
async function followFooterLink(page: Page, url: string, name: string): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await footerLink(page, name).click();
  await expect(page).toHaveURL(`${url}/${name}`);
  await expect(page).toHaveTitle(`${pageNamed(name).title} | ${site.name}`);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
}
