import { expect, test } from 'vitest';
import { call, operator, siteOrigin, testPlatform } from '../testing';

const running = testPlatform();
const ask = (operation: string, json: object = {}, headers: Record<string, string> = {}) =>
  call(running.platform, `/apps/brazos/integrations/custom/crm/${operation}`, {
    token: running.platform.tokenFor(operator),
    json,
    headers,
  });

test('sends the code of a failed call in a header, which the site may read', async () => {
  const answer = await ask('get:/fail', {}, { Origin: siteOrigin });
  expect(answer.status).toBe(502);
  expect(answer.headers.get('x-base44-connector-error')).toBe('api_failed');
  expect(answer.headers.get('access-control-expose-headers')).toContain('x-base44-connector-error');
  expect(await answer.json()).toEqual({ message: 'crm failed', detail: 'crm failed' });
});

test('rejects an unknown operation, a missing path parameter, and a caller without a token', async () => {
  expect((await ask('users')).status).toBe(404);
  expect((await ask('head:/users')).status).toBe(404);
  const missing = await ask('get:/users/{id}', { path_params: { other: 'x' } });
  expect([missing.status, (await missing.json()).message]).toEqual([
    422,
    'path_params.id: is required',
  ]);
  expect((await ask('get:/users', { payload: 'x' })).status).toBe(422);
  const path = '/apps/brazos/integrations/custom/crm/get:/users';
  expect((await call(running.platform, path, { json: {} })).status).toBe(401);
});
