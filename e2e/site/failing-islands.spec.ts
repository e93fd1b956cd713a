import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { content } from '@/lib/content';
import { expect, operator, test } from '../fixtures';
import { openInFrame } from '../parent-page';

/* progressive-enhancement.spec.ts has the islands' code that can't be loaded. */

test('if a tool throws, its HTML stays with a notice, and the parent window gets one error', async ({
  page,
  platform,
}) => {
  // In the minified code that renders the board, its label throws.
  await replaceInScripts(
    page,
    '"aria-label":"Permit conflict board"',
    '"aria-label":(()=>{throw new Error("injected")})()',
  );
  const token = platform.tokenFor(operator);
  const { site, messages } = await openInFrame(page, `/?access_token=${token}`);
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await site.getByRole('slider', { name: content().plant.conflict[0] ?? '' }).focus();
  const errors = () => messages('app_error');
  const error = expect.objectContaining({ componentName: 'PermitConflictBoard' });
  await expect.poll(errors).toEqual([expect.objectContaining({ error })]);
  expect(JSON.stringify(await errors())).not.toContain(token);

  const board = site.getByRole('region', { name: 'Permit conflict board' });
  await expect(board).toContainText(content().drawings.permitBoard.findings.unknown);
  const notice = site.getByRole('alert').filter({ hasText: 'stopped working' });
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await expect(notice).toBeHidden();
});

function replaceInScripts(page: Page, from: string, to: string): Promise<unknown> {
  return page.route('**/_next/static/**/*.js', async (route) => {
    // Read from disk: once the page is closed, a response from the host is no longer available.
    const code = readFileSync(join('out', new URL(route.request().url()).pathname), 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: code.replaceAll(from, to) });
  });
}
