import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rawRequest } from '@/lib/raw-request';
import { maxBodyBytes } from '../api/read-body';
import { call, operator, readUntilClosed, testPlatform } from '../testing';

const lines: string[] = [];
const running = testPlatform({ log: (line) => lines.push(line) });
// Hashing hundreds of passwords is slow on a busy machine.
const timeoutMs = 60_000;
const login = '/apps/brazos/auth/login';
const json = { 'Content-Type': 'application/json' };

test.each(['/nothing', '', '/', '/apps', '/apps/brazos/entities/User/me/more', '//', '/apps//x'])(
  'answers the unknown call %s with 404 in the error format',
  async (path) => {
    const answer = await rawRequest(running.platform.url, `/api${path}`);
    expect(answer.status).toBe(404);
    const body = JSON.parse(answer.body.toString());
    expect(body).toEqual({
      message: expect.any(String),
      detail: body.message,
      error_type: 'not_found',
      code: 'call_unknown',
    });
  },
);

test('answers an unsupported method on a known path with 404', async () => {
  const answer = await call(running.platform, login, { method: 'DELETE' });
  expect(answer.status).toBe(404);
  expect((await answer.json()).message).toContain(`DELETE /api${login}`);
});

test.each([
  ['invalid JSON', '{"email":', json, 400, 'invalid_json'],
  ['an empty string', '', json, 400, 'invalid_json'],
  ['a string', '"x"', json, 422, 'validation_failed'],
  ['null', 'null', json, 422, 'validation_failed'],
  ['a list', '[]', json, 422, 'validation_failed'],
  ['deep JSON', '['.repeat(100_000), json, 400, 'invalid_json'],
  ['another content type', '{}', { 'Content-Type': 'text/plain' }, 415, 'unsupported_media_type'],
  ['no content type', '{}', {}, 415, 'unsupported_media_type'],
  ['a malformed content type', '{}', { 'Content-Type': ';;;' }, 415, 'unsupported_media_type'],
] as const)('rejects %s as a body', async (_what, body, headers, status, code) => {
  const answer = await rawRequest(running.platform.url, `/api${login}`, {
    method: 'POST',
    headers,
    body,
  });
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body.toString()).code).toBe(code);
});

test('rejects a body that isn’t UTF-8', async () => {
  const answer = await call(running.platform, login, {
    method: 'POST',
    headers: json,
    body: new Uint8Array([0x22, 0xff, 0x22]),
  });
  expect(answer.status).toBe(400);
  expect((await answer.json()).code).toBe('bad_encoding');
});

test('rejects a body over 10 MiB with 413, with or without a Content-Length', async () => {
  const body = new Uint8Array(maxBodyBytes + 1).fill(0x20);
  const announced = await call(running.platform, login, { method: 'POST', headers: json, body });
  expect(announced.status).toBe(413);
  const chunked = await call(running.platform, login, {
    method: 'POST',
    headers: json,
    body: new Blob([body]).stream(),
    duplex: 'half',
  });
  expect(chunked.status).toBe(413);
  expect(await chunked.json()).toMatchObject({ code: 'body_too_large' });
});

test.each(['%', '%zz', '%E0%A4%A', '%00', '%2e%2e%2f', "'%20OR%201=1--", '\u0001'])(
  'answers the malformed app id %s with 404',
  async (id) => {
    const path = `/api/apps/public/prod/public-settings/by-id/${id.replace('\u0001', '%01')}`;
    const answer = await rawRequest(running.platform.url, path);
    expect(answer.status).toBe(404);
  },
);

test.each(['Bearer', 'Bearer ', 'Basic x', 'Bearer a b', `Bearer ${'.'.repeat(5000)}`])(
  'treats the Authorization header "%.20s" as not signed in',
  async (authorization) => {
    const answer = await rawRequest(running.platform.url, '/api/apps/brazos/entities/User/me', {
      headers: { authorization },
    });
    expect(answer.status).toBe(401);
  },
);

test.each([
  ['oversized headers', `GET /api/x HTTP/1.1\r\nHost: h\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
  ['a non-HTTP request', 'HELLO\r\n\r\n', 400],
  [
    'an invalid Host header',
    'GET /api/x HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n',
    400,
  ],
])('answers %s before closing the connection', async (_what, request, status) => {
  const { hostname, port } = new URL(running.platform.url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  expect(await readUntilClosed(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test(
  'never responds with a server error, whatever the JSON',
  async () => {
    const fields = ['email', 'password', 'full_name', 'otp_code', 'turnstile_token', 'role', 'x'];
    const payload = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.string()), {
        maxKeys: 5,
      }),
    );
    const calls = fc.constantFrom(
      ['POST', login],
      ['POST', '/apps/brazos/auth/register'],
      ['POST', '/apps/brazos/auth/verify-otp'],
      ['POST', '/apps/brazos/auth/resend-otp'],
      ['PUT', '/apps/brazos/entities/User/me'],
    );
    await fc.assert(
      fc.asyncProperty(calls, payload, async ([method = '', path = ''], json) => {
        const token = running.platform.tokenFor(operator);
        const answer = await call(running.platform, path, { method, json, token });
        expect(answer.status).toBeLessThan(500);
        expect(await answer.json()).toBeTypeOf('object');
      }),
      { numRuns: 100 },
    );
    expect(lines.filter((line) => !line.startsWith('The code for'))).toEqual([]);
  },
  timeoutMs,
);

test(
  'never responds with a server error, whatever the path',
  async () => {
    const parts = [
      '..',
      '.',
      '',
      '%2e%2e',
      '%00',
      '%',
      '%ff',
      '\\',
      ';',
      '@',
      ':',
      '*',
      'apps',
      'brazos',
    ];
    const part = fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 5 }).map(encodeURI));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), part, async (path, query) => {
        const target = `/${path.join('/')}?from_url=${query}`;
        for (const prefix of ['/api', '/api/apps/auth/logout?from_url=', '/login', '']) {
          const { status } = await rawRequest(running.platform.url, prefix + target);
          expect(status, prefix + target).toBeLessThan(500);
        }
      }),
      { numRuns: 200 },
    );
  },
  timeoutMs,
);
