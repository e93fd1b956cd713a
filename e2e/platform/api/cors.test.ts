import { expect, test } from 'vitest';
import { call, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform();
const me = '/apps/brazos/entities/User/me';
const allowedOrigin = (answer: Response) => answer.headers.get('access-control-allow-origin');

test('answers the site’s preflight with the allowed methods and headers, even if every route has a fault', async () => {
  running.platform.faults.add({ route: '*', kind: 'status', status: 500 });
  const answer = await call(running.platform, me, {
    method: 'OPTIONS',
    headers: { Origin: siteOrigin, 'Access-Control-Request-Method': 'PUT' },
  });
  expect(answer.status).toBe(204);
  expect(allowedOrigin(answer)).toBe(siteOrigin);
  expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(answer.headers.get('access-control-allow-headers')?.toLowerCase().split(',')).toEqual([
    'authorization',
    'content-type',
    'x-app-id',
    'x-origin-url',
    'base44-functions-version',
    'on-behalf-of',
  ]);
  expect(running.platform.events.recent()).toEqual([]);
});

test('lets the site read error responses too', async () => {
  for (const path of [me, '/nothing']) {
    const answer = await call(running.platform, path, { headers: { Origin: siteOrigin } });
    expect(allowedOrigin(answer), path).toBe(siteOrigin);
    expect(answer.headers.get('vary')).toBe('Origin');
  }
});

test.each(['https://evil.example', 'null', `${siteOrigin}.evil.example`, siteOrigin.toUpperCase()])(
  'sends no CORS headers to the origin %s',
  async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await call(running.platform, me, { method, headers: { Origin: origin } });
      expect(allowedOrigin(answer)).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  },
);

test('refuses reads from other origins, even with a valid token', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  for (const origin of ['https://evil.example', 'null', `${platform.url}.evil.example`]) {
    const answer = await call(platform, me, { token, headers: { Origin: origin, Cookie: 'a=b' } });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin_refused']);
  }
  const own = await call(platform, me, { token, headers: { Origin: platform.url } });
  expect(own.status).toBe(200);
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(own.headers.get('x-content-type-options')).toBe('nosniff');
});

test('refuses writes from other origins, with or without a preflight', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  const form = new FormData();
  form.set('title', 'From elsewhere');
  for (const origin of ['https://evil.example', 'null', `${siteOrigin}.evil.example`]) {
    const headers = { Origin: origin };
    const attempts = [
      call(platform, '/apps/brazos/functions/add-task', { method: 'POST', headers, body: form }),
      call(platform, me, { method: 'PUT', headers, token, json: { full_name: 'X' } }),
      call(platform, '/apps/brazos/entities/Task', { method: 'DELETE', headers, token, json: {} }),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin_refused']);
    }
  }
  const tasks = await call(platform, '/apps/brazos/entities/Task', { token });
  expect(await tasks.json()).toEqual([]);
  const own = { Origin: siteOrigin };
  const update = call(platform, me, { method: 'PUT', headers: own, token, json: {} });
  expect((await update).status).toBe(200);
});
