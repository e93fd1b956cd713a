import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { failureOf, httpOf, json, serve } from './testing';
import { createToken } from './token';

const secret = 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0/part.signature';

describe('request', () => {
  test('carries the app, the address and the token of the moment', async () => {
    const server = await serve((_, response) => json(response, { ok: true }));
    const token = createToken(null, undefined);
    const http = httpOf(server.url, {
      token,
      headers: { 'x-own': 'kept', 'x-app-id': 'other', authorization: 'Bearer other' },
      address: () => 'https://site.example/About',
    });
    token.set('first-token', false);
    expect(await http.get('a/b')).toMatchObject({ status: 200, data: { ok: true } });
    expect(server.asked).toEqual(['GET /api/a/b']);
    expect(server.headers()).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer first-token',
      'x-app-id': 'brazos',
      'x-origin-url': 'https://site.example/About',
      'x-own': 'kept',
    });
    token.set('second-token', false);
    await http.post('a');
    expect(server.headers().authorization).toBe('Bearer second-token');
  });

  test('carries no token and no address when there is none', async () => {
    const server = await serve((_, response) => json(response, {}));
    await httpOf(server.url).get('a');
    expect(server.headers()).not.toHaveProperty('authorization');
    expect(server.headers()).not.toHaveProperty('x-origin-url');
  });

  test('follows no redirect, and tells elsewhere nothing', async () => {
    const elsewhere = await serve((_, response) => json(response, 'there'));
    const server = await serve((_, response) => {
      response.writeHead(307, { location: `${elsewhere.url}/api/a` }).end();
    });
    const token = createToken(secret, undefined);
    const failure = await failureOf(
      httpOf(server.url, { token }).get('a', { retry: { limit: 1 } }),
    );
    expect(failure).toMatchObject({ status: null, code: 'network' });
    expect(elsewhere.asked).toEqual([]);
    expect(server.asked).toHaveLength(2);
  });

  test.each([
    ['a header that no header can be', { headers: { 'x-own': 'two\nlines' } }],
    ['a token that no header can carry', { token: createToken(`${secret}\n2`, undefined) }],
    [
      'an address that throws',
      {
        address: () => {
          throw new Error(secret);
        },
      },
    ],
  ])('%s: not_sent', async (_, config) => {
    const server = await serve((_, response) => json(response, {}));
    const failure = await failureOf(httpOf(server.url, config).get('a', { retry: { limit: 1 } }));
    expect(failure).toMatchObject({ status: null, code: 'not_sent', data: null });
    expect(failure.message).not.toContain(secret);
    expect(server.asked).toEqual([]);
  });

  test('a server address that is none: not_sent', async () => {
    expect((await failureOf(httpOf('no address').get('a'))).code).toBe('not_sent');
  });
});

describe('answer', () => {
  test.each([200, 204])('%s without a body is null', async (status) => {
    const server = await serve((_, response) => response.writeHead(status).end());
    expect(await httpOf(server.url).post('a')).toMatchObject({ status, data: null });
  });

  test.each([
    ['a page of HTML', '<!doctype html><title>Hello</title>'],
    ['JSON that ends too early', '{"id": "1", "na'],
    ['two documents', '{}{}'],
  ])('%s: unexpected_answer, and nobody asks again', async (_, body) => {
    const server = await serve((_, response) => response.end(body));
    const failure = await failureOf(httpOf(server.url).get('a', { retry: { limit: 1 } }));
    expect(failure).toMatchObject({ status: 200, code: 'unexpected_answer', data: null });
    expect(server.asked).toHaveLength(1);
  });

  test('one that is longer than the caller reads is not read to its end, nor asked for again', async () => {
    const server = await serve(({ url }, response) => {
      response.write('"');
      // The long one never ends.
      if (url === '/api/short') response.end('12345678"');
      else response.write('1234567890');
    });
    const options = { maxBytes: 10, retry: { limit: 1 } };
    expect((await httpOf(server.url).get('short', options)).data).toBe('12345678');
    const failure = await failureOf(httpOf(server.url).get('long', options));
    expect(failure).toMatchObject({ status: 200, code: 'unexpected_answer' });
    expect(failure.message).toContain('more than 10 bytes');
    expect(server.asked).toEqual(['GET /api/short', 'GET /api/long']);
  });

  test('JSON that is very deep breaks nothing', async () => {
    const depth = 200_000;
    const body = '['.repeat(depth) + ']'.repeat(depth);
    const server = await serve(({ url }, response) => {
      response.writeHead(url === '/api/fine' ? 200 : 500).end(body);
    });
    expect((await httpOf(server.url).get('fine')).status).toBe(200);
    expect(await failureOf(httpOf(server.url).get('a'))).toMatchObject({
      status: 500,
      message: 'Request failed with status code 500',
    });
  });

  test('an error carries message, status, code and data', async () => {
    const body = { message: 'Not for you', code: 'closed', extra_data: { reason: 'x' } };
    const server = await serve((_, response) => json(response, body, 403));
    expect(await failureOf(httpOf(server.url).get('a'))).toMatchObject({
      message: 'Not for you',
      status: 403,
      code: 'closed',
      data: body,
    });
  });

  test('an answer that quotes the token is told without it', async () => {
    const quoted = JSON.stringify({ message: `Bad ${secret}`, list: [secret] });
    for (const body of [quoted, quoted.replaceAll('/', '\\/')]) {
      const server = await serve((_, response) => response.writeHead(401).end(body));
      const token = createToken(secret, undefined);
      const failure = await failureOf(httpOf(server.url, { token }).get('a'));
      expect(failure.message).toBe('Bad [token]');
      expect(failure.data).toEqual({ message: 'Bad [token]', list: ['[token]'] });
    }
  });
});

describe('network', () => {
  test('nobody listens', async () => {
    // A port that only the system may open.
    const failure = await failureOf(httpOf('http://127.0.0.1:1').get('a'));
    expect(failure).toMatchObject({ status: null, code: 'network', data: null });
  });

  test('a connection that is reset', async () => {
    const server = await serve((request) => request.socket.destroy());
    const call = httpOf(server.url).get('a', { retry: { limit: 1 } });
    expect((await failureOf(call)).code).toBe('network');
    expect(server.asked).toHaveLength(2);
  });

  test('an answer that breaks off is asked for again', async () => {
    const server = await serve((_, response, count) => {
      if (count > 1) return json(response, 'whole');
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"id":', () => response.destroy());
    });
    expect((await httpOf(server.url).get('a', { retry: { limit: 1 } })).data).toBe('whole');
    expect(server.asked).toHaveLength(2);
  });
});

describe('retry', () => {
  test.each([408, 429, 500, 502, 503, 504, 520])('%s is asked about once more', async (status) => {
    const server = await serve((_, response, count) =>
      json(response, 'ok', count > 1 ? 200 : status),
    );
    expect((await httpOf(server.url).get('a', { retry: { limit: 1 } })).data).toBe('ok');
    expect(server.asked).toHaveLength(2);
  });

  test('and not a third time', async () => {
    const server = await serve((_, response) => json(response, {}, 503));
    const call = httpOf(server.url).get('a', { retry: { limit: 1 } });
    expect((await failureOf(call)).status).toBe(503);
    expect(server.asked).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 413, 422])('%s is final', async (status) => {
    const server = await serve((_, response) => json(response, {}, status));
    const call = httpOf(server.url).get('a', { retry: { limit: 1 } });
    expect((await failureOf(call)).status).toBe(status);
    expect(server.asked).toHaveLength(1);
  });

  test('a post, or a call that asks for none, is sent once', async () => {
    const server = await serve((_, response) => json(response, {}, 503));
    await failureOf(httpOf(server.url).post('a', { retry: { limit: 1 } }));
    await failureOf(httpOf(server.url).get('a'));
    expect(server.asked).toEqual(['POST /api/a', 'GET /api/a']);
  });

  test('Retry-After is waited for up to two seconds', async () => {
    const server = await serve((_, response, count) => {
      response.setHeader('Retry-After', '2');
      json(response, {}, count > 1 ? 200 : 503);
    });
    const call = httpOf(server.url).get('a', { retry: { limit: 1 }, timeout: 1000 });
    expect((await failureOf(call)).code).toBe('timeout');
    expect(server.asked).toHaveLength(1);
  });

  test('a Retry-After of an hour is not', async () => {
    const server = await serve((_, response, count) => {
      response.setHeader('Retry-After', '3600');
      json(response, 'ok', count > 1 ? 200 : 429);
    });
    const call = httpOf(server.url).get('a', { retry: { limit: 1 }, timeout: 4000 });
    expect((await call).data).toBe('ok');
  });
});

describe('timeout', () => {
  test('ends a call without an answer, and asks for none again', async () => {
    const server = await serve(() => undefined);
    const call = httpOf(server.url).get('a', { timeout: 500, retry: { limit: 1 } });
    expect(await failureOf(call)).toMatchObject({ status: null, code: 'timeout', data: null });
    expect(server.asked).toHaveLength(1);
  });

  test('ends an answer that never ends', async () => {
    const server = await serve((_, response) => void response.write('{"id":'));
    expect((await failureOf(httpOf(server.url).get('a', { timeout: 100 }))).code).toBe('timeout');
  });

  test('is one for both attempts', async () => {
    const server = await serve((_, response, count) => {
      if (count === 1) json(response, {}, 500);
    });
    const call = httpOf(server.url).get('a', { timeout: 2000, retry: { limit: 1 } });
    expect((await failureOf(call)).code).toBe('timeout');
    expect(server.asked).toHaveLength(2);
  });
});

describe('abort', () => {
  test('before the call: nothing is sent, nobody is told', async () => {
    const server = await serve((_, response) => json(response, {}));
    const onError = vi.fn();
    const call = httpOf(server.url, { onError }).get('a', {
      signal: AbortSignal.abort(),
      retry: { limit: 1 },
    });
    expect(await failureOf(call)).toMatchObject({ status: null, code: 'aborted' });
    expect(server.asked).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  test.each([
    ['waiting for the answer', () => undefined],
    ['reading it', (response: { write(text: string): void }) => response.write('[')],
    [
      'waiting for the next attempt',
      (response: Parameters<typeof json>[0]) => {
        response.setHeader('Retry-After', '2');
        json(response, {}, 503);
      },
    ],
  ])('while %s', async (_, answer) => {
    const controller = new AbortController();
    const server = await serve((_, response) => {
      answer(response);
      setTimeout(() => controller.abort(), 20);
    });
    const call = httpOf(server.url).get('a', {
      signal: controller.signal,
      timeout: 5000,
      retry: { limit: 1 },
    });
    expect((await failureOf(call)).code).toBe('aborted');
    expect(server.asked).toHaveLength(1);
  });

  test('after the call it changes nothing', async () => {
    const controller = new AbortController();
    const server = await serve((_, response) => json(response, 'ok'));
    const answer = await httpOf(server.url).get('a', { signal: controller.signal });
    // A signal can outlive many calls: none may stay with it.
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    controller.abort();
    expect(answer.data).toBe('ok');
  });
});

describe('onError', () => {
  test('is told of each failure', async () => {
    const onError = vi.fn();
    const server = await serve((_, response) => json(response, { message: 'no' }, 404));
    const failure = await failureOf(httpOf(server.url, { onError }).get('a'));
    expect(onError.mock.calls).toEqual([[failure]]);
  });

  test('that throws does not replace the failure', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const server = await serve((_, response) => json(response, { message: 'no' }, 404));
    const onError = () => {
      throw new Error('a bad listener');
    };
    expect((await failureOf(httpOf(server.url, { onError }).get('a'))).message).toBe('no');
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});
