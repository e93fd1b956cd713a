import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPage } from '@/lib/deploy/verify/check-page';
import { expect, platformTest as test } from '../fixtures';
import { startTemporaryPlatform } from '../temporary-platform';

test('finds nothing wrong with the site as it was built', async ({ platform }) => {
  expect(await checkPage(platform.url)).toEqual([]);
});

test('reports a deployed site whose script is missing', async () => {
  // The check waits 20 seconds for search to open.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'incomplete-'));
  const out = join(folder, 'out');
  cpSync('out', out, { recursive: true });
  const scripts = join(out, '_next/static/site');
  for (const name of readdirSync(scripts)) {
    if (name.startsWith('site-')) rmSync(join(scripts, name));
  }
  const { platform, stop } = await startTemporaryPlatform({ out });
  try {
    expect((await checkPage(platform.url)).map(({ message }) => message)).toContain(
      'the scripts do not start: search does not open',
    );
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});
