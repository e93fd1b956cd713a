import { expect, test } from 'playwright/test';
import { content } from '@/lib/content';
import { openSite } from '@/lib/deploy/verify/site';
import { report, verify } from '@/lib/deploy/verify/verify';
import { readSettings } from '@/lib/settings';
import { startTemporaryPlatform } from '../temporary-platform';
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
    const settings = readSettings(process.env);
    const { pages } = content();
    try {
      const found = await verify(openSite(host.url, { out: 'out', settings, pages }));
      // The build may be for another address, and there may be no platform.
      const problems = found.filter(({ fix }) => fix !== 'build' && fix !== 'platform');
      expect(report(problems)).toBe('');
    } finally {
      await host.stop();
    }
  });
}
