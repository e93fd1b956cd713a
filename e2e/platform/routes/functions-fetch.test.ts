import { expect, test } from 'vitest';
import { call, operator, testPlatform } from '../testing';

const running = testPlatform({ generation: 'current' });
const ask = (path: string, init: Parameters<typeof call>[2] = {}) =>
  call(running.platform, `/functions${path}`, init);

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
  'a %s request calls a function',
  async (method) => {
    const token = running.platform.tokenFor(operator);
    const answer = await ask('/echo/units/U%201?level=2', { method, token });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      data: { level: '2' },
      user: operator,
      request: { method, path: '/units/U%201' },
    });
  },
);

test('passes on JSON, a form, or text, along with the query', async () => {
  const form = new FormData();
  form.set('file', new File(['12345'], 'plan.txt'));
  for (const [init, expected] of [
    [{ json: { unit: 'U1' } }, { data: { page: '1', unit: 'U1' } }],
    [{ method: 'POST', body: form }, { files: [{ field: 'file', name: 'plan.txt' }] }],
    [{ method: 'POST', body: 'plain' }, { data: { page: '1', text: 'plain' } }],
    [{ method: 'POST' }, { data: { page: '1' }, request: { path: '/' } }],
  ] as const) {
    const answer = await ask('/echo?page=1', init);
    expect(await answer.json()).toMatchObject(expected);
  }
});

test('responds with a function’s own status, and 404 for an unknown function or app', async () => {
  const failed = await ask('/fail?status=409&message=Busy');
  expect(failed.status).toBe(409);
  expect(await failed.json()).toMatchObject({ error: { message: 'Busy' } });
  expect((await ask('/none')).status).toBe(404);
  expect((await ask('/echo', { headers: { 'X-App-Id': 'other' } })).status).toBe(404);
});
