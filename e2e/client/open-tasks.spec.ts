import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Platform } from '@/e2e/platform/platform';
import { createClient } from '@/lib/platform';
import { admin, test as base, expect, operator, signedInUrl } from '../fixtures';
import { startTemporaryPlatform } from '../temporary-platform';

const readme = readFileSync('components/auth/README.md', 'utf8');
const component = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';

/** A page with the component of the README, and a button to sign out. On the site, that's in the HTML. */
const script = `
import { createRoot } from 'react-dom/client';
import { startAppSession } from '@/lib/session/app-session';
import { AuthProvider } from './auth-context';
${component}
const session = startAppSession({
  platformUrl: '', appId: 'brazos', appIds: null, platformOrigins: [], parentOrigins: [],
});
createRoot(document.body).render(
  <AuthProvider session={session}>
    <OpenTasks />
    <button onClick={() => session.logout()}>Sign out</button>
  </AuthProvider>,
);`;

const test = base.extend<{ example: Platform }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  example: async ({}, use, testInfo) => {
    const out = testInfo.outputPath('out');
    mkdirSync(out, { recursive: true });
    await build({
      stdin: { contents: script, resolveDir: 'components/auth', loader: 'tsx' },
      // So that the client has a name.
      entryPoints: { client: 'lib/platform/index.ts' },
      define: { 'process.env.NODE_ENV': '"production"' },
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      outdir: out,
      entryNames: '[name]',
    });
    const html =
      '<!doctype html><html lang="en"><title>Tasks</title><body><script type="module" src="/stdin.js"></script>';
    for (const name of ['index.html', '404.html']) writeFileSync(join(out, name), html);
    const { platform, stop } = await startTemporaryPlatform({ out });
    await use(platform);
    await stop();
  },
});

test('a signed-in component lists an entity and follows its changes, until its user signs out', async ({
  page,
  example,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const token = example.tokenFor(admin);
  const { Task } = createClient({ serverUrl: example.url, appId: example.appId, token }).entities;
  const drain = await Task.create({ title: 'Drain P-201A', status: 'open' });
  const titles = page.getByRole('listitem');

  await page.goto(example.url);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(requested).not.toContain('/client.js');
  await page.goto(signedInUrl(example, operator));
  await expect(page.getByRole('heading', { name: 'Open tasks for Otto Operator' })).toBeVisible();
  await expect(titles).toHaveText(['Drain P-201A']);
  expect(requested).toContain('/client.js');
  await Task.create({ title: 'Blind the suction line', status: 'open' });
  await expect(titles).toHaveText(['Blind the suction line', 'Drain P-201A']);
  await Task.update(drain.id, { status: 'done' });
  await expect(titles).toHaveText(['Blind the suction line']);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading')).toBeHidden();
});
