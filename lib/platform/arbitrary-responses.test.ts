import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Client, createClient } from './client';
import { isPlatformError, isRecord } from './errors';
import { createSiteHttp, getPublicSettings } from './site';
import { failureOf, serve } from './testing';

/** Each call, and which JSON it resolves to. */
const calls: [(client: Client) => Promise<unknown>, (value: unknown) => boolean][] = [
  [({ entities }) => entities.Task.list(), Array.isArray],
  [({ entities }) => entities.Task.get('7'), isRecord],
  [({ auth }) => auth.me(), (user) => isRecord(user) && typeof user.id === 'string'],
  [
    ({ getConfig }) =>
      getPublicSettings(createSiteHttp({ ...getConfig(), bearerTokens: () => ({}) }), 'brazos'),
    hasSettings,
  ],
  [({ functions }) => functions.invoke('run'), (response) => isRecord(response)],
];

function hasSettings(value: unknown): boolean {
  return isRecord(value) && typeof value.id === 'string' && isRecord(value.public_settings);
}

const anything = fc.oneof(fc.string(), fc.jsonValue());
const body = fc.oneof(
  fc.json(),
  fc.json().map((json) => json.slice(0, -1)),
  fc
    .record(
      { id: anything, message: anything, detail: anything, code: anything },
      { requiredKeys: [] },
    )
    .map((object) => JSON.stringify(object)),
  fc.constantFrom('', ' ', '\uFEFF{}', '{"__proto__":{"message":"a"}}', '<!doctype html>', '[]{}'),
  fc.uint8Array().map((bytes) => Buffer.from(bytes)),
);
const type = fc.constantFrom(null, 'application/json', 'text/html; charset=latin1', 'json', '');
// Browsers and Node handle 407 (proxy authentication) and 421 (retry on another connection) themselves.
const status = fc
  .oneof(fc.integer({ min: 200, max: 599 }), fc.constantFrom(200, 204, 401, 422, 500))
  .filter((code) => code !== 407 && code !== 421);

test('any response becomes a value of the call’s kind, or a PlatformError with a message', async () => {
  let answer = { status: 500, type: null as string | null, body: '' as string | Buffer };
  const server = await serve((request, response) => {
    if (answer.type !== null) response.setHeader('Content-Type', answer.type);
    response.statusCode = answer.status;
    request.resume().on('end', () => response.end(answer.body));
  });
  const client = createClient({ serverUrl: server.url, appId: 'brazos' });
  await fc.assert(
    fc.asyncProperty(
      fc.record({ status, type, body }),
      fc.constantFrom(...calls),
      async (given, [call, accepts]) => {
        answer = given;
        const outcome = await call(client).then(
          (value) => given.status < 300 && accepts(value),
          (error: unknown) => isPlatformError(error) && error.message.trim() !== '',
        );
        expect(outcome).toBe(true);
      },
    ),
  );
});

const changes: [string, (client: Client) => Promise<unknown>, unknown][] = [
  ['delete', ({ entities }) => entities.Task.delete('7'), { success: true }],
  ['deleteMany', ({ entities }) => entities.Task.deleteMany({}), { success: true }],
  ['updateMe', ({ auth }) => auth.updateMe({ full_name: 'Ada' }), null],
  ['logUserInApp', ({ appLogs }) => appLogs.logUserInApp('ISO'), undefined],
];

async function clientOf(status: number, type: string | null, body: string): Promise<Client> {
  const server = await serve((_, response) => {
    response.writeHead(status, type === null ? {} : { 'content-type': type }).end(body);
  });
  return createClient({ serverUrl: server.url, appId: 'brazos' });
}

test.each(changes)('%s takes an empty or unusual response as success', async (_, call, result) => {
  for (const [status, type, body] of [
    [204, 'application/json', ''],
    [200, 'application/json', '[]'],
    [200, 'text/plain', 'OK'],
    [200, null, '"OK"'],
  ] as const) {
    expect(await call(await clientOf(status, type, body))).toEqual(result);
  }
});

test('a web page isn’t a success of a change', async () => {
  const client = await clientOf(200, 'text/html', '<p>Sign in to the network</p>');
  for (const [, call] of changes.slice(0, 3)) {
    expect((await failureOf(call(client))).message).toContain('a web page');
  }
});
