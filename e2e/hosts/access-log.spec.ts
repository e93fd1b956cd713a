import { expect, test } from 'playwright/test';
import { rawRequest } from '@/lib/raw-request';
import { startCaddy } from './servers/caddy';
import { startNginx } from './servers/nginx';

const query = '?access_token=secret-of-this-test';

/** Requests whose logs or errors could have the query. */
const requests: readonly [path: string, options: Parameters<typeof rawRequest>[2]][] = [
  ['/AITeam', {}],
  ['/aiteam', {}],
  [`/${'long/'.repeat(900)}`, {}],
  ['/%00', {}],
  ['/robots.txt/x', {}],
  ['/AITeam', { headers: { Host: 'other.example' } }],
  ['/AITeam', { headers: { Range: 'bytes=9-1' } }],
  ['/AITeam', { headers: { Referer: `https://site.example/${query}` } }],
  ['/AITeam', { headers: { 'X-Forwarded-Uri': `/${query}` } }],
  ['/AITeam', { method: 'POST', body: 'x'.repeat(1_500_000) }],
];

for (const [name, start] of [['nginx', startNginx] as const, ['Caddy', startCaddy] as const]) {
  test(`${name} lets nobody store a sign-in, and logs its path without its token, whatever else is wrong with it`, async () => {
    const { url, log, stop } = await start();
    try {
      // A server may end the connection instead of answering.
      await Promise.allSettled(
        requests.map(([path, options]) => rawRequest(url, path + query, options)),
      );
      for (const path of ['/', '/AITeam', '/aiteam', '/Nope']) {
        for (const name of ['access_token', 'access%5Ftoken']) {
          const answer = await rawRequest(url, `${path}?x=1&${name}=secret-of-this-test`);
          expect(answer.header('cache-control'), `${path}, ${name}`).toBe('no-store');
        }
      }
      await expect.poll(log).toContain('/Nope');
      expect(log()).toContain('/AITeam');
      expect(log()).not.toContain('secret-of-this-test');
      expect(log()).not.toMatch(/access(_|%5f)token/i);
    } finally {
      await stop();
    }
  });
}
