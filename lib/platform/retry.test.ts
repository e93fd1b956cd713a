import { expect, test } from 'vitest';
import { isRetryable, retryDelayMs } from './retry';
import { failureOf, httpOf, json, serve } from './testing';

const once = { retry: { limit: 1 } };

test('retries after what is often temporary, and nothing else', () => {
  const statuses = [null, 200, 400, 401, 403, 404, 408, 422, 429, 499, 500, 503, 599];
  expect(statuses.filter(isRetryable)).toEqual([null, 408, 429, 500, 503, 599]);
});

test.each([
  [503, 2],
  [404, 1],
])('after a %i, sends %i requests in all', async (status, requests) => {
  const server = await serve((_, response) => json(response, {}, status));
  expect((await failureOf(httpOf(server.url).get('a', once))).status).toBe(status);
  expect(server.requests).toHaveLength(requests);
});

test('retries after a connection that’s reset, or a response that breaks off', async () => {
  const server = await serve((request, response, count) => {
    if (count === 1) request.socket.destroy();
    else if (count === 2) {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"id":', () => response.destroy());
    } else json(response, 'whole');
  });
  expect((await httpOf(server.url).get('a', { retry: { limit: 2 } })).data).toBe('whole');
  expect(server.requests).toHaveLength(3);
});

test('doesn’t retry a POST, or a call without the option', async () => {
  const server = await serve((_, response) => json(response, {}, 503));
  await failureOf(httpOf(server.url).post('a', once));
  await failureOf(httpOf(server.url).get('a'));
  expect(server.requests).toEqual(['POST /api/a', 'GET /api/a']);
});

test('waits as long as Retry-After says', async () => {
  const server = await serve((_, response) => {
    response.setHeader('Retry-After', '2');
    json(response, {}, 503);
  });
  const call = httpOf(server.url).get('a', { ...once, timeout: 1000 });
  expect((await failureOf(call)).code).toBe('timeout');
  expect(server.requests).toHaveLength(1);
});

test('doesn’t retry before the platform wants it to', async () => {
  const server = await serve((_, response) => {
    response.setHeader('Retry-After', '120');
    json(response, {}, 429);
  });
  expect((await failureOf(httpOf(server.url).get('a', { retry: { limit: 5 } }))).status).toBe(429);
  expect(server.requests).toHaveLength(1);
});

const now = Date.parse('2026-03-01T12:00:00Z');

test.each([
  [null, 300],
  ['0', 0],
  [' 2 ', 2000],
  ['3', null],
  ['-1', 300],
  ['1.5', 300],
  ['soon', 300],
  ['', 300],
  ['9'.repeat(400), null],
  ['Sun, 01 Mar 2026 12:00:02 GMT', 2000],
  ['Sun, 01 Mar 2026 12:00:03 GMT', null],
  ['Sun, 01 Mar 2026 11:59:59 GMT', 300],
])('with Retry-After %j, waits %s ms', (header, wait) => {
  expect(retryDelayMs(header, now)).toBe(wait);
});

test('a retry limit that isn’t a number is none', async () => {
  const server = await serve((_, response) => json(response, {}, 503));
  const failure = await failureOf(
    httpOf(server.url).get('a', { retry: { limit: NaN }, timeout: 5000 }),
  );
  expect([failure.status, server.requests.length]).toEqual([503, 1]);
});
