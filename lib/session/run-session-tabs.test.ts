import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ada, back, fine, refused, signedIn, startPage } from './testing-page';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('signing out', () => {
  test('goes to the platform and ignores late responses', async () => {
    const responses: (() => void)[] = [];
    const { running, store, navigations, storages, titles } = await startPage(
      '/About',
      signedIn,
      (...args) => responses.push(() => fine(...args)),
    );
    await vi.waitUntil(() => responses.length > 0, { timeout: 20_000 });
    running.logout();
    for (const respond of responses) respond();
    expect(navigations).toEqual([`/api/apps/auth/logout?from_url=${back}`]);
    expect(storages.localStorage.entries()).toEqual({});
    expect(store.getState()).toMatchObject({ user: null, isAuthenticated: false });
    expect(titles()).toEqual([]);
  });

  test.each([
    ['in another tab', 'storage', { key: null, newValue: null }],
    ['while the page was in the bfcache', 'pageshow', { persisted: true }],
  ])('%s signs out here too', async (_, type, fields) => {
    const { checked, dispatch, storages, store, navigations } = await startPage('/About', signedIn);
    await checked();
    storages.localStorage.clear();
    dispatch(type, fields);
    expect(store.getState()).toMatchObject({ user: null, isAuthenticated: false });
    expect(navigations).toEqual([]);
  });
});

describe('a page restored from the bfcache', () => {
  const restored = { persisted: true };

  test('adopts a sign-in from another tab', async () => {
    const { checked, dispatch, storages, store, navigations } = await startPage('/About');
    await checked();
    storages.localStorage.setItem('token', 'new');
    dispatch('pageshow', restored);
    await vi.waitUntil(() => store.getState().isAuthenticated, { timeout: 20_000 });
    expect(store.getState().user).toEqual(ada);
    expect(navigations).toEqual([]);
  });

  test('shows nothing when the platform rejects another tab’s sign-in', async () => {
    const { checked, calls, dispatch, storages, store, titles, navigations } = await startPage(
      '/About',
      {},
      refused,
    );
    await checked();
    storages.localStorage.setItem('token', 'new');
    dispatch('pageshow', restored);
    await vi.waitUntil(() => calls().length === 3, { timeout: 20_000 });
    await checked();
    expect([store.getState().isAuthenticated, titles(), navigations]).toEqual([false, [], []]);
    expect(storages.localStorage.entries()).toMatchObject({ token: 'new' });
  });

  test('signs out when an adopted token is removed again', async () => {
    const { dispatch, storages, store } = await startPage('/About');
    storages.localStorage.setItem('token', 'new');
    dispatch('pageshow', restored);
    await vi.waitUntil(() => store.getState().isAuthenticated, { timeout: 20_000 });
    storages.localStorage.clear();
    dispatch('pageshow', restored);
    expect(store.getState().isAuthenticated).toBe(false);
  });

  test('stays signed in with a token that couldn’t be stored', async () => {
    const { checked, dispatch, store } = await startPage('/About?access_token=of-today', 'denied');
    await checked();
    dispatch('pageshow', restored);
    expect(store.getState().user).toEqual(ada);
  });
});
