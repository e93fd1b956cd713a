import { describe, expect, test, vi } from 'vitest';
import { startAppSession } from './app-session';
import { site } from './testing-browser';
import { platformUrl } from './testing-platform';
import { ottosTokens, settled, setUpVisits } from './testing-visits';

const { browse, platform } = setUpVisits();

const calls = () => platform().calls.map(({ request }) => request.replace(/ .*\//, ' '));

test('reports the page and caught errors to the parent', () => {
  const tab = browse().open('/About?access_token=x', [site]);
  tab.page().reportPage('About');
  tab.page().reportError(new Error('broken'), 'Menu');
  expect(tab.parentMessages).toMatchObject([
    { type: 'app_changed_url', url: `${site}/About` },
    { type: 'app_error', error: { title: 'broken', componentName: 'Menu' } },
  ]);
});

test('logs a user’s visit once it’s known who it is, and none of a visitor or of a missing page', async () => {
  const browser = browse();
  const tab = browser.open('/About');
  tab.page().reportPage('About');
  await settled();
  tab.go('/About?access_token=token-of-otto');
  tab.page().reportPage('About');
  expect(calls()).not.toContain('POST About');
  await settled();
  tab.go('/ISO');
  tab.page().reportPage('ISO');
  tab.page().reportPage(null);
  const early = browser.open('/Risk');
  early.page().reportPage('Risk');
  early.page().logout(false);
  await settled();
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual(['POST About', 'POST ISO']);
});

test.each([
  ['/About', ottosTokens],
  ['/About?access_token=token-of-otto', {}],
])('reports errors at %s with %j to the parent without the token', (path, stored) => {
  const tab = browse(stored).open(path, [site]);
  tab.dispatch('error', { error: new Error('broken for token-of-otto') });
  expect(tab.parentMessages).toMatchObject([{ error: { title: 'broken for [token]' } }]);
});

test('tells what a client needs with a token', async () => {
  expect(browse().open('/').page().connection()).toBeNull();
  const tab = browse().open('/About?access_token=token-of-otto');
  await settled();
  const connection = { serverUrl: platformUrl, appId: 'brazos', token: 'token-of-otto' };
  expect(tab.page().connection()).toEqual(connection);
});

test('that can’t start ends loading, and logs only the error’s name', () => {
  vi.stubGlobal('window', {
    get location() {
      throw new Error('secret token-of-otto');
    },
  });
  const session = startAppSession({
    platformUrl,
    appId: 'brazos',
    appIds: null,
    platformOrigins: [],
    parentOrigins: [],
  });
  session.navigateToLogin();
  expect(session.store.getState()).toMatchObject({
    isLoadingAuth: false,
    isLoadingPublicSettings: false,
    authError: { type: 'unknown', message: 'Failed to load app' },
  });
  expect(vi.mocked(console.warn).mock.calls).toEqual([['The session could not start:', 'Error']]);
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
