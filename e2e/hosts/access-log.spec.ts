import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { rawRequest } from '@/lib/raw-request';
import { caddy } from './servers/caddy';
import { nginx } from './servers/nginx';

for (const kind of [nginx, caddy]) {
  test(`${kind.name} logs a sign-in’s path without its token`, async () => {
    const host = await kind.start({ out: 'out', hostFolder: 'out-hosts' });
    const { accessLog = '' } = host;
    const log = () => (existsSync(accessLog) ? readFileSync(accessLog, 'utf8') : '');
    try {
      for (const path of ['/AITeam', '/aiteam', '/Nope']) {
        await rawRequest(host.url, `${path}?access_token=secret-of-this-test`);
      }
      await expect.poll(log).toContain('/Nope');
      expect(log()).toContain('/AITeam');
      expect(log()).not.toContain('secret-of-this-test');
      expect(log()).not.toContain('access_token');
    } finally {
      await host.stop();
    }
  });
}
