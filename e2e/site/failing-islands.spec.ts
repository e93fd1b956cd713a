import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, operator, test } from '../fixtures';
import { headline } from '../locators';
import { openInFrame } from '../parent-page';
import { labelIn } from '../registry';

/* progressive-enhancement.spec.ts has the islands' code that can't be loaded. */

interface Failure {
  island: string;
  path: string;
  /** A property in the minified code that renders the island. It's replaced by code that throws. */
  property: string;
  /** Uses the island, which React then can't hydrate. */
  use: (site: FrameLocator) => Promise<unknown>;
  /** What still works. */
  expectHtml: (site: FrameLocator) => Promise<unknown>;
}

const failures: Failure[] = [
  {
    island: 'MainMenu',
    path: '/About',
    property: 'delayDuration:80',
    use: (site) => site.getByRole('button', { name: 'Platform' }).hover(),
    async expectHtml(site) {
      const name = labelIn('menu', 'ISO');
      // As long as a finger presses: a link that’s replaced meanwhile isn’t followed.
      await site.getByRole('banner').getByRole('link', { name }).click({ delay: 100 });
      await expect(headline(site, 'ISO')).toBeVisible();
    },
  },
  {
    island: 'PermitConflictBoard',
    path: '/',
    property: '"aria-label":"Permit conflict board"',
    use: (site) => site.getByRole('slider', { name: content().plant.conflict[0] ?? '' }).focus(),
    async expectHtml(site) {
      const board = site.getByRole('region', { name: 'Permit conflict board' });
      await expect(board).toContainText(content().drawings.permitBoard.findings.unknown);
      const notice = site.getByRole('alert').filter({ hasText: 'stopped working' });
      await notice.getByRole('button', { name: 'Reload the page' }).click();
      await expect(notice).toBeHidden();
    },
  },
];

for (const { island, path, property, use, expectHtml } of failures) {
  test(`${island}: if it throws, its HTML stays, and the parent window gets one error`, async ({
    page,
    platform,
  }) => {
    await injectThrow(page, property);
    const token = platform.tokenFor(operator);
    const { site, messages } = await openInFrame(page, `${path}?access_token=${token}`);
    await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await use(site);
    const errors = () => messages('app_error');
    const error = expect.objectContaining({ componentName: island });
    await expect.poll(errors).toEqual([expect.objectContaining({ error })]);
    expect(JSON.stringify(await errors())).not.toContain(token);
    await expectHtml(site);
  });
}

function injectThrow(page: Page, property: string): Promise<unknown> {
  const name = property.slice(0, property.indexOf(':'));
  return page.route('**/_next/static/**/*.js', async (route) => {
    // Read from disk: once the page is closed, a response from the host is no longer available.
    const code = readFileSync(join('out', new URL(route.request().url()).pathname), 'utf8');
    const body = code.replaceAll(property, `${name}:(()=>{throw new Error("injected")})()`);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}
