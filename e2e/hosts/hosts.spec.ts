import { expect, test } from 'playwright/test';
import { readSettings } from '@/lib/settings';
import { startTemporaryPlatform } from '../temporary-platform';
import { problemsAt } from './problems';
import { startCaddy } from './servers/caddy';
import { startNginx } from './servers/nginx';

// Servers can be slow on a busy machine; only a hang should time out.
test.describe.configure({ timeout: 240_000 });

async function startLocalServer() {
  const siteSettings = readSettings(process.env);
  const { platform, stop } = await startTemporaryPlatform({ out: 'out', siteSettings });
  return { url: platform.url, stop };
}

for (const [name, start] of [
  ['nginx', startNginx],
  ['Caddy', startCaddy],
  ['the local server', startLocalServer],
] as const) {
  test(`${name} serves the site as described`, async () => {
    const host = await start();
    try {
      expect(await problemsAt(host.url)).toBe('');
    } finally {
      await host.stop();
    }
  });
}
