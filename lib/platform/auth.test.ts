import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Client, createClient } from './index';
import { failureOf, json, respondWith, serve } from './testing';
import { stubBrowser } from './testing-browser';

afterEach(() => void vi.unstubAllGlobals());

function clientOf(serverUrl: string, token: string | null = 'stored-before') {
  const kept = { token };
  const client = createClient({
    serverUrl,
    appId: 'brazos',
    token,
    storage: {
      save: (saved) => void Object.assign(kept, { token: saved }),
      clear: () => void Object.assign(kept, { token: null }),
    },
  });
  return { client, kept };
}

const user = { id: '1' };

describe('auth.me', () => {
  test('drops text fields that aren’t strings and keeps any other field', async () => {
    const answer = { id: '7', full_name: { first: 'Ada' }, email: null, role: 'admin', site: 1 };
    const { client } = clientOf((await respondWith(answer)).url);
    expect(await client.auth.me()).toEqual({ id: '7', role: 'admin', site: 1 });
  });

  test.each([null, [], 'user', {}, { id: 7 }])('rejects %j', async (answer) => {
    const { client } = clientOf((await respondWith(answer)).url);
    const expected = { status: 200, code: 'unexpected_answer', data: null };
    expect(await failureOf(client.auth.me())).toMatchObject(expected);
    expect(await client.auth.isAuthenticated()).toBe(false);
  });

  test('shares a request between calls at the same time, but not across a new token', async () => {
    const server = await respondWith(user);
    const { auth } = clientOf(server.url).client;
    await Promise.all([auth.me(), auth.me(), auth.isAuthenticated()]);
    expect(server.requests).toHaveLength(1);
    const before = auth.me();
    auth.setToken('b', false);
    await Promise.all([before, auth.me()]);
    expect(server.requests).toHaveLength(3);
    await Promise.all([auth.me({ timeout: 9000 }), auth.me({ timeout: 9000 })]);
    expect(server.requests).toHaveLength(5);
  });

  test('asks again after an update, even if an earlier call hasn’t been answered', async () => {
    const held: (() => void)[] = [];
    const server = await serve(({ method }, response) => {
      if (method === 'GET') held.push(() => json(response, user));
      else json(response, user);
    });
    const { auth } = clientOf(server.url).client;
    const asked = [auth.me()];
    await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 20_000 });
    await auth.updateMe({ full_name: 'Ada' });
    asked.push(auth.me());
    await vi.waitFor(() => expect(held).toHaveLength(2), { timeout: 20_000 });
    for (const answer of held) answer();
    await Promise.all(asked);
  });
});

test('signing in and out returns to this page, or a given one, without a token', () => {
  const platform = 'https://platform.example';
  const here = 'https://site.example/About?access_token=secret&plan=one';
  const { client, kept } = clientOf(platform);
  const { auth } = client;
  const [about, iso, home] = ['/About?plan=one', '/ISO#c', '/'].map((path) =>
    encodeURIComponent(`https://site.example${path}`),
  );
  for (const [leave, left] of [
    [() => auth.redirectToLogin(), `/login?from_url=${about}&app_id=brazos`],
    [
      () => auth.redirectToLogin('https://site.example/ISO?access_token=secret#c'),
      `/login?from_url=${iso}&app_id=brazos`,
    ],
    [() => auth.logout(), `/api/apps/auth/logout?from_url=${about}`],
    [() => auth.logout('/'), `/api/apps/auth/logout?from_url=${home}`],
  ] as const) {
    const { page } = stubBrowser(here);
    const isSignIn = left.startsWith('/login');
    leave();
    expect(page.location.href).toBe(platform + left);
    expect([client.hasToken(), kept.token]).toEqual([isSignIn, null]);
  }
  const { page } = stubBrowser(here);
  auth.logout(false);
  expect(page.location.href).toBe(here);
});

describe('a login', () => {
  const login = ({ auth }: Client) => auth.loginViaEmailPassword('a@b', 'pw');

  test('stores the token, and the next request sends it', async () => {
    const server = await respondWith({ access_token: 'new-token', user, id: '1' });
    const { client, kept } = clientOf(server.url);
    await login(client);
    expect(kept.token).toBe('new-token');
    await client.auth.me();
    expect(server.headers().authorization).toBe('Bearer new-token');
  });

  test('that’s rejected with 401 clears the previous token and stays on the page', async () => {
    const { client, kept } = clientOf((await respondWith({ message: 'No' }, 401)).url);
    expect(await failureOf(login(client))).toMatchObject({ status: 401, message: 'No' });
    expect([client.hasToken(), kept.token]).toEqual([false, null]);
  });

  test.each([
    [{}, 400],
    [{}, 500],
    [null, 200],
    [{ user }, 200],
    [{ access_token: '', user }, 200],
    [{ access_token: 7, user }, 200],
    [{ access_token: 'a' }, 200],
  ])('answered with %j and %i keeps the previous token', async (answer, status) => {
    const { client, kept } = clientOf((await respondWith(answer, status)).url);
    await failureOf(login(client));
    expect([client.hasToken(), kept.token]).toEqual([true, 'stored-before']);
  });
});

test('verifyOtp stores the token if the response has one', async () => {
  const code = { email: 'a@b', otpCode: '012345' };
  for (const [answer, stored] of [
    [{ success: true, access_token: 'new' }, 'new'],
    [{ success: true, message: 'To be approved' }, 'stored-before'],
  ] as const) {
    const { client, kept } = clientOf((await respondWith(answer)).url);
    expect(await client.auth.verifyOtp(code)).toEqual(answer);
    expect(kept.token).toBe(stored);
  }
});
