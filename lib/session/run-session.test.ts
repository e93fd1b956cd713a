import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInNotice } from './notices';
import { createNotificationStore } from './notifications';
import { runSession } from './run-session';
import { createSessionStore } from './store';
import { json, serve } from './testing';
import { settingsFor, visit } from './testing-visit';

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
  stored: Parameters<typeof visit>[1] = {},
  handler = fine,
  marks: Record<string, string> = {},
  before?: Awaited<ReturnType<typeof serve>>,
) {
  const server = before ?? (await serve(handler));
  const page = visit(path, stored, marks);
  const store = createSessionStore();
  const notifications = createNotificationStore();
  const running = runSession({ settings: settingsFor(server), store, notifications });
  const titles = () => notifications.getState().list.map(({ title }) => title);
  /** Waits until the check has ended. */
  const checked = () => vi.waitUntil(() => !store.getState().isLoadingAuth, { timeout: 20_000 });
  const calls = () => server.asked.map((call) => call.replace(/^(\w+) .*\/(.+)$/, '$1 $2'));
  return { ...page, server, running, store, notifications, titles, checked, calls };
}

describe('a visit', () => {
  const at = (pathname: string) => ({
    href: `https://site.example${pathname}?access_token=x`,
    pathname,
    shown: pathname === '/About' ? 'About' : '/_not-found',
  });

  test('of a visitor asks for the settings, tells the parent and logs nothing', async () => {
    const { running, checked, calls, told, titles } = await start('/About');
    running.navigated(at('/About'));
    await checked();
    expect(told).toEqual([{ type: 'app_changed_url', url: 'https://site.example/About' }]);
    expect([calls(), titles()]).toEqual([['GET brazos'], []]);
  });

  test('after the first asks for the settings only when the page is reloaded', async () => {
    const { server, checked, kept, calls } = await start('/About');
    await checked();
    const again = async () => {
      const visit = await start('/ISO', {}, fine, kept.sessionStorage.entries(), server);
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
    running.navigated(at('/about'));
    running.navigated(at('/About'));
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
      const { happen, told, kept } = await start(path, stored);
      if (path !== '/About') kept.localStorage.clear();
      happen('error', { error: new Error('broken for of-today') });
      expect(told).toMatchObject([{ type: 'app_error', error: { title: 'broken for [token]' } }]);
    }
  });

  test('can ask again, and sign in', async () => {
    const { running, checked, calls, went } = await start('/About');
    await checked();
    running.checkAppState();
    await checked();
    running.navigateToLogin();
    expect([calls(), went]).toEqual([['GET brazos', 'GET brazos'], [login]]);
  });

  test('that has ended hears nothing more', async () => {
    const { running, happen, told, store, kept } = await start('/About', signedIn);
    running.stop();
    kept.localStorage.clear();
    const before = store.getState();
    happen('error', { error: new Error('broken') });
    happen('storage', { key: null, newValue: null });
    happen('pageshow', { persisted: true });
    expect([told, store.getState()]).toEqual([[], before]);
  });
});

describe('a token that is refused', () => {
  test('is forgotten, and the page goes to the sign-in', async () => {
    const { checked, went, kept } = await start('/About', signedIn, refused);
    await checked();
    expect([went, kept.localStorage.entries()]).toEqual([[login], {}]);
  });

  test('right after the sign-in is told, with a way to try again', async () => {
    const { checked, went, notifications } = await start('/About?access_token=new', {}, refused);
    await checked();
    expect(went).toEqual([]);
    const [notice] = notifications.getState().list;
    expect(notice?.title).toBe(signInNotice(() => {}).title);
    notice?.action?.run();
    expect(went).toEqual([login]);
  });

  test('of a visit that begins anew is not taken for a loop', async () => {
    const answer: Handler = (_request, response) =>
      json(response, { extra_data: { reason: 'auth_required' } }, 403);
    const before = await start('/About?access_token=new', {}, answer);
    await before.checked();
    const marks = before.kept.sessionStorage.entries();
    expect([before.went, Object.keys(marks)]).toEqual([[], ['brazos_login_returned']]);
    const { checked, went } = await start('/About?clear_access_token=true', {}, answer, marks);
    await checked();
    expect(went).toEqual([login]);
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
    const { running, store, went, kept, titles } = await start('/About', signedIn, (...all) =>
      answers.push(() => fine(...all)),
    );
    await vi.waitUntil(() => answers.length > 0, { timeout: 20_000 });
    running.logout();
    for (const answer of answers) answer();
    expect(went).toEqual([`/api/apps/auth/logout?from_url=${back}`]);
    expect(kept.localStorage.entries()).toEqual({});
    expect(store.getState()).toMatchObject({ user: null, isAuthenticated: false });
    expect(titles()).toEqual([]);
  });

  test.each([
    ['in another tab', 'storage', { key: null, newValue: null }],
    ['while the page slept', 'pageshow', { persisted: true }],
  ])('%s signs out here', async (_, type, fields) => {
    const { checked, happen, kept, store, went } = await start('/About', signedIn);
    await checked();
    kept.localStorage.clear();
    happen(type, fields);
    expect(store.getState()).toMatchObject({ user: null, isAuthenticated: false });
    expect(went).toEqual([]);
  });
});

describe('a page that has slept', () => {
  const slept = { persisted: true };

  test('knows who has signed in meanwhile', async () => {
    const { checked, happen, kept, store, went } = await start('/About');
    await checked();
    kept.localStorage.setItem('token', 'new');
    happen('pageshow', slept);
    await vi.waitUntil(() => store.getState().isAuthenticated, { timeout: 20_000 });
    expect(store.getState().user).toEqual(ada);
    expect(went).toEqual([]);
  });

  test('says nothing where the platform refuses who has signed in meanwhile', async () => {
    const { checked, calls, happen, kept, store, titles, went } = await start(
      '/About',
      {},
      refused,
    );
    await checked();
    kept.localStorage.setItem('token', 'new');
    happen('pageshow', slept);
    await vi.waitUntil(() => calls().length === 3, { timeout: 20_000 });
    await checked();
    expect([store.getState().isAuthenticated, titles(), went]).toEqual([false, [], []]);
    expect(kept.localStorage.entries()).toMatchObject({ token: 'new' });
  });

  test('signs out when it was followed in and is gone again', async () => {
    const { happen, kept, store } = await start('/About');
    kept.localStorage.setItem('token', 'new');
    happen('pageshow', slept);
    await vi.waitUntil(() => store.getState().isAuthenticated, { timeout: 20_000 });
    kept.localStorage.clear();
    happen('pageshow', slept);
    expect(store.getState().isAuthenticated).toBe(false);
  });

  test('stays signed in with a token that no storage has taken', async () => {
    const { checked, happen, store } = await start('/About?access_token=of-today', 'denied');
    await checked();
    happen('pageshow', slept);
    expect(store.getState().user).toEqual(ada);
  });

  test('stays as it is when nothing has changed, whether the token was ever stored or not', async () => {
    for (const [path, stored] of [
      ['/About', signedIn],
      ['/About', {}],
    ] as const) {
      const { checked, happen, store, went } = await start(path, stored);
      await checked();
      const before = store.getState();
      happen('pageshow', slept);
      expect([store.getState(), went]).toEqual([before, []]);
    }
  });
});
