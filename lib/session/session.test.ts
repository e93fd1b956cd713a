import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json } from '@/lib/platform/testing';
import { ada, ended, fine, here, nobody, openSession, settings } from './testing-session';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('load', () => {
  test('fetches the settings, then the user, and sets the user in one update', async () => {
    const { store, session, requests } = await openSession(fine);
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
    const { store, session, requests } = await openSession(fine, null);
    expect(await session.load()).toBe(true);
    expect(requests).toHaveLength(1);
    expect(store.getState()).toMatchObject({ ...nobody, ...ended, authError: null });
  });

  test('clears the previous error when it starts again', async () => {
    const { store, session } = await openSession((request, response, count) =>
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
    const { store, session } = await openSession(fine);
    const [first, second] = await Promise.all([session.load(), session.load()]);
    expect([first, second]).toEqual([false, true]);
    expect(store.getState().user).toEqual(ada);
  });
});

describe('signing out', () => {
  test('clears user and token, then redirects with this page as the return URL', async () => {
    const { store, session, page, navigations } = await openSession(fine);
    await session.load();
    session.logout();
    expect(store.getState()).toMatchObject({ ...nobody, appPublicSettings: settings });
    expect(page.localStorage.entries()).toEqual({});
    expect(navigations).toEqual([`/api/apps/auth/logout?from_url=${encodeURIComponent(here)}`]);
  });

  test.each(['settings', 'user'])('ignores a late response for the %s', async (late) => {
    const answers: (() => void)[] = [];
    const { store, session, requests } = await openSession((request, response, count) => {
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
      const { store, session, client } = await openSession(fine);
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
  const { store, session, client } = await openSession(fine);
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

test('identify is superseded when the session stops', async () => {
  const { session, client } = await openSession(() => undefined);
  const asking = session.identify(client);
  session.stop();
  expect(await asking).toEqual({ outcome: 'superseded' });
});
