import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loginLoopNotice } from './notices';
import { createNotificationStore } from './notifications';
import { runSession } from './run-session';
import { createSessionStore } from './store';
import { json, serve } from './testing';
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
  /** Waits until the check has ended. */
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

  test('of a visitor asks for the settings, tells the parent and logs nothing', async () => {
    const { running, checked, calls, parentMessages, titles } = await start('/About');
    running.reportNavigation(at('/About'));
    await checked();
    expect(parentMessages).toEqual([
      { type: 'app_changed_url', url: 'https://site.example/About' },
    ]);
    expect([calls(), titles()]).toEqual([['GET brazos'], []]);
  });

  test('after the first asks for the settings only when the page is reloaded', async () => {
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

  test('of a user logs its pages, and no others', async () => {
    const { running, checked, calls, store } = await start('/About', signedIn);
    running.reportNavigation(at('/about'));
    running.reportNavigation(at('/About'));
    await checked();
    expect(store.getState().user).toEqual(ada);
    await vi.waitUntil(() => calls().length === 3, { timeout: 20_000 });
    expect(calls()).toEqual(['GET brazos', 'GET me', 'POST About']);
  });

  test('reports what goes wrong to the parent without the token, stored or not', async () => {
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

  test('can ask again, and sign in', async () => {
    const { running, checked, calls, navigations } = await start('/About');
    await checked();
    running.checkAppState();
    await checked();
    running.navigateToLogin();
    expect([calls(), navigations]).toEqual([['GET brazos', 'GET brazos'], [login]]);
  });

  test('that has ended hears nothing more', async () => {
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

describe('a token that is refused', () => {
  test('is forgotten, and the page goes to the sign-in', async () => {
    const { checked, navigations, storages } = await start('/About', signedIn, refused);
    await checked();
    expect([navigations, storages.localStorage.entries()]).toEqual([[login], {}]);
  });

  test('right after the sign-in is told, with a way to try again', async () => {
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

  test('of a visit that begins anew is not taken for a loop', async () => {
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

  test('by nothing but silence is told as that', async () => {
    const { checked, titles } = await start('/About', signedIn, (_request, response) =>
      json(response, {}, 404),
    );
    await checked();
    expect(titles()).toEqual(['We couldn’t confirm your sign-in']);
  });
});

describe('signing out', () => {
  test('leaves for the platform, and a late answer changes nothing', async () => {
    const answers: (() => void)[] = [];
    const { running, store, navigations, storages, titles } = await start(
      '/About',
      signedIn,
      (...all) => answers.push(() => fine(...all)),
    );
    await vi.waitUntil(() => answers.length > 0, { timeout: 20_000 });
    running.logout();
    for (const answer of answers) answer();
    expect(navigations).toEqual([`/api/apps/auth/logout?from_url=${back}`]);
    expect(storages.localStorage.entries()).toEqual({});
    expect(store.getState()).toMatchObject({ user: null, isAuthenticated: false });
    expect(titles()).toEqual([]);
  });

  test.each([
    ['in another tab', 'storage', { key: null, newValue: null }],
    ['while the page slept', 'pageshow', { persisted: true }],
  ])('%s signs out here', async (_, type, fields) => {
    const { checked, dispatch, storages, store, navigations } = await start('/About', signedIn);
    await checked();
    storages.localStorage.clear();
    dispatch(type, fields);
    expect(store.getState()).toMatchObject({ user: null, isAuthenticated: false });
    expect(navigations).toEqual([]);
  });
});

describe('a page that has slept', () => {
  const slept = { persisted: true };

  test('knows who has signed in meanwhile', async () => {
    const { checked, dispatch, storages, store, navigations } = await start('/About');
    await checked();
    storages.localStorage.setItem('token', 'new');
    dispatch('pageshow', slept);
    await vi.waitUntil(() => store.getState().isAuthenticated, { timeout: 20_000 });
    expect(store.getState().user).toEqual(ada);
    expect(navigations).toEqual([]);
  });

  test('says nothing where the platform refuses who has signed in meanwhile', async () => {
    const { checked, calls, dispatch, storages, store, titles, navigations } = await start(
      '/About',
      {},
      refused,
    );
    await checked();
    storages.localStorage.setItem('token', 'new');
    dispatch('pageshow', slept);
    await vi.waitUntil(() => calls().length === 3, { timeout: 20_000 });
    await checked();
    expect([store.getState().isAuthenticated, titles(), navigations]).toEqual([false, [], []]);
    expect(storages.localStorage.entries()).toMatchObject({ token: 'new' });
  });

  test('signs out when it was followed in and is gone again', async () => {
    const { dispatch, storages, store } = await start('/About');
    storages.localStorage.setItem('token', 'new');
    dispatch('pageshow', slept);
    await vi.waitUntil(() => store.getState().isAuthenticated, { timeout: 20_000 });
    storages.localStorage.clear();
    dispatch('pageshow', slept);
    expect(store.getState().isAuthenticated).toBe(false);
  });

  test('stays signed in with a token that no storage has taken', async () => {
    const { checked, dispatch, store } = await start('/About?access_token=of-today', 'denied');
    await checked();
    dispatch('pageshow', slept);
    expect(store.getState().user).toEqual(ada);
  });

  test('stays as it is when nothing has changed, whether the token was ever stored or not', async () => {
    for (const [path, stored] of [
      ['/About', signedIn],
      ['/About', {}],
    ] as const) {
      const { checked, dispatch, store, navigations } = await start(path, stored);
      await checked();
      const before = store.getState();
      dispatch('pageshow', slept);
      expect([store.getState(), navigations]).toEqual([before, []]);
    }
  });
});
