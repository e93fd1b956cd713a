import { describe, expect, test, vi } from 'vitest';
import { failureOf, httpOf, json, serve } from './testing';
import { createTokenHolder } from './token';

const secret = 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0/part.signature';

describe('request', () => {
  test('includes the app, the page’s URL without a token or fragment, and the current token', async () => {
    const server = await serve((_, response) => json(response, { ok: true }));
    const token = createTokenHolder(null, undefined);
    const http = httpOf(server.url, {
      token,
      headers: { 'x-own': 'kept', 'x-app-id': 'other', authorization: 'Bearer other' },
      getPageUrl: () => 'https://site.example/About?access_token=secret&plan=one#top',
    });
    token.set('first-token', false);
    expect(await http.get('a/b')).toMatchObject({ status: 200, data: { ok: true } });
    expect(server.requests).toEqual(['GET /api/a/b']);
    expect(server.headers()).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer first-token',
      'x-app-id': 'brazos',
      'x-origin-url': 'https://site.example/About?plan=one',
      'x-own': 'kept',
    });
    token.set('second-token', false);
    await http.post('a');
    expect(server.headers().authorization).toBe('Bearer second-token');
    await httpOf(server.url).get('a');
    for (const name of ['authorization', 'x-origin-url']) {
      expect(server.headers()).not.toHaveProperty(name);
    }
  });

  test('doesn’t follow redirects', async () => {
    const elsewhere = await serve((_, response) => json(response, 'there'));
    const server = await serve((_, response) => {
      response.writeHead(307, { location: `${elsewhere.url}/api/a` }).end();
    });
    const token = createTokenHolder(secret, undefined);
    const failure = await failureOf(
      httpOf(server.url, { token }).get('a', { retry: { limit: 1 } }),
    );
    expect(failure).toMatchObject({ status: null, code: 'network' });
    expect(elsewhere.requests).toEqual([]);
    expect(server.requests).toHaveLength(2);
  });

  const getPageUrl = () => {
    throw new Error(secret);
  };
  test.each([
    ['an invalid header', { headers: { 'x-own': 'two\nlines' } }],
    ['a token that’s invalid in a header', { token: createTokenHolder(`${secret}\n2`, undefined) }],
    ['a page URL that throws', { getPageUrl }],
  ])('isn’t sent with %s', async (_, config) => {
    const server = await serve((_, response) => json(response, {}));
    expect((await failureOf(httpOf('no address', config).get('a'))).code).toBe('not_sent');
    const onError = vi.fn();
    const http = httpOf(server.url, { ...config, onError });
    const failure = await failureOf(http.get('a', { retry: { limit: 1 } }));
    expect(failure).toMatchObject({ status: null, code: 'not_sent', data: null });
    expect(onError).not.toHaveBeenCalled();
    expect(failure.message).not.toContain(secret);
    expect(server.requests).toEqual([]);
  });
});

describe('response', () => {
  test.each([200, 204])('is null for a %s without a body', async (status) => {
    const server = await serve((_, response) => response.writeHead(status).end());
    expect(await httpOf(server.url).post('a')).toMatchObject({ status, data: null });
  });

  test.each([
    ['a page of HTML', '<!doctype html><title>Hello</title>'],
    ['truncated JSON', '{"id": "1", "na'],
    ['two documents', '{}{}'],
  ])('is unexpected and isn’t retried when it’s %s', async (_, body) => {
    const server = await serve((_, response) => response.end(body));
    const failure = await failureOf(httpOf(server.url).get('a', { retry: { limit: 1 } }));
    expect(failure).toMatchObject({ status: 200, code: 'unexpected_answer', data: null });
    expect(server.requests).toHaveLength(1);
  });

  test('is neither read to its end nor retried when it’s longer than maxBytes', async () => {
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
    expect(server.requests).toEqual(['GET /api/short', 'GET /api/long']);
  });

  test('can be very deeply nested JSON', async () => {
    const body = '['.repeat(200_000) + ']'.repeat(200_000);
    const server = await serve(({ url }, response) => {
      response.writeHead(url === '/api/fine' ? 200 : 500).end(body);
    });
    expect((await httpOf(server.url).get('fine')).status).toBe(200);
    expect((await failureOf(httpOf(server.url).get('a'))).status).toBe(500);
  });

  test('has the token redacted when it quotes it', async () => {
    const quoted = JSON.stringify({ message: `Bad ${secret}`, list: [secret] });
    for (const body of [quoted, quoted.replaceAll('/', '\\/')]) {
      const server = await serve((_, response) => response.writeHead(401).end(body));
      const token = createTokenHolder(secret, undefined);
      const failure = await failureOf(httpOf(server.url, { token }).get('a'));
      expect(failure.message).toBe('Bad [token]');
      expect(failure.data).toEqual({ message: 'Bad [token]', list: ['[token]'] });
    }
  });
});
