import { describe, expect, test } from 'vitest';
import { retryDelayMs } from './retry';
import { failureOf, httpOf, json, serve } from './testing';

describe('network error', () => {
  test('when nothing listens on the port', async () => {
    // Only the system can open this port.
    const failure = await failureOf(httpOf('http://127.0.0.1:1').get('a'));
    expect(failure).toMatchObject({ status: null, code: 'network', data: null });
  });

  test('when the connection is reset, after a retry', async () => {
    const server = await serve((request) => request.socket.destroy());
    const call = httpOf(server.url).get('a', { retry: { limit: 1 } });
    expect((await failureOf(call)).code).toBe('network');
    expect(server.requests).toHaveLength(2);
  });

  test('is retried when a response breaks off', async () => {
    const server = await serve((_, response, count) => {
      if (count > 1) return json(response, 'whole');
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"id":', () => response.destroy());
    });
    expect((await httpOf(server.url).get('a', { retry: { limit: 1 } })).data).toBe('whole');
    expect(server.requests).toHaveLength(2);
  });
});

describe('retry', () => {
  test.each([408, 429, 500, 502, 503, 504, 520])('retries once after %s', async (status) => {
    const server = await serve((_, response, count) =>
      json(response, 'ok', count > 1 ? 200 : status),
    );
    expect((await httpOf(server.url).get('a', { retry: { limit: 1 } })).data).toBe('ok');
    expect(server.requests).toHaveLength(2);
  });

  test('doesn’t retry more often than the limit', async () => {
    const server = await serve((_, response) => json(response, {}, 503));
    const call = httpOf(server.url).get('a', { retry: { limit: 1 } });
    expect((await failureOf(call)).status).toBe(503);
    expect(server.requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 413, 422])('doesn’t retry after %s', async (status) => {
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

  test('ignores a Retry-After of an hour', async () => {
    const server = await serve((_, response, count) => {
      response.setHeader('Retry-After', '3600');
      json(response, 'ok', count > 1 ? 200 : 429);
    });
    const call = httpOf(server.url).get('a', { retry: { limit: 1 }, timeout: 4000 });
    expect((await call).data).toBe('ok');
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
