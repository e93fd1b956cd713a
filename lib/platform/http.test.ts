import { expect, test, vi } from 'vitest';
import { createClient } from './index';
import { logVisit } from './site';
import { type Answer, record } from './wire-recorder';

const secret = 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0/part.signature';
const get = 'GET /api/apps/brazos/entities/Task/7';

function clientOf(serverUrl: string, more = {}) {
  const onError = vi.fn();
  const client = createClient({ serverUrl, appId: 'brazos', options: { onError }, ...more });
  return { client, onError, read: (options?: object) => client.entities.Task.get('7', options) };
}

const cutOff: Answer = (response) => response.write('{', () => response.destroy());
const down: Answer = { status: 503, headers: { 'retry-after': '0' } };
const found: Answer = { body: { id: '7' } };

test.each<[string, Answer[], object | undefined, number]>([
  [
    'doesn’t follow a redirect',
    [{ status: 307, headers: { location: '/api/x' } }, found],
    undefined,
    1,
  ],
  ['doesn’t retry by itself', [down, found], undefined, 1],
  ['retries after a 503', [down, found], { retry: { limit: 1 } }, 2],
  [
    'retries after a connection that’s reset or cut off',
    [(response) => response.destroy(), cutOff, found],
    { retry: { limit: 2 } },
    3,
  ],
  [
    'retries after a 429 whose Retry-After is over',
    [{ status: 429, headers: { 'retry-after': 'Sun, 01 Mar 2026 11:59:59 GMT' } }, found],
    { retry: { limit: 1 } },
    2,
  ],
  ['doesn’t retry after a 404', [{ status: 404 }, found], { retry: { limit: 1 } }, 1],
  ['doesn’t retry an answer that isn’t JSON', [{ body: '<p>' }, found], { retry: { limit: 1 } }, 1],
  [
    'doesn’t retry before the platform wants it to',
    [{ status: 503, headers: { 'retry-after': '3' } }, found],
    { retry: { limit: 5 } },
    1,
  ],
  ['doesn’t retry without a number', [down, found], { retry: { limit: NaN } }, 1],
  [
    'doesn’t retry an answer that’s too long',
    [{ body: 'x'.repeat(11) }, found],
    { retry: { limit: 1 }, maxBytes: 10 },
    1,
  ],
])('%s', async (_, answers, options, requests) => {
  const { url, tape } = await record(...answers);
  const outcome = await clientOf(url)
    .read(options)
    .catch(() => 'rejected');
  expect(tape).toHaveLength(requests);
  expect(outcome).toEqual(requests > 1 ? { id: '7' } : 'rejected');
});

test('only a GET is retried', async () => {
  const { url, requests } = await record(down);
  const call = clientOf(url).client.entities.Task.create({}, { retry: { limit: 1 } });
  await expect(call).rejects.toMatchObject({ status: 503 });
  expect(requests()).toEqual(['POST /api/apps/brazos/entities/Task']);
});

test('a timeout covers the attempts and the delay between them', async () => {
  const { url, tape } = await record({ status: 503, headers: { 'retry-after': '2' } });
  const { read, onError } = clientOf(url);
  const call = read({ timeout: 1000, retry: { limit: 1 } });
  await expect(call).rejects.toMatchObject({ status: null, code: 'timeout' });
  expect(tape).toHaveLength(1);
  expect(onError).toHaveBeenCalledOnce();
});

test('a signal that times out rejects with `timeout`, like the option', async () => {
  const { url } = await record(() => undefined);
  const call = clientOf(url).read({ signal: AbortSignal.timeout(50) });
  await expect(call).rejects.toMatchObject({ code: 'timeout' });
});

test.each([NaN, -1, 2 ** 31, null, '4000'])('a timeout of %j is refused', async (timeout) => {
  const { url, tape } = await record(found);
  await expect(clientOf(url).read({ timeout })).rejects.toMatchObject({ code: 'not_sent' });
  expect(tape).toEqual([]);
});

test.each([Infinity, 2 ** 31 - 1])('a timeout of %s ms waits', async (timeout) => {
  const { url } = await record((response) => setTimeout(() => response.end('{"id":"7"}'), 20));
  expect(await clientOf(url).read({ timeout })).toEqual({ id: '7' });
});

test.each<[string, Answer]>([
  ['waiting for the response', () => undefined],
  ['reading it', (response) => response.write('[')],
  ['waiting for a retry', { status: 503, headers: { 'retry-after': '2' } }],
])(
  'an abort while %s rejects with `aborted`, which isn’t an error to report',
  async (_, answer) => {
    const { url, tape } = await record(answer);
    const { client, read, onError } = clientOf(url, { serviceToken: 's' });
    const controller = new AbortController();
    const calls = [
      read({ signal: controller.signal, retry: { limit: 1 } }),
      client.asServiceRole.entities.Task.get('7', { retry: { limit: 1 } }),
    ];
    for (const call of calls) call.catch(() => undefined);
    await vi.waitFor(() => expect(tape).toHaveLength(2), 5000);
    controller.abort();
    client.cleanup();
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'aborted' });
    const codes = onError.mock.calls.map(([{ code }]) => code);
    expect(codes).toEqual([]);
    await expect(read({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
    expect(tape).toHaveLength(2);
  },
);

test('onError gets each failure, and one that throws doesn’t replace it', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const { url } = await record({ status: 404, body: { message: 'None', code: 'not_sent' } });
  const onError = vi.fn(() => {
    throw new Error('a bad listener');
  });
  const failure: unknown = await clientOf(url, { options: { onError } })
    .read()
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'None' });
  expect(onError.mock.calls).toEqual([[failure]]);
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockRestore();
});

test.each([
  ['an invalid header', { headers: { 'x-own': 'two\nlines' } }],
  ['a token that’s invalid in a header', { token: `${secret}\n2` }],
  ['no valid server URL', { serverUrl: 'no address', token: secret }],
])('with %s, nothing is sent, and the error doesn’t quote it', async (_, config) => {
  const { url, tape } = await record(found);
  const { client, read, onError } = clientOf(url, config);
  for (const call of [read(), client.functions.fetch('a')]) {
    const failure: unknown = await call.catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 'not_sent',
      message: expect.not.stringContaining(secret),
    });
  }
  expect([tape, onError.mock.calls]).toEqual([[], []]);
});

test('the client’s own headers win, and X-Origin-URL has neither token nor fragment', async () => {
  const { url, tape } = await record(found);
  const href = 'https://site.example/About?access_token=secret&plan=one#top';
  vi.stubGlobal('window', { location: { href } });
  const headers = { 'X-Own': 'kept', 'x-app-id': 'other', authorization: 'other' };
  await clientOf(`${url}/`, { headers, token: 'first' }).read();
  vi.unstubAllGlobals();
  expect(tape).toMatchObject([
    {
      request: get,
      headers: {
        authorization: 'Bearer first',
        'x-app-id': 'brazos',
        'x-origin-url': 'https://site.example/About?plan=one',
        'x-own': 'kept',
      },
    },
  ]);
});

const outside = [
  '',
  '/',
  '/../entities/Task',
  '..',
  '/a/../../x',
  '/%2e%2e/x',
  '/a/..%2f..%2fx',
  '\\..\\..\\x',
];
test.each(outside)('functions.fetch refuses %j, which isn’t a function', async (address) => {
  const { url, tape } = await record(found);
  await expect(clientOf(url).client.functions.fetch(address)).rejects.toMatchObject({
    code: 'not_sent',
  });
  expect(tape).toEqual([]);
});

test.each(['//evil.example/x', '@evil.example', 'https://evil.example/', '/\t/evil.example'])(
  'functions.fetch sends %j to the platform',
  async (address) => {
    const { url, requests } = await record(found);
    await clientOf(url).client.functions.fetch(address);
    expect(requests()).toEqual([expect.stringMatching(/^GET \/api\/functions\/.*evil/)]);
  },
);

test('functions.fetch returns any status and a redirect on request, and follows none', async () => {
  const { url, tape } = await record({ status: 409 }, { status: 302, headers: { location: '/x' } });
  const { functions } = clientOf(url).client;
  expect((await functions.fetch('a', { headers: { 'X-App-Id': 'own' } })).status).toBe(409);
  expect(tape[0]?.headers['x-app-id']).toBe('own');
  expect((await functions.fetch('a', { redirect: 'manual' })).status).toBe(302);
  const followed = functions.fetch('a', { redirect: 'follow' });
  await expect(followed).rejects.toMatchObject({ code: 'network' });
});

test('functions.fetch ends with its signal, and with the client', async () => {
  const { url } = await record(() => undefined);
  const { client, onError } = clientOf(url);
  const late = client.functions.fetch('a', { signal: AbortSignal.timeout(1) });
  await expect(late).rejects.toMatchObject({ code: 'timeout' });
  expect(onError).toHaveBeenCalledOnce();
  const running = client.functions.fetch('a', { signal: new AbortController().signal });
  client.cleanup();
  await expect(running).rejects.toMatchObject({ code: 'aborted' });
});

test.each<[string, Answer]>([
  ['hangs', () => undefined],
  ['never ends', (response) => response.write('x'.repeat(5000))],
  ['is cut off', cutOff],
])('a visit whose response %s ends with its connection', async (_, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closed = vi.fn();
  const { url, tape } = await record((response) => {
    response.on('close', closed);
    if (typeof answer === 'function') answer(response);
  });
  const bearerTokens = () => ({ Authorization: 'of-today' });
  const logged = logVisit({ serverUrl: url, appId: 'brazos', bearerTokens }, 'AI Team/x');
  await vi.waitFor(() => expect(tape).toHaveLength(1), { timeout: 5000 });
  vi.advanceTimersByTime(4000);
  await logged;
  vi.useRealTimers();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), 5000);
  expect(tape).toMatchObject([
    {
      request: 'POST /api/app-logs/brazos/log-user-in-app/AI%20Team%2Fx',
      headers: { authorization: 'Bearer of-today' },
    },
  ]);
});
