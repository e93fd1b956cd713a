import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { rawRequest } from '@/lib/raw-request';
import { startCaddy } from './servers/caddy';
import { startNginx } from './servers/nginx';

for (const [name, start] of [['nginx', startNginx] as const, ['Caddy', startCaddy] as const]) {
  test(`${name} logs a sign-in’s path without its token`, async () => {
    const { url, accessLog, stop } = await start();
    const log = () => (existsSync(accessLog) ? readFileSync(accessLog, 'utf8') : '');
    try {
      for (const path of ['/AITeam', '/aiteam', '/Nope']) {
        await rawRequest(url, `${path}?access_token=secret-of-this-test`);
      }
      await expect.poll(log).toContain('/Nope');
      expect(log()).toContain('/AITeam');
      expect(log()).not.toContain('secret-of-this-test');
      expect(log()).not.toContain('access_token');
    } finally {
      await stop();
    }
  });
}
