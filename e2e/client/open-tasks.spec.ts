import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Platform, startPlatform } from '@/e2e/platform/platform';
import { createClient } from '@/lib/platform';
import { admin, test as base, expect, operator, signedInUrl } from '../fixtures';

/** A platform that serves a page with the example of components/auth/README.md. */
const test = base.extend<{ example: Platform }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  example: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'open-tasks-'));
    const out = join(folder, 'out');
    await build({
      entryPoints: { page: 'e2e/client/open-tasks-page.tsx', client: 'lib/platform/index.ts' },
      define: { 'process.env.NODE_ENV': '"production"' },
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      outdir: out,
    });
    const html =
      '<!doctype html><html lang="en"><title>Tasks</title><body><script type="module" src="/page.js"></script>';
    for (const name of ['index.html', '404.html']) writeFileSync(join(out, name), html);
    const platform = await startPlatform({ port: 0, database: join(folder, 'platform.db'), out });
    await use(platform);
    await platform.stop();
    rmSync(folder, { recursive: true });
  },
});

test('a signed-in component lists an entity and follows its changes', async ({ page, example }) => {
  const { Task } = createClient({
    serverUrl: example.url,
    appId: example.appId,
    token: example.tokenFor(admin),
  }).entities;
  const drain = await Task.create({ title: 'Drain P-201A', status: 'open' });
  await page.goto(signedInUrl(example, operator));
  await expect(page.getByRole('heading', { name: /^Open tasks for / })).toBeVisible();
  const titles = page.getByRole('listitem');
  await expect(titles).toHaveText(['Drain P-201A']);
  await Task.create({ title: 'Blind the suction line', status: 'open' });
  await expect(titles).toHaveText(['Blind the suction line', 'Drain P-201A']);
  await Task.update(drain.id, { status: 'done' });
  await expect(titles).toHaveText(['Blind the suction line']);
});

test('many changes cause few reads', async ({ page, example }) => {
  const token = example.tokenFor(admin);
  const { Task } = createClient({ serverUrl: example.url, appId: example.appId, token }).entities;
  let reads = 0;
  page.on('request', (request) => {
    if (/\/entities\/Task\?/.test(request.url())) reads += 1;
  });
  await page.goto(signedInUrl(example, operator));
  await expect(page.getByRole('heading', { name: /^Open tasks for / })).toBeVisible();
  const status = 'open';
  await Task.bulkCreate(
    Array.from({ length: 200 }, (_, index) => ({ title: `Task ${index}`, status })),
  );
  await Task.create({ title: 'A last one', status });
  await expect(page.getByRole('listitem').first()).toHaveText('A last one');
  // At first, on the connection, and at most once a second while the changes arrive.
  expect(reads).toBeLessThan(20);
});

test('the client loads for a signed-in user, and what it showed is gone after signing out', async ({
  page,
  example,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(example.url);
  await page.waitForFunction(() => window.siteSession?.store.getState().isLoadingAuth === false);
  expect(requested).not.toContain('/client.js');
  await page.goto(signedInUrl(example, operator));
  await expect(page.getByRole('heading', { name: /^Open tasks for / })).toBeVisible();
  expect(requested).toContain('/client.js');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Open tasks for / })).toBeHidden();
});
