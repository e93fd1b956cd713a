import { describe, expect, test, vi } from 'vitest';
import { createClient } from './client';
import { failureOf, json, respondWith, serve } from './testing';

const clientOf = (serverUrl: string, onError = vi.fn()) =>
  createClient({
    serverUrl,
    appId: 'brazos',
    token: 'token-of-user',
    serviceToken: 'token-of-service',
    functionsVersion: 'v7',
    options: { onError },
  });

describe('invoke', () => {
  const invoke = async (type: string | null, body: string, status = 200) => {
    const server = await serve((_, response) => {
      response.writeHead(status, type === null ? {} : { 'content-type': type, 'X-Made': 'today' });
      response.end(body);
    });
    return clientOf(server.url).functions.invoke('run');
  };

  test('resolves to JSON, or to text that declares another type, with status and headers', async () => {
    const answer = await invoke('application/json', '{"a":1}', 201);
    expect(answer).toMatchObject({ data: { a: 1 }, status: 201, headers: { 'x-made': 'today' } });
    expect((await invoke('text/csv', 'a,b\n1,2')).data).toBe('a,b\n1,2');
    expect((await invoke('text/html', '<p>done</p>')).data).toBe('<p>done</p>');
    expect((await invoke('text/plain', '')).data).toBeNull();
    for (const type of ['application/json', 'application/problem+json', null]) {
      expect((await failureOf(invoke(type, '{"a":'))).code).toBe('unexpected_answer');
    }
  });

  test('sends the version, which integrations don’t, and nothing without one', async () => {
    const server = await respondWith({});
    const client = clientOf(server.url);
    const plain = createClient({ serverUrl: server.url, appId: 'brazos', functionsVersion: '' });
    for (const [call, version] of [
      [() => client.functions.invoke('run'), 'v7'],
      [() => client.asServiceRole.functions.invoke('run'), 'v7'],
      [() => client.integrations.Core.Run({}), undefined],
      [() => plain.functions.invoke('run'), undefined],
    ] as const) {
      await call();
      expect(server.headers()['base44-functions-version']).toBe(version);
    }
  });
});

describe('fetch', () => {
  test('sends the client’s headers, unless the caller sets them', async () => {
    const server = await respondWith({});
    const client = clientOf(server.url);
    await client.functions.fetch('chat?b=2', { headers: { 'X-App-Id': 'own' } });
    expect(server.requests).toEqual(['GET /api/functions/chat?b=2']);
    const sent = { 'base44-functions-version': 'v7', 'x-app-id': 'own' };
    expect(server.headers()).toMatchObject({ ...sent, authorization: 'Bearer token-of-user' });
    await client.asServiceRole.functions.fetch('/chat');
    expect(server.headers()).toMatchObject({
      authorization: 'Bearer token-of-service',
      'on-behalf-of': 'Bearer token-of-user',
      'x-app-id': 'brazos',
    });
  });

  const outside = ['', '/', '/../entities/Task', '..', '/a/../../x', '/%2e%2e/x', '/a/..%2f..%2fx'];
  test.each([...outside, '\\..\\..\\x'])('rejects %j, which isn’t a function', async (address) => {
    const server = await respondWith({});
    const failure = await failureOf(clientOf(server.url).functions.fetch(address));
    expect(failure).toMatchObject({ code: 'not_sent' });
    expect(failure.message).toContain('functions.fetch requires the path of a function');
    expect(server.requests).toEqual([]);
  });

  test('sends nothing to another origin', async () => {
    const server = await respondWith({});
    const { functions } = clientOf(server.url);
    const foreign = [
      '//evil.example/x',
      '@evil.example',
      'https://evil.example/',
      '/\t/evil.example',
    ];
    for (const address of foreign) await functions.fetch(address);
    const inside = expect.stringMatching(/^GET \/api\/functions\/.*evil/);
    expect(server.requests).toEqual(foreign.map(() => inside));
  });

  test('doesn’t follow redirects, but returns one on request', async () => {
    const elsewhere = await respondWith({});
    const server = await serve((_, response) => {
      response.writeHead(302, { location: elsewhere.url }).end();
    });
    const { functions } = clientOf(server.url);
    expect((await failureOf(functions.fetch('a', { redirect: 'follow' }))).code).toBe('network');
    expect(elsewhere.requests).toEqual([]);
    expect((await functions.fetch('a', { redirect: 'manual' })).status).toBe(302);
  });

  test('rejects malformed requests, and calls that time out or are aborted', async () => {
    const onError = vi.fn();
    const server = await serve((_, response, count) => count > 2 && json(response, {}));
    const { functions, cleanup } = clientOf(server.url, onError);
    const malformed = functions.fetch('a', { headers: { 'two words': 'x' } });
    expect((await failureOf(malformed)).code).toBe('not_sent');
    expect(onError).not.toHaveBeenCalled();
    const late = functions.fetch('a', { signal: AbortSignal.timeout(1) });
    expect((await failureOf(late)).code).toBe('timeout');
    expect(onError).toHaveBeenCalledOnce();
    const running = functions.fetch('a', { signal: new AbortController().signal });
    cleanup();
    expect((await failureOf(running)).code).toBe('aborted');
    vi.stubGlobal('AbortSignal', { ...AbortSignal, any: undefined });
    const own = new AbortController();
    const inOldSafari = functions.fetch('a', { signal: own.signal });
    own.abort();
    expect((await failureOf(inOldSafari)).code).toBe('aborted');
    vi.unstubAllGlobals();
  });
});
