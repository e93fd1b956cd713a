import { expect, test } from 'vitest';
import { call, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform();
const me = '/apps/brazos/entities/User/me';
const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin');

test('a preflight of the site is answered 204 and names what may be sent', async () => {
  running.platform.faults.add({ route: '*', kind: 'status', status: 500 });
  const answer = await call(running.platform, me, {
    method: 'OPTIONS',
    headers: { Origin: siteOrigin, 'Access-Control-Request-Method': 'PUT' },
  });
  expect(answer.status).toBe(204);
  expect(allowed(answer)).toBe(siteOrigin);
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

test('refusals and unknown calls can be read by the site too', async () => {
  for (const path of [me, '/nothing']) {
    const answer = await call(running.platform, path, { headers: { Origin: siteOrigin } });
    expect(allowed(answer), path).toBe(siteOrigin);
    expect(answer.headers.get('vary')).toBe('Origin');
  }
});

test.each(['https://evil.example', 'null', `${siteOrigin}.evil.example`, siteOrigin.toUpperCase()])(
  'the origin %s gets nothing',
  async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await call(running.platform, me, { method, headers: { Origin: origin } });
      expect(allowed(answer)).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  },
);

test('another page reads nothing, whatever it brings along', async () => {
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

test('another page changes nothing, with or without a preflight', async () => {
  const { platform } = running;
  const token = platform.tokenFor(operator);
  const form = new FormData();
  form.set('title', 'From elsewhere');
  for (const origin of ['https://evil.example', 'null', `${siteOrigin}.evil.example`]) {
    const headers = { Origin: origin };
    const tries = [
      call(platform, '/apps/brazos/functions/add-task', { method: 'POST', headers, body: form }),
      call(platform, me, { method: 'PUT', headers, token, json: { full_name: 'X' } }),
      call(platform, '/apps/brazos/entities/Task', { method: 'DELETE', headers, token, json: {} }),
    ];
    for (const answer of await Promise.all(tries)) {
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin_refused']);
    }
  }
  const tasks = await call(platform, '/apps/brazos/entities/Task', { token });
  expect(await tasks.json()).toEqual([]);
  const own = { Origin: siteOrigin };
  const allowedTo = call(platform, me, { method: 'PUT', headers: own, token, json: {} });
  expect((await allowedTo).status).toBe(200);
});
