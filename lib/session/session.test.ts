import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { createSiteClient } from '@/lib/platform/site';
import { json, serve } from '@/lib/platform/testing';
import { createLoginGuard } from './login-guard';
import { createSession } from './session';
import { createSettingsCache } from './settings-cache';
import { createStorage } from './storage';
import { createSessionStore } from './store';
import { memoryStorageWindow } from './testing';

let warnings: MockInstance<typeof console.warn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

const settings = { id: 'brazos', public_settings: { theme: 'plant' } };
const ada = { id: '7', full_name: 'Ada', role: 'admin' };
const here = 'https://site.example/About';
const nobody = { user: null, isAuthenticated: false };
const ended = { isLoadingAuth: false, isLoadingPublicSettings: false };

type Handler = Parameters<typeof serve>[0];
const fine: Handler = ({ url }, response) =>
  json(response, url?.endsWith('/User/me') ? ada : settings);

async function start(handler: Handler, token: string | null = 'token-of-today') {
  const server = await serve(handler);
  const page = memoryStorageWindow(token === null ? {} : { base44_access_token: token, token });
  const storage = createStorage(page);
  const navigations: string[] = [];
  const loops = vi.fn();
  const store = createSessionStore();
  const client = createSiteClient({
    serverUrl: server.url,
    appId: 'brazos',
    token,
    storage: storage.tokenStorage,
    page: { url: () => here, navigate: (url) => navigations.push(url.replace(server.url, '')) },
  });
  const guard = createLoginGuard({
    storage,
    now: Date.now,
    forgetToken: () => client.auth.logout(false),
    redirectToLogin: () => client.auth.redirectToLogin(here),
    onLoginLoop: loops,
  });
  const settingsCache = createSettingsCache({ storage, now: Date.now, app: () => 'brazos' });
  const session = createSession({
    store,
    app: { client: () => client, fallBack: () => false },
    onAuthRequired: guard.handleAuthRequired,
    settingsCache,
    returnTo: () => here,
  });
  return { ...server, page, store, session, client, guard, navigations, loops };
}

const login = `/login?from_url=${encodeURIComponent(here)}&app_id=brazos`;

describe('load', () => {
  test('starts in the loading state', async () => {
    const { store, requests } = await start(fine);
    expect(store.getState()).toEqual({
      ...nobody,
      isLoadingAuth: true,
      isLoadingPublicSettings: true,
      authError: null,
      appPublicSettings: null,
    });
    expect(requests).toEqual([]);
  });

  test('fetches the settings, then the user, and sets the user in one update', async () => {
    const { store, session, requests } = await start(fine);
    const seen: unknown[] = [];
    store.subscribe(({ user, isAuthenticated, isLoadingAuth, isLoadingPublicSettings }) =>
      seen.push([user?.id, isAuthenticated, isLoadingAuth, isLoadingPublicSettings]),
    );
    expect(await session.load()).toBe(true);
    expect(requests).toEqual([
      'GET /api/apps/public/prod/public-settings/by-id/brazos',
      'GET /api/apps/brazos/entities/User/me',
    ]);
    expect(seen).toEqual([
      [undefined, false, true, true],
      [undefined, false, true, false],
      ['7', true, false, false],
    ]);
    expect(store.getState()).toMatchObject({ user: ada, appPublicSettings: settings });
  });

  test('doesn’t fetch the user without a token', async () => {
    const { store, session, requests } = await start(fine, null);
    expect(await session.load()).toBe(true);
    expect(requests).toHaveLength(1);
    expect(store.getState()).toMatchObject({ ...nobody, ...ended, authError: null });
  });

  test('clears the previous error when it starts again', async () => {
    const { store, session } = await start((request, response, count) =>
      count === 1 ? json(response, {}, 404) : fine(request, response, count),
    );
    await session.load();
    expect(store.getState().authError?.type).toBe('unknown');
    const loading = session.load();
    expect(store.getState()).toMatchObject({ isLoadingAuth: true, authError: null });
    await loading;
    expect(store.getState()).toMatchObject({ user: ada, authError: null });
  });

  test('is superseded by a second load', async () => {
    const { store, session } = await start(fine);
    const [first, second] = await Promise.all([session.load(), session.load()]);
    expect([first, second]).toEqual([false, true]);
    expect(store.getState().user).toEqual(ada);
  });
});

describe('failing settings', () => {
  const refusal = (reason: unknown, message?: unknown): Handler => {
    return (_, response) => json(response, { message, extra_data: { reason } }, 403);
  };
  const answer = (status: number, body: unknown): Handler => {
    return (_, response) => json(response, body, status);
  };

  test.each<[string, Handler, string, string]>([
    [
      'user_not_registered',
      refusal('user_not_registered', 'theirs'),
      'user_not_registered',
      'User not registered for this app',
    ],
    ['another reason', refusal('app_paused', 'Paused.'), 'app_paused', 'Paused.'],
    [
      'a reason without a message',
      refusal('app_paused'),
      'app_paused',
      'Request failed with status code 403',
    ],
    ['no reason', refusal(undefined, 'No.'), 'unknown', 'No.'],
    ['a reason that is no text', refusal(['auth_required'], 'No.'), 'unknown', 'No.'],
    ['an empty reason', refusal('', 'No.'), 'unknown', 'No.'],
    ['nothing at all', answer(403, null), 'unknown', 'Request failed with status code 403'],
    [
      'extra data that isn’t an object',
      answer(403, { message: 'No.', extra_data: 'auth_required' }),
      'unknown',
      'No.',
    ],
    [
      'a reason with another status',
      answer(401, { message: 'No.', extra_data: { reason: 'auth_required' } }),
      'unknown',
      'No.',
    ],
    ['404', answer(404, { detail: 'Not here' }), 'unknown', 'Not here'],
    [
      'another shape',
      answer(200, []),
      'unknown',
      'Unexpected response from the platform: settings without an id',
    ],
  ])('%s', async (_, handler, type, message) => {
    const { store, session, requests, navigations, client } = await start(handler);
    expect(await session.load()).toBe(true);
    expect(store.getState()).toMatchObject({
      ...nobody,
      ...ended,
      authError: { type, message },
      appPublicSettings: null,
    });
    expect(requests).toHaveLength(1);
    expect(navigations).toEqual([]);
    expect(client.hasToken()).toBe(true);
  });

  test('auth_required clears the token and redirects to the sign-in', async () => {
    const { store, session, navigations, page, client } = await start(
      refusal('auth_required', 'theirs'),
    );
    await session.load();
    expect(store.getState()).toMatchObject({
      ...nobody,
      ...ended,
      authError: { type: 'auth_required', message: 'Authentication required' },
    });
    expect(navigations).toEqual([login]);
    expect(page.localStorage.entries()).toEqual({});
    expect(client.hasToken()).toBe(false);
  });

  test('auth_required right after a sign-in doesn’t redirect', async () => {
    const { session, navigations, loops, guard } = await start(refusal('auth_required'));
    guard.recordPageLoad(true);
    await session.load();
    expect(navigations).toEqual([]);
    expect(loops).toHaveBeenCalledOnce();
  });

  test('a temporary failure doesn’t sign out; a rejection does', async () => {
    let handler = fine;
    const { store, session } = await start((...all) => handler(...all));
    await session.load();
    handler = answer(404, {});
    await session.load();
    expect(store.getState()).toMatchObject({ user: ada, isAuthenticated: true });
    handler = refusal('user_not_registered');
    await session.load();
    expect(store.getState()).toMatchObject(nobody);
  });

  test('a temporary error is retried once', async () => {
    const { store, session } = await start((request, response, count) =>
      count === 1 ? json(response, {}, 503) : fine(request, response, count),
    );
    await session.load();
    expect(store.getState().isAuthenticated).toBe(true);
  });

  test('loading ends even if the platform never responds', async () => {
    const { store, session } = await start(() => undefined);
    await session.load();
    expect(store.getState()).toMatchObject({
      ...ended,
      authError: { type: 'unknown', message: 'The platform did not respond in time' },
    });
  });
});

describe('failing user check', () => {
  const user = (answer: (response: Parameters<typeof json>[0]) => void): Handler => {
    return (request, response, count) =>
      request.url?.endsWith('/User/me') ? answer(response) : fine(request, response, count);
  };

  test.each([401, 403])('%s clears the token and redirects to the sign-in', async (status) => {
    const { store, session, navigations, page, client } = await start(
      user((response) => json(response, { message: 'theirs' }, status)),
    );
    expect(await session.load()).toBe(true);
    expect(store.getState()).toMatchObject({
      ...nobody,
      ...ended,
      authError: { type: 'auth_required', message: 'Authentication required' },
    });
    expect(navigations).toEqual([login]);
    expect(page.localStorage.entries()).toEqual({});
    expect(client.hasToken()).toBe(false);
  });

  test.each<[string, (response: Parameters<typeof json>[0]) => void]>([
    ['500', (response) => json(response, { message: 'token-of-today broke it' }, 500)],
    ['another shape', (response) => json(response, { name: 'Ada' })],
    ['a response that isn’t JSON', (response) => response.end('<!doctype html>')],
    ['a reset', (response) => response.destroy()],
  ])('%s is logged and keeps the token', async (_, answer) => {
    const { store, session, navigations, client } = await start(user(answer));
    expect(await session.load()).toBe(true);
    expect(store.getState()).toMatchObject({ ...nobody, ...ended, authError: null });
    expect(warnings).toHaveBeenCalledOnce();
    expect(JSON.stringify(warnings.mock.calls)).not.toContain('token-of-today');
    expect(navigations).toEqual([]);
    expect(client.hasToken()).toBe(true);
  });
});

describe('signing out', () => {
  test('clears user and token, then redirects with this page as the return URL', async () => {
    const { store, session, page, navigations } = await start(fine);
    await session.load();
    session.logout();
    expect(store.getState()).toMatchObject({ ...nobody, appPublicSettings: settings });
    expect(page.localStorage.entries()).toEqual({});
    expect(navigations).toEqual([`/api/apps/auth/logout?from_url=${encodeURIComponent(here)}`]);
  });

  test('stays on the page on request', async () => {
    const { store, session, client, navigations } = await start(fine);
    await session.load();
    session.logout(false);
    expect(store.getState()).toMatchObject({ ...nobody, ...ended });
    expect([client.hasToken(), navigations]).toEqual([false, []]);
  });

  test.each(['settings', 'user'])('ignores a late response for the %s', async (late) => {
    const answers: (() => void)[] = [];
    const { store, session, requests } = await start((request, response, count) => {
      if (count === (late === 'user' ? 2 : 1)) answers.push(() => fine(request, response, count));
      else fine(request, response, count);
    });
    const loading = session.load();
    await vi.waitUntil(() => answers.length > 0);
    session.logout(false);
    const signedOut = store.getState();
    for (const answer of answers) answer();
    expect(await loading).toBe(false);
    expect(store.getState()).toBe(signedOut);
    expect(signedOut).toMatchObject({ ...nobody, ...ended });
    expect(requests).toHaveLength(late === 'user' ? 2 : 1);
  });

  test('ignores a response that has arrived but isn’t processed yet', async () => {
    for (const calls of ['publicSettings', 'auth'] as const) {
      const { store, session, client } = await start(fine);
      const { get } = client.publicSettings;
      const { me } = client.auth;
      const signOutAfter = async <T>(answer: Promise<T>) => {
        const read = await answer;
        session.logout(false);
        return read;
      };
      if (calls === 'auth') client.auth.me = (options) => signOutAfter(me(options));
      else client.publicSettings.get = (options) => signOutAfter(get(options));
      expect(await session.load()).toBe(false);
      expect(store.getState()).toMatchObject({
        ...nobody,
        ...ended,
        appPublicSettings: calls === 'auth' ? settings : null,
      });
    }
  });
});

test('identify changes nothing and is superseded by a sign-out', async () => {
  const { store, session, client } = await start(fine);
  const before = store.getState();
  expect(await session.identify(client)).toEqual({ outcome: 'accepted', user: ada });
  expect(store.getState()).toBe(before);
  const me = async () => {
    session.logout(false);
    return ada;
  };
  expect(await session.identify({ auth: { ...client.auth, me } })).toEqual({
    outcome: 'superseded',
  });
});

test('the sign-in redirects with this page as the return URL', async () => {
  const { guard, navigations } = await start(fine, null);
  guard.startLogin();
  expect(navigations).toEqual([login]);
});

test('identify is superseded when the session stops', async () => {
  const { session, client } = await start(() => undefined);
  const asking = session.identify(client);
  session.stop();
  expect(await asking).toEqual({ outcome: 'superseded' });
});

test('stop aborts the load in flight and changes nothing', async () => {
  const { store, session } = await start(() => undefined);
  const loading = session.load();
  const before = store.getState();
  session.stop();
  expect(await loading).toBe(false);
  expect(store.getState()).toBe(before);
});
