import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient } from './index';
import { createSiteHttp, getPublicSettings } from './site';
import { type Answer, record } from './wire-recorder';

const html = { 'content-type': 'text/html' };
const text = { 'content-type': 'text/plain' };
const secret = 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0/part.signature';

/** The calls, by what they make of an answer. */
function callsOf(serverUrl: string) {
  const client = createClient({ serverUrl, appId: 'brazos', token: secret });
  const options = { timeout: 2000, maxBytes: 200_000 };
  return {
    get: () => client.entities.Task.get('7', options),
    list: () => client.entities.Task.list(null, null, null, null, options),
    filter: () => client.entities.Task.filter({}, null, null, null, null, options),
    page: () => client.entities.Task.list({}, options),
    count: () => client.entities.Task.count(null, options),
    delete: () => client.entities.Task.delete('7', options),
    deleteMany: () => client.entities.Task.deleteMany({}, options),
    me: () => client.auth.me(options),
    updateMe: () => client.auth.updateMe({}, options),
    login: () => client.auth.loginViaEmailPassword('a@b.example', 'pass', null, options),
    resend: () => client.auth.resendOtp('a@b.example', options),
    log: () => client.appLogs.logUserInApp('ISO', options),
    invoke: () => client.functions.invoke('run', {}, options),
    settings: () =>
      getPublicSettings(
        createSiteHttp({ serverUrl, appId: 'brazos', bearerTokens: () => ({}) }),
        'brazos',
        options,
      ),
  };
}
type CallName = keyof ReturnType<typeof callsOf>;

const user = { id: '7', email: 'a@b.example' };

/** What the platform answers to a call, and what the caller gets. */
const successes: [CallName, Answer, unknown][] = [
  ['get', { body: { id: '7' } }, { id: '7' }],
  ['get', { status: 201, body: { id: '7' } }, { id: '7' }],
  ['list', { body: [] }, []],
  ['list', { body: { items: [user], total: 1 } }, { items: [user], total: 1 }],
  ['delete', { body: { success: true, id: '7' } }, { success: true, id: '7' }],
  ['delete', { status: 204 }, { success: true }],
  ['delete', { body: 'OK', headers: text }, { success: true }],
  ['deleteMany', { status: 204 }, { success: true }],
  ['deleteMany', { body: [] }, { success: true }],
  ['updateMe', { body: user }, user],
  ['updateMe', { status: 204 }, null],
  ['resend', { body: 'OK', headers: text }, 'OK'],
  ['log', { body: '<p>Hello</p>', headers: html }, undefined],
  [
    'me',
    { body: { ...user, full_name: { first: 'Ada' }, role: null, site: 1 } },
    { ...user, site: 1 },
  ],
  [
    'settings',
    { body: { id: 'a', public_settings: { a: 1 } } },
    { id: 'a', public_settings: { a: 1 } },
  ],
  ['settings', { body: { id: 'a', public_settings: 'open' } }, { id: 'a', public_settings: {} }],
  ['invoke', { status: 201, body: [1] }, expect.objectContaining({ data: [1], status: 201 })],
  ['invoke', { body: 'a,b', headers: text }, expect.objectContaining({ data: 'a,b' })],
  [
    'invoke',
    { status: 204, headers: { 'x-made': 'today' } },
    expect.objectContaining({
      data: null,
      headers: expect.objectContaining({ 'x-made': 'today' }),
    }),
  ],
];

const unexpected = (message: string) => ({
  code: 'unexpected_answer',
  data: null,
  message: `Unexpected response from the platform: ${message}`,
});
const refused = (status: number, message: string, code: string | null = null) => ({
  status,
  message,
  code,
});
const general = (status: number) => refused(status, `Request failed with status code ${status}`);
const endless: Answer = (response) => {
  response.write('"');
  const timer = setInterval(() => response.write('x'.repeat(100_000)), 1);
  response.on('close', () => clearInterval(timer));
};

/** The same for answers that reject. */
const failures: [CallName, Answer, object][] = [
  ['get', { status: 204 }, unexpected('nothing instead of an object')],
  ['get', { body: [] }, unexpected('a list instead of an object')],
  ['get', { body: '<!doctype html>', headers: html }, unexpected('not JSON')],
  ['get', { body: '{"id": "1", "na' }, unexpected('not JSON')],
  ['get', { body: '{}{}' }, unexpected('not JSON')],
  ['list', { body: { items: {} } }, unexpected('an object instead of a list')],
  ['filter', { body: '"text"' }, unexpected('a string instead of a list')],
  ['filter', { status: 204 }, unexpected('nothing instead of a list')],
  ['page', { body: [] }, unexpected('a list instead of an object')],
  ['count', { body: {} }, unexpected('no count')],
  ['delete', { body: '<p>Sign in to the network</p>', headers: html }, unexpected('a web page')],
  ['updateMe', { body: '<p>Sign in to the network</p>', headers: html }, unexpected('a web page')],
  ['me', { body: { id: 7 } }, unexpected('a user without an id')],
  ['settings', { body: [] }, unexpected('settings without an id')],
  ['login', { body: { access_token: '', user } }, unexpected('a login without a token')],
  ['login', { body: { access_token: 'new' } }, unexpected('a user without an id')],
  [
    'invoke',
    { body: '{"a":', headers: { 'content-type': 'application/problem+json' } },
    unexpected('not JSON'),
  ],
  ['get', endless, unexpected('more than 200000 bytes')],
  [
    'get',
    { status: 400, body: { message: 'No', detail: 'not this', code: 'bad' } },
    refused(400, 'No', 'bad'),
  ],
  ['login', { status: 401, body: { detail: 'Wrong password' } }, refused(401, 'Wrong password')],
  ['get', { status: 402, body: { message: ' ', detail: 'Pay' } }, refused(402, 'Pay')],
  [
    'settings',
    { status: 403, body: { message: 'No', extra_data: { reason: 'auth_required' } } },
    { ...refused(403, 'No'), data: { message: 'No', extra_data: { reason: 'auth_required' } } },
  ],
  [
    'get',
    { status: 404, body: { error: { message: 'None', code: 'none' }, message: 'b' } },
    refused(404, 'None', 'none'),
  ],
  ['get', { status: 422, body: { detail: [{ msg: 'field required' }] } }, general(422)],
  ['get', { status: 429, body: { code: 7 } }, general(429)],
  ['get', { status: 500, body: '<!doctype html>', headers: html }, { ...general(500), data: null }],
  ['get', { status: 500, body: '{"__proto__":{"message":"planted"}}' }, general(500)],
  [
    'get',
    { status: 502, headers: { 'x-base44-connector-error': 'api_failed' } },
    { ...general(502), code: 'api_failed' },
  ],
  [
    'get',
    { status: 403, body: { message: `No ${secret}` } },
    { message: 'No [token]', data: { message: 'No [token]' } },
  ],
  [
    'get',
    { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
    { status: null, code: 'network' },
  ],
  ['get', (response) => response.destroy(), { status: null, code: 'network' }],
  [
    'get',
    (response) =>
      response.writeHead(200, { 'content-length': 9 }).write('{', () => response.destroy()),
    { status: null, code: 'network' },
  ],
  ['get', () => undefined, { status: null, code: 'timeout' }],
  ['get', (response) => response.write('{'), { status: null, code: 'timeout' }],
];

const titled = <Row extends readonly [string, Answer, ...unknown[]]>(rows: Row[]) =>
  rows.map(
    (row) =>
      [
        row[0],
        typeof row[1] === 'function' ? row[1].toString() : JSON.stringify(row[1]),
        row,
      ] as const,
  );

test.each(titled(successes))('%s resolves after %s', async (_, __, [name, answer, value]) => {
  const { url } = await record(answer);
  expect(await callsOf(url)[name]()).toEqual(value);
});

test.each(titled(failures))('%s rejects after %s', async (_, __, [name, answer, error]) => {
  const { url } = await record(answer);
  await expect(callsOf(url)[name]()).rejects.toMatchObject({ name: 'PlatformError', ...error });
});

const anything = fc.oneof(fc.string(), fc.jsonValue());
const body = fc.oneof(
  fc.json(),
  fc.json().map((json) => json.slice(0, -1)),
  fc
    .record(
      { id: anything, message: anything, detail: anything, error: anything, code: anything },
      { requiredKeys: [] },
    )
    .map((object) => JSON.stringify(object)),
);
// Browsers and Node handle 407 (proxy authentication) and 421 (retry on another connection) themselves.
const status = fc.integer({ min: 200, max: 599 }).filter((code) => code !== 407 && code !== 421);

test('any response becomes a value, or a PlatformError with a message', async () => {
  let answer = { status: 500, body: '' };
  const { url } = await record((response) => response.writeHead(answer.status).end(answer.body));
  const calls = callsOf(url);
  const names = fc.constantFrom<CallName>('get', 'list', 'me', 'settings', 'invoke', 'login');
  await fc.assert(
    fc.asyncProperty(fc.record({ status, body }), names, async (given, name) => {
      answer = given;
      const failure = await calls[name]().then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) expect(given.status).toBeLessThan(300);
      else
        expect(failure).toMatchObject({
          name: 'PlatformError',
          message: expect.stringMatching(/\S/),
        });
    }),
  );
});
