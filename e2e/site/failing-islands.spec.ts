import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright/test';
import type { IslandName } from '@/components/islands/registry';
import { content } from '@/lib/content';
import { expect, operator, test } from '../fixtures';
import { headline } from '../locators';
import { openInFrame } from '../parent-page';
import { labelIn } from '../registry';

interface Failure {
  island: IslandName;
  how: string;
  path: string;
  fail: (page: Page) => Promise<unknown>;
  /** Uses the island, which React then can't hydrate or render. */
  use?: (site: FrameLocator) => Promise<unknown>;
  /** What still works. */
  expectHtml: (site: FrameLocator) => Promise<unknown>;
}

const remove = (file: string) => (page: Page) =>
  page.route(`**/${file}-*.js`, (route) => route.abort());

const [agent] = content().agents;
if (agent === undefined) throw new Error('there are no agents');
const agentButton = (site: FrameLocator) =>
  site.getByRole('button', { name: agent.name, exact: true });
const agentDialog = (site: FrameLocator) =>
  site.getByRole('dialog', { name: agent.name, exact: true });

const menu = {
  island: 'MainMenu',
  path: '/About',
  use: (site) => site.getByRole('button', { name: 'Platform' }).hover(),
  async expectHtml(site) {
    const name = labelIn('menu', 'ISO');
    // As long as a finger presses: a link that’s replaced meanwhile isn’t followed.
    await site.getByRole('banner').getByRole('link', { name }).click({ delay: 100 });
    await expect(headline(site, 'ISO')).toBeVisible();
  },
} as const satisfies Partial<Failure>;

const dialog = {
  island: 'AgentDialog',
  path: '/AITeam',
  use: (site) => agentButton(site).click(),
  async expectHtml(site) {
    await expect(agentDialog(site)).toBeVisible();
    await agentDialog(site).getByRole('button', { name: 'Close' }).click();
    await expect(agentDialog(site)).toBeHidden();
    await agentButton(site).click();
    await expect(agentDialog(site)).toBeVisible();
  },
} as const satisfies Partial<Failure>;

const account = {
  island: 'SessionScreens',
  path: '/About',
  async expectHtml(site) {
    await expect(headline(site, 'About')).toBeVisible({ timeout: 5000 });
    await expect(site.getByRole('banner')).toContainText('Otto Operator');
    await site.getByRole('button', { name: 'Sign out' }).click();
    await expect(site.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
} as const satisfies Partial<Failure>;

const board = {
  island: 'PermitConflictBoard',
  path: '/',
  use: (site) => site.getByRole('slider', { name: content().plant.conflict[0] ?? '' }).focus(),
  expectHtml: (site) =>
    expect(site.getByRole('region', { name: 'Permit conflict board' })).toContainText(
      content().drawings.permitBoard.findings.unknown,
    ),
} as const satisfies Partial<Failure>;

const failures: Failure[] = [
  { ...menu, how: 'can’t be loaded', fail: remove('main-menu') },
  { ...menu, how: 'throws', fail: (page) => injectThrow(page, 'delayDuration:80') },
  {
    ...menu,
    how: 'throws when it opens',
    fail: (page) => injectThrow(page, '"aria-hidden":!0,tabIndex:0'),
  },
  { ...dialog, how: 'can’t be loaded', fail: remove('agent-dialog') },
  {
    ...dialog,
    how: 'throws when it opens',
    fail: (page) => injectThrow(page, '"aria-label":"Close"', 'DialogContent'),
  },
  { ...board, how: 'can’t be loaded', fail: remove('permit-conflict-board') },
  {
    ...board,
    how: 'throws',
    fail: (page) => injectThrow(page, '"aria-label":"Permit conflict board"'),
    async expectHtml(site) {
      await board.expectHtml(site);
      const notice = site.getByRole('alert').filter({ hasText: 'stopped working' });
      await notice.getByRole('button', { name: 'Reload the page' }).click();
      await expect(notice).toBeHidden();
    },
  },
  { ...account, how: 'can’t be loaded', fail: remove('session-screens') },
  {
    ...account,
    how: 'throws',
    fail: (page) => injectThrow(page, 'role:"status"', 'Notifications'),
  },
];

for (const { island, how, path, fail, use, expectHtml } of failures) {
  test(`${island}: if it ${how}, its HTML stays, and the parent window gets one error`, async ({
    page,
    platform,
  }) => {
    await fail(page);
    const token = platform.tokenFor(operator);
    const { site, messages } = await openInFrame(page, `${path}?access_token=${token}`);
    const errors = () => messages('app_error');
    await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await use?.(site);
    await expect
      .poll(errors)
      .toEqual([
        expect.objectContaining({ error: expect.objectContaining({ componentName: island }) }),
      ]);
    expect(JSON.stringify(await errors())).not.toContain(token);
    await expectHtml(site);
  });
}

/**
 * Replaces a property in the exported scripts with code that throws. Minified code is found by what it renders.
 *
 * @param property as minified, such as `children:"Sign in"`
 * @param within replaces only in scripts that also contain this text
 */
function injectThrow(page: Page, property: string, within = property): Promise<unknown> {
  const name = property.slice(0, property.indexOf(':'));
  const replacement = `${name}:(()=>{throw new Error("injected")})()`;
  return page.route('**/_next/static/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    // Read from disk: once the page is closed, a response from the host is no longer available.
    const code = readFileSync(join('out', pathname), 'utf8');
    const body = code.includes(within) ? code.replaceAll(property, replacement) : code;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}
