import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { readSettings } from '@/lib/settings';
import { expect, openPage } from '../fixtures';
import { footerLink } from '../locators';
import { staticHost } from '../platform/static/host';
import { agentWithId } from '../registry';
import { typeQuery } from '../site/search/dialog';
import { type FileHost, secondBuildHandler, test } from './fixtures';
import { out as newer, newName, settings } from './second-build';

/** The previous build: the unedited site, under its old name. */
const older = resolve('out');

/** Publishes the pages of one build with the `/_next/` files of the same build or another. */
function publish(host: FileHost, { pages, files }: { pages: string; files: string }): void {
  const page = staticHost(pages, readSettings(settings));
  const file = staticHost(files, readSettings(settings));
  host.publish((c, next) => (c.req.path.startsWith('/_next/') ? file : page)(c, next));
}

let retained: string;
test.beforeAll(() => {
  retained = join(mkdtempSync(join(tmpdir(), 'retained-')), 'out');
  cpSync(newer, retained, { recursive: true });
  // As lib/deploy/README.md says.
  const files = '_next/static';
  cpSync(join(older, files), join(retained, files), { recursive: true, force: false });
});
test.afterAll(() => rmSync(join(retained, '..'), { recursive: true }));
test.afterEach(({ siteHost, consoleErrors }) => {
  siteHost.publish(secondBuildHandler());
  // The older build expects the platform on the site's origin, where there's none, so it logs errors.
  consoleErrors.length = 0;
});

/** Loads the AI Team page before a deploy, and opens an agent's dialog after it. */
async function openAgentAfter(page: Page, host: FileHost, deployed: string): Promise<void> {
  publish(host, { pages: older, files: older });
  await openPage(page, '/AITeam');

  publish(host, { pages: deployed, files: deployed });
  await page
    .getByRole('main')
    .getByRole('button', { name: agentWithId('milam-assistant').name })
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Impact' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a tab opened before a deploy can still load deferred files', async ({ page, siteHost }) => {
  await openAgentAfter(page, siteHost, retained);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await typeQuery(page, 'lockout');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('without retained assets, an open tab keeps its text and links', async ({
  page,
  siteHost,
}) => {
  await openAgentAfter(page, siteHost, newer);
  await footerLink(page, 'About').click();
  await expect(page.getByRole('banner')).toContainText(newName);
  await expect(page).toHaveURL(/\/About$/);
});

for (const [name, folders] of [
  ['a page from a cache whose files are gone', { pages: older, files: newer }],
  ['a new page deployed before its files', { pages: newer, files: older }],
] as const) {
  test(`${name} keeps its text and links`, async ({ page, siteHost }) => {
    publish(siteHost, folders);
    await page.goto('/Platform');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
    await footerLink(page, 'About').click();
    await expect(page).toHaveURL(/\/About$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
