import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, serve } from '@/lib/platform/testing';
import { loginLoopNotice } from './notices';
import { createNotificationStore } from './notifications';
import { runSession } from './run-session';
import { createSessionStore } from './store';
import { settingsFor, stubPage } from './testing-page';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Handler = Parameters<typeof serve>[0];
const ada = { id: '7', full_name: 'Ada', role: 'admin' };
const fine: Handler = ({ url }, response) =>
  json(response, url?.endsWith('/User/me') ? ada : { id: 'brazos', public_settings: {} });
const refused: Handler = (request, response, count) =>
  request.url?.endsWith('/User/me')
    ? json(response, { message: 'No' }, 401)
    : fine(request, response, count);
const signedIn = { base44_access_token: 'of-today', token: 'of-today' };
const back = encodeURIComponent('https://site.example/About?brazos_nonce=nonce');
const login = `/login?from_url=${back}&app_id=brazos`;

async function start(
  path: string,
  stored: Parameters<typeof stubPage>[1] = {},
  handler = fine,
  marks: Record<string, string> = {},
  before?: Awaited<ReturnType<typeof serve>>,
) {
  const server = before ?? (await serve(handler));
  const page = stubPage(path, stored, marks);
  const store = createSessionStore();
  const notifications = createNotificationStore();
  const running = runSession({ settings: settingsFor(server), store, notifications });
  const titles = () => notifications.getState().list.map(({ title }) => title);
  /** Waits until the check ends. */
  const checked = () => vi.waitUntil(() => !store.getState().isLoadingAuth, { timeout: 20_000 });
  const calls = () => server.requests.map((call) => call.replace(/^(\w+) .*\/(.+)$/, '$1 $2'));
  return { ...page, server, running, store, notifications, titles, checked, calls };
}

describe('a visit', () => {
  const at = (pathname: string) => ({
    href: `https://site.example${pathname}?access_token=x`,
    pathname,
    routeName: pathname === '/About' ? 'About' : '/_not-found',
  });

  test('of a visitor fetches the settings, messages the parent, and logs nothing', async () => {
    const { running, checked, calls, parentMessages, titles } = await start('/About');
    running.reportNavigation(at('/About'));
    await checked();
    expect(parentMessages).toEqual([
      { type: 'app_changed_url', url: 'https://site.example/About' },
    ]);
    expect([calls(), titles()]).toEqual([['GET brazos'], []]);
  });

  test('after the first fetches the settings again only on a reload', async () => {
    const { server, checked, storages, calls } = await start('/About');
    await checked();
    const again = async () => {
      const visit = await start('/ISO', {}, fine, storages.sessionStorage.entries(), server);
      await visit.checked();
      return calls();
    };
    expect(await again()).toEqual(['GET brazos']);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(performance.mark('navigation'), { type: 'reload' }),
    ]);
    expect(await again()).toEqual(['GET brazos', 'GET brazos']);
  });

  test('of a user logs only exact page paths', async () => {
    const { running, checked, calls, store } = await start('/About', signedIn);
    running.reportNavigation(at('/about'));
    running.reportNavigation(at('/About'));
    await checked();
    expect(store.getState().user).toEqual(ada);
    await vi.waitUntil(() => calls().length === 3, { timeout: 20_000 });
    expect(calls()).toEqual(['GET brazos', 'GET me', 'POST About']);
  });

  test('reports errors to the parent without the token, stored or not', async () => {
    for (const [path, stored] of [
      ['/About', signedIn],
      ['/About?access_token=of-today', {}],
    ] as const) {
      const { dispatch, parentMessages, storages } = await start(path, stored);
      if (path !== '/About') storages.localStorage.clear();
      dispatch('error', { error: new Error('broken for of-today') });
      expect(parentMessages).toMatchObject([
        { type: 'app_error', error: { title: 'broken for [token]' } },
      ]);
    }
  });

  test('can check again and go to the sign-in page', async () => {
    const { running, checked, calls, navigations } = await start('/About');
    await checked();
    running.checkAppState();
    await checked();
    running.navigateToLogin();
    expect([calls(), navigations]).toEqual([['GET brazos', 'GET brazos'], [login]]);
  });

  test('ignores events after it stops', async () => {
    const { running, dispatch, parentMessages, store, storages } = await start('/About', signedIn);
    running.stop();
    storages.localStorage.clear();
    const before = store.getState();
    dispatch('error', { error: new Error('broken') });
    dispatch('storage', { key: null, newValue: null });
    dispatch('pageshow', { persisted: true });
    expect([parentMessages, store.getState()]).toEqual([[], before]);
  });
});

describe('a rejected token', () => {
  test('is dropped, and the page redirects to the sign-in', async () => {
    const { checked, navigations, storages } = await start('/About', signedIn, refused);
    await checked();
    expect([navigations, storages.localStorage.entries()]).toEqual([[login], {}]);
  });

  test('right after a sign-in shows a notice with a button to try again', async () => {
    const { checked, navigations, notifications } = await start(
      '/About?access_token=new',
      {},
      refused,
    );
    await checked();
    expect(navigations).toEqual([]);
    const [notice] = notifications.getState().list;
    expect(notice?.title).toBe(loginLoopNotice(() => {}).title);
    notice?.action?.run();
    expect(navigations).toEqual([login]);
  });

  test('isn’t taken for a loop on a visit with clear_access_token', async () => {
    const answer: Handler = (_request, response) =>
      json(response, { extra_data: { reason: 'auth_required' } }, 403);
    const before = await start('/About?access_token=new', {}, answer);
    await before.checked();
    const marks = before.storages.sessionStorage.entries();
    expect([before.navigations, Object.keys(marks)]).toEqual([[], ['brazos_login_returned']]);
    const { checked, navigations } = await start(
      '/About?clear_access_token=true',
      {},
      answer,
      marks,
    );
    await checked();
    expect(navigations).toEqual([login]);
  });

  test('isn’t assumed from a 404, which shows that the sign-in is unconfirmed', async () => {
    const { checked, titles } = await start('/About', signedIn, (_request, response) =>
      json(response, {}, 404),
    );
    await checked();
    expect(titles()).toEqual(['We couldn’t confirm your sign-in']);
  });
});

describe('signing out', () => {
  test('goes to the platform and ignores late responses', async () => {
    const responses: (() => void)[] = [];
    const { running, store, navigations, storages, titles } = await start(
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
    const { checked, dispatch, storages, store, navigations } = await start('/About', signedIn);
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
    const { checked, dispatch, storages, store, navigations } = await start('/About');
    await checked();
    storages.localStorage.setItem('token', 'new');
    dispatch('pageshow', restored);
    await vi.waitUntil(() => store.getState().isAuthenticated, { timeout: 20_000 });
    expect(store.getState().user).toEqual(ada);
    expect(navigations).toEqual([]);
  });

  test('shows nothing when the platform rejects another tab’s sign-in', async () => {
    const { checked, calls, dispatch, storages, store, titles, navigations } = await start(
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
    const { dispatch, storages, store } = await start('/About');
    storages.localStorage.setItem('token', 'new');
    dispatch('pageshow', restored);
    await vi.waitUntil(() => store.getState().isAuthenticated, { timeout: 20_000 });
    storages.localStorage.clear();
    dispatch('pageshow', restored);
    expect(store.getState().isAuthenticated).toBe(false);
  });

  test('stays signed in with a token that couldn’t be stored', async () => {
    const { checked, dispatch, store } = await start('/About?access_token=of-today', 'denied');
    await checked();
    dispatch('pageshow', restored);
    expect(store.getState().user).toEqual(ada);
  });

  test('stays the same when storage hasn’t changed, with or without a token', async () => {
    for (const [path, stored] of [
      ['/About', signedIn],
      ['/About', {}],
    ] as const) {
      const { checked, dispatch, store, navigations } = await start(path, stored);
      await checked();
      const before = store.getState();
      dispatch('pageshow', restored);
      expect([store.getState(), navigations]).toEqual([before, []]);
    }
  });
});
