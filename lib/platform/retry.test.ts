import { describe, expect, test } from 'vitest';
import { retryDelayMs } from './retry';
import { failureOf, httpOf, json, serve } from './testing';

test('a closed port is a network error', async () => {
  // Only the system can open this port.
  const failure = await failureOf(httpOf('http://127.0.0.1:1').get('a'));
  expect(failure).toMatchObject({ status: null, code: 'network', data: null });
});

describe('retry', () => {
  test.each([408, 429, 500, 599])('retries once after %s', async (status) => {
    const server = await serve((_, response) => json(response, {}, status));
    const call = httpOf(server.url).get('a', { retry: { limit: 1 } });
    expect((await failureOf(call)).status).toBe(status);
    expect(server.requests).toHaveLength(2);
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

  test.each([400, 401, 403, 404, 422, 499])('doesn’t retry after %s', async (status) => {
    const server = await serve((_, response) => json(response, {}, status));
    const call = httpOf(server.url).get('a', { retry: { limit: 1 } });
    expect((await failureOf(call)).status).toBe(status);
    expect(server.requests).toHaveLength(1);
  });

  test('doesn’t retry a POST, or a call without the option', async () => {
    const server = await serve((_, response) => json(response, {}, 503));
    await failureOf(httpOf(server.url).post('a', { retry: { limit: 1 } }));
    await failureOf(httpOf(server.url).get('a'));
    expect(server.requests).toEqual(['POST /api/a', 'GET /api/a']);
  });

  test('honors Retry-After up to two seconds', async () => {
    const server = await serve((_, response, count) => {
      response.setHeader('Retry-After', '2');
      json(response, {}, count > 1 ? 200 : 503);
    });
    const call = httpOf(server.url).get('a', { retry: { limit: 1 }, timeout: 1000 });
    expect((await failureOf(call)).code).toBe('timeout');
    expect(server.requests).toHaveLength(1);
  });
});

const now = Date.parse('2026-03-01T12:00:00Z');

test.each([
  [null, 300],
  ['0', 0],
  ['1', 1000],
  [' 2 ', 2000],
  ['3', 300],
  ['3600', 300],
  ['-1', 300],
  ['1.5', 300],
  ['soon', 300],
  ['', 300],
  ['9'.repeat(400), 300],
  ['Sun, 01 Mar 2026 12:00:02 GMT', 2000],
  ['Sun, 01 Mar 2026 12:00:00 GMT', 0],
  ['Sun, 01 Mar 2026 12:00:03 GMT', 300],
  ['Sun, 01 Mar 2026 11:59:59 GMT', 300],
])('with Retry-After %j, waits %i ms', (header, wait) => {
  expect(retryDelayMs(header, now)).toBe(wait);
});
