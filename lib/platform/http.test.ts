import { expect, test, vi } from 'vitest';
import { createClient } from './index';
import { logVisit } from './site';
import { record } from './wire-recorder';

const secret = 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0/part.signature';
const missing = { status: 404 };
const found = { body: { id: '7' } };

async function stage(...answers: Parameters<typeof record>) {
  const { url, tape } = await record(...answers);
  const onError = vi.fn();
  const config = { serverUrl: url, appId: 'brazos', serviceToken: 's', options: { onError } };
  const clientOf = (more = {}) => createClient({ ...config, ...more });
  return { clientOf, client: clientOf(), url, tape, onError };
}

test.each([
  'hangs',
  'hangs in its body',
  { status: 503, headers: { 'retry-after': '2' } },
] as const)(
  'a call whose answer is %j ends with its signal, or with the client, which is nothing to report',
  async (answer) => {
    const { client, tape, onError } = await stage(answer);
    const controller = new AbortController();
    const { signal } = controller;
    const calls = [
      client.entities.Task.get('7', { signal, retry: { limit: 1 } }),
      client.asServiceRole.entities.Task.get('7', { retry: { limit: 1 } }),
      client.entities.Task.get('7', { signal: AbortSignal.abort() }),
    ];
    for (const call of calls) call.catch(() => undefined);
    await vi.waitFor(() => expect(tape).toHaveLength(2), 5000);
    controller.abort();
    client.cleanup();
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'aborted' });
    expect([tape.length, onError.mock.calls]).toEqual([2, []]);
  },
);

test('a call whose signal times out is one that timed out; functions.fetch ends like the others', async () => {
  const { client, onError } = await stage('hangs');
  const late = { signal: AbortSignal.timeout(1) };
  for (const call of [client.entities.Task.get('7', late), client.functions.fetch('a', late)]) {
    await expect(call).rejects.toMatchObject({ code: 'timeout' });
  }
  expect(onError).toHaveBeenCalledTimes(2);
  const running = client.functions.fetch('a', { signal: new AbortController().signal });
  client.cleanup();
  await expect(running).rejects.toMatchObject({ code: 'aborted' });
});

test('onError gets each failure, and one that throws doesn’t replace it', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const { clientOf } = await stage({ status: 404, body: { message: 'None' } });
  const onError = vi.fn(() => {
    throw new Error('a bad listener');
  });
  const call = clientOf({ options: { onError } }).entities.Task.get('7');
  await expect(call).rejects.toMatchObject({ message: 'None' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'None' }));
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockRestore();
});

test.each([
  ['an invalid header', { headers: { 'x-own': 'two\nlines' } }],
  ['a token that’s invalid in a header', { token: `${secret}\n2` }],
  ['no valid server URL', { serverUrl: 'no address', token: secret }],
])('with %s, nothing is sent, and the error doesn’t quote it', async (_, config) => {
  const { clientOf, tape, onError } = await stage(found);
  const client = clientOf(config);
  const message = expect.not.stringContaining(secret);
  for (const call of [client.entities.Task.get('7'), client.functions.fetch('a')]) {
    await expect(call).rejects.toMatchObject({ code: 'not_sent', message });
  }
  expect([tape, onError.mock.calls]).toEqual([[], []]);
});

test('the client’s own headers win, and X-Origin-URL has neither token nor fragment', async () => {
  const { clientOf, url, tape } = await stage(found);
  const href = 'https://site.example/About?access_token=secret&plan=one#top';
  vi.stubGlobal('window', { location: { href } });
  const headers = { 'X-Own': 'kept', 'x-app-id': 'other', authorization: 'other' };
  const client = clientOf({ serverUrl: `${url}/`, headers, token: 'first' });
  await client.entities.Task.get('7');
  await client.functions.fetch('a', { headers: { 'X-App-Id': 'own' } });
  vi.unstubAllGlobals();
  const sent = {
    authorization: 'Bearer first',
    'x-app-id': 'brazos',
    'x-origin-url': 'https://site.example/About?plan=one',
    'x-own': 'kept',
  };
  expect(tape).toMatchObject([{ headers: sent }, { headers: { ...sent, 'x-app-id': 'own' } }]);
});

test('the path for messages that a platform has is remembered, for its services too', async () => {
  const { client, tape } = await stage(missing, found);
  for (const { agents } of [client, client.asServiceRole]) await agents.addMessage({ id: 'c' }, {});
  const path = (version: string) =>
    `POST /api/apps/brazos/agents/conversations/${version}c/messages`;
  expect(tape.map(({ request }) => request)).toEqual([path(''), path('v2/'), path('v2/')]);
});

test('entities and integrations call nothing when awaited, printed, or serialized', async () => {
  const { client, tape } = await stage({ body: [] });
  const { entities, integrations } = client;
  expect(entities.Task).toBe(entities.Task);
  for (const named of [entities, integrations, integrations.Core]) {
    expect(await named).toBe(named);
    expect([JSON.stringify(named), String(named)]).toEqual(['{}', '[object Object]']);
  }
  expect(tape).toEqual([]);
});

test.each([undefined, null, ''])('asServiceRole throws without a token (%j)', (serviceToken) => {
  const config = serviceToken === undefined ? {} : { serviceToken };
  expect(() => createClient({ appId: 'brazos', ...config }).asServiceRole).toThrow(
    'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
  );
});

test.each(['hangs', 'never ends', 'is cut off'] as const)(
  'a visit whose response %s ends with its connection',
  async (answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { url, tape, connections } = await record(answer);
    const bearerTokens = () => ({ Authorization: 'of-today' });
    const logged = logVisit({ serverUrl: url, appId: 'brazos', bearerTokens }, 'AI Team/x');
    await vi.waitFor(() => expect(tape).toHaveLength(1), { timeout: 5000 });
    vi.advanceTimersByTime(4000);
    await logged;
    vi.useRealTimers();
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
    expect(tape).toMatchObject([
      {
        request: 'POST /api/app-logs/brazos/log-user-in-app/AI%20Team%2Fx',
        headers: { authorization: 'Bearer of-today' },
      },
    ]);
  },
);
