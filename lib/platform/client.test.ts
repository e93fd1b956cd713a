import { describe, expect, test, vi } from 'vitest';
import { type Client, createClient } from './index';
import { failureOf, json, serve } from './testing';

interface Kept {
  token: string | null;
}

function clientOf(serverUrl: string, token: string | null = 'token-of-today') {
  const kept: Kept = { token };
  const visited: string[] = [];
  const client = createClient({
    serverUrl,
    appId: 'brazos',
    token,
    page: {
      url: () => 'https://site.example/About?plan=one&two',
      navigate: (url) => visited.push(url),
    },
    storage: {
      save: (saved) => {
        kept.token = saved;
      },
      clear: () => {
        kept.token = null;
      },
    },
  });
  return { client, kept, visited };
}

describe('createClient', () => {
  test('reads no URL, accesses no storage, and sends no request', async () => {
    const server = await serve((_, response) => json(response, {}));
    const never = () => {
      throw new Error('touched');
    };
    const client = createClient({
      serverUrl: server.url,
      appId: 'brazos',
      token: 'a',
      page: { url: never, navigate: never },
      storage: { save: never, clear: never },
    });
    expect(client.getConfig()).toEqual({
      serverUrl: server.url,
      appId: 'brazos',
      requiresAuth: false,
      functionsVersion: null,
    });
    expect(server.requests).toEqual([]);
  });
});

describe('auth.me', () => {
  test('resolves to the user with all fields', async () => {
    const user = { id: '7', email: 'a@b.example', full_name: 'Ada', role: 'admin', site: 'North' };
    const server = await serve((_, response) => json(response, user));
    const { client } = clientOf(server.url);
    expect(await client.auth.me()).toEqual(user);
    expect(server.requests).toEqual(['GET /api/apps/brazos/entities/User/me']);
    expect(server.headers().authorization).toBe('Bearer token-of-today');
    expect(server.headers()['x-origin-url']).toBe('https://site.example/About?plan=one&two');
  });

  test('drops text fields that aren’t strings', async () => {
    const answer = { id: '7', full_name: { first: 'Ada' }, email: null, role: ['admin'] };
    const server = await serve((_, response) => json(response, answer));
    expect(await clientOf(server.url).client.auth.me()).toEqual({ id: '7' });
  });

  test.each([null, [], 'user', {}, { id: 7 }])('rejects %j', async (answer) => {
    const server = await serve((_, response) => json(response, answer));
    const failure = await failureOf(clientOf(server.url).client.auth.me());
    expect(failure).toMatchObject({ status: 200, code: 'unexpected_answer', data: null });
  });
});

describe('publicSettings.get', () => {
  const request = 'GET /api/apps/public/prod/public-settings/by-id/brazos';

  test.each([
    [{ id: 'brazos', public_settings: { theme: 'x' } }, { theme: 'x' }],
    [{ id: 'brazos' }, {}],
    [{ id: 'brazos', public_settings: ['theme'] }, {}],
  ])('accepts %j', async (answer, expected) => {
    const server = await serve((_, response) => json(response, answer));
    const settings = await clientOf(server.url).client.publicSettings.get();
    expect(settings).toEqual({ id: 'brazos', public_settings: expected });
    expect(server.requests).toEqual([request]);
  });

  test.each([null, {}, { id: null }])('rejects %j', async (answer) => {
    const server = await serve((_, response) => json(response, answer));
    const failure = await failureOf(clientOf(server.url).client.publicSettings.get());
    expect(failure.code).toBe('unexpected_answer');
  });

  test('rejects with the reason of a 403', async () => {
    const body = { message: 'no', extra_data: { reason: 'auth_required' } };
    const server = await serve((_, response) => json(response, body, 403));
    const failure = await failureOf(clientOf(server.url).client.publicSettings.get());
    expect(failure).toMatchObject({ status: 403, data: body });
  });

  test('keeps an app ID of dots in its path segment', async () => {
    const server = await serve((_, response) => json(response, { id: 'a' }));
    const client = createClient({ serverUrl: server.url, appId: '..' });
    await client.publicSettings.get();
    expect(server.requests).toEqual(['GET /api/apps/public/prod/public-settings/by-id/%252E%252E']);
  });
});

test('appLogs.logUserInApp posts the page', async () => {
  const server = await serve((_, response) => response.writeHead(204).end());
  expect(await clientOf(server.url).client.appLogs.logUserInApp('AI Team/x')).toBeUndefined();
  expect(server.requests).toEqual(['POST /api/app-logs/brazos/log-user-in-app/AI%20Team%2Fx']);
});

describe('signing in and out', () => {
  const from = encodeURIComponent('https://site.example/About?plan=one&two');

  test('redirectToLogin returns to this page or a given one', () => {
    const { client, visited } = clientOf('https://platform.example');
    client.auth.redirectToLogin();
    client.auth.redirectToLogin('https://site.example/ISO?a=b#c');
    expect(visited).toEqual([
      `https://platform.example/login?from_url=${from}&app_id=brazos`,
      'https://platform.example/login?from_url=https%3A%2F%2Fsite.example%2FISO%3Fa%3Db%23c&app_id=brazos',
    ]);
  });

  test('logout clears the token, then navigates', () => {
    const { client, kept, visited } = clientOf('https://platform.example');
    client.auth.logout();
    expect([client.hasToken(), kept.token]).toEqual([false, null]);
    expect(visited).toEqual([`https://platform.example/api/apps/auth/logout?from_url=${from}`]);
    client.auth.logout('https://site.example/');
    expect(visited[1]).toContain('?from_url=https%3A%2F%2Fsite.example%2F');
  });

  test('logout(false) stays on the page', () => {
    const { client, kept, visited } = clientOf('https://platform.example');
    client.auth.logout(false);
    expect([client.hasToken(), kept.token, visited]).toEqual([false, null, []]);
  });

  test('setToken stores the token by default', () => {
    const { client, kept } = clientOf('https://platform.example', null);
    client.setToken('');
    expect([client.hasToken(), kept.token]).toEqual([false, null]);
    client.auth.setToken('of-this-page', false);
    expect([client.hasToken(), kept.token]).toEqual([true, null]);
    client.setToken('stored');
    expect(kept.token).toBe('stored');
  });

  test('without a page, redirects throw `no_page`', () => {
    const client = createClient({ serverUrl: 'https://platform.example', appId: 'a', token: 't' });
    expect(() => client.auth.redirectToLogin()).toThrow(
      expect.objectContaining({ name: 'PlatformError', code: 'no_page' }),
    );
    expect(() => client.auth.logout()).toThrow('needs a browser');
    expect(client.hasToken()).toBe(false);
  });
});

test('cleanup aborts calls in flight without calling onError and leaves the client usable', async () => {
  const onError = vi.fn();
  let client: Client | undefined;
  const server = await serve((_, response, count) => {
    // The first two get no response.
    if (count === 2) client?.cleanup();
    if (count > 2) json(response, { id: '1' });
  });
  const config = { serverUrl: server.url, appId: 'brazos', serviceToken: 's' };
  client = createClient({ ...config, options: { onError } });
  const both = [client, client.asServiceRole];
  const failures = await Promise.all(both.map((as) => failureOf(as.entities.Task.get('1'))));
  expect(failures.map(({ code }) => code)).toEqual(['aborted', 'aborted']);
  expect(onError).not.toHaveBeenCalled();
  expect(await client.entities.Task.get('1')).toEqual({ id: '1' });
});
