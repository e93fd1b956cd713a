import { describe, expect, test, vi } from 'vitest';
import { createAppSession } from './app-session';
import { site } from './testing-browser';
import { platformUrl } from './testing-platform';
import { otto, ottosTokens, settled, setUpVisits } from './testing-visits';

const { browse, platform } = setUpVisits();

const at = (pathname: string, routeName = pathname.slice(1)) => ({
  href: `${site}${pathname}?access_token=x`,
  pathname,
  routeName,
});
const calls = () => platform().calls.map(({ request }) => request.replace(/ .*\//, ' '));

test('queues calls until it starts and runs later ones at once', async () => {
  const tab = browse().open('/About', [site]);
  tab.go('/About', { early: true });
  const page = tab.page();
  page.reportNavigation(at('/About'));
  page.navigateToLogin();
  page.reportError(new Error('broken'), 'Menu');
  expect([tab.parentMessages, tab.navigations]).toEqual([[], []]);
  const end = page.start();
  expect(tab.parentMessages).toMatchObject([
    { type: 'app_changed_url', url: `${site}/About` },
    { type: 'app_error', error: { title: 'broken', componentName: 'Menu' } },
  ]);
  await settled();
  expect(tab.outcome().navigations).toEqual(['/login']);
  page.checkAppState();
  page.logout();
  expect(tab.outcome().navigations).toEqual(['/login', '/api/apps/auth/logout']);
  end();
  end();
});

test('reports the page once to the parent', () => {
  const tab = browse().open('/About', [site]);
  for (const path of ['/About', '/About']) tab.page().reportNavigation(at(path));
  expect(tab.parentMessages).toEqual([{ type: 'app_changed_url', url: `${site}/About` }]);
});

test('logs a user’s visits at exact page paths, and none of a visitor', async () => {
  const visitor = browse().open('/About');
  visitor.page().reportNavigation(at('/About'));
  await settled();
  expect(calls()).toEqual(['GET brazos']);
  const user = browse(ottosTokens).open('/About');
  for (const visit of [at('/about', 'About'), at('/About'), at('/Nope', '/_not-found')]) {
    user.page().reportNavigation(visit);
  }
  await settled();
  expect(calls().slice(1)).toEqual(['GET me', 'GET brazos', 'POST About']);
  expect(user.outcome()).toEqual(otto);
  user.page().logout(false);
  user.page().reportNavigation(at('/ISO'));
  await settled();
  expect(calls()).toHaveLength(4);
});

test.each([
  ['/About', ottosTokens],
  ['/About?access_token=of-otto', {}],
])('reports errors at %s with %j to the parent without the token', (path, stored) => {
  const tab = browse(stored).open(path, [site]);
  tab.dispatch('error', { error: new Error('broken for of-otto') });
  expect(tab.parentMessages).toMatchObject([{ error: { title: 'broken for [token]' } }]);
});

test('ignores events after it ends', async () => {
  const browser = browse(ottosTokens);
  const tab = browser.open('/About', [site]);
  await settled();
  tab.page().end();
  browser.localStorage.clear();
  tab.dispatch('error', { error: new Error('broken') });
  tab.dispatch('storage');
  tab.dispatch('pageshow', { persisted: true });
  expect([tab.parentMessages, tab.outcome().user]).toEqual([[], 'Otto']);
});

test('tells what a client needs while it runs with a token', async () => {
  expect(browse().open('/').page().connection()).toBeNull();
  const tab = browse().open('/About?access_token=of-otto');
  await settled();
  const connection = { serverUrl: platformUrl, appId: 'brazos', token: 'of-otto' };
  expect(tab.page().connection()).toEqual(connection);
  tab.page().end();
  expect(tab.page().connection()).toBeNull();
});

test.each([
  ['an error', new Error('secret of-otto'), 'Error'],
  ['anything else', 'secret of-otto', 'unknown error'],
])('ends loading when %s is thrown at the start, and logs only its name', (_, thrown, named) => {
  vi.stubGlobal('window', {
    get location() {
      throw thrown;
    },
  });
  const appId = 'brazos';
  const session = createAppSession({
    ...{ platformUrl, appId, appIds: [], platformOrigins: [], parentOrigins: [] },
  });
  session.navigateToLogin();
  session.start();
  expect(session.store.getState()).toMatchObject({
    isLoadingAuth: false,
    isLoadingPublicSettings: false,
    authError: { type: 'unknown', message: 'Failed to load app' },
  });
  expect(vi.mocked(console.warn).mock.calls).toEqual([['The session could not start:', named]]);
});

describe('onUiNeeded', () => {
  const unregistered = { type: 'user_not_registered', message: 'not registered' };
  const failed = { type: 'unknown', message: 'no answer' };

  test.each([
    ['an unanswered check', { authError: failed }, [], 0],
    ['Access Restricted', { authError: unregistered }, [], 1],
    ['a signed-in user', { isAuthenticated: true }, [], 1],
    ['a notice', {}, ['Closed for maintenance'], 1],
  ])('is called for %s, now and later: %j, %j', (_, state, notices, expected) => {
    const { store, notifications, onUiNeeded } = browse().open('/').page();
    const [first, later] = [vi.fn(), vi.fn()];
    onUiNeeded(first);
    expect(first).not.toHaveBeenCalled();
    store.setState(state);
    for (const title of notices) notifications.getState().add({ title, tone: 'info' });
    expect(first).toHaveBeenCalledTimes(expected);
    onUiNeeded(later);
    expect(later).toHaveBeenCalledTimes(expected);
  });
});
