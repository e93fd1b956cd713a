import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { json, serve } from '@/lib/platform/testing';
import { createAppSession } from './app-session';
import { settingsFor, stubPage } from './testing-page';

let warnings: MockInstance<typeof console.warn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const navigation = {
  href: 'https://site.example/About',
  pathname: '/About',
  routeName: 'About',
};

async function create(path = '/About') {
  const server = await serve((_request, response) =>
    json(response, { id: 'brazos', public_settings: {} }),
  );
  const page = stubPage(path);
  const session = createAppSession(settingsFor(server));
  const isLoading = () => session.store.getState().isLoadingAuth;
  const checked = () => vi.waitUntil(() => !isLoading(), { timeout: 20_000 });
  return { ...page, session, serverUrl: server.url, requests: server.requests, isLoading, checked };
}

test('queues calls until it starts and runs later ones at once', async () => {
  const { session, checked, navigations, parentMessages, requests } = await create();
  session.reportNavigation(navigation);
  session.navigateToLogin();
  const end = session.start();
  await checked();
  expect(parentMessages).toHaveLength(1);
  expect(navigations).toHaveLength(1);
  session.checkAppState();
  await checked();
  expect(requests).toHaveLength(2);
  session.logout();
  expect(navigations).toHaveLength(2);
  session.reportNavigation(navigation);
  expect(parentMessages).toHaveLength(1);
  session.reportNavigation({ ...navigation, pathname: '/ISO', routeName: 'ISO' });
  expect(parentMessages).toHaveLength(2);
  end();
  end();
});

test('tells what a client needs while it runs with a token', async () => {
  const visitor = await create();
  const endVisit = visitor.session.start();
  expect(visitor.session.connection()).toBeNull();
  endVisit();
  const { session, serverUrl } = await create('/About?access_token=of-today');
  expect(session.connection()).toBeNull();
  const end = session.start();
  expect(session.connection()).toEqual({ serverUrl, appId: 'brazos', token: 'of-today' });
  end();
});

test.each([
  ['an error', new Error('secret of-today'), 'Error'],
  ['anything else', 'secret of-today', 'unknown error'],
])(
  'ends loading when %s is thrown at the start, and logs only the error’s name',
  async (_, thrown, named) => {
    const { session, checked } = await create();
    vi.stubGlobal('window', {
      get location() {
        throw thrown;
      },
    });
    session.navigateToLogin();
    session.start();
    await checked();
    expect(session.store.getState()).toMatchObject({
      isLoadingPublicSettings: false,
      authError: { type: 'unknown', message: 'Failed to load app' },
    });
    expect(warnings.mock.calls).toEqual([['The session could not start:', named]]);
  },
);

test('calls onUiNeeded for a notice, Access Restricted, and a signed-in user', async () => {
  const { session } = await create();
  let shown = 0;
  session.onUiNeeded(() => {
    shown += 1;
  });
  session.store.setState({ authError: { type: 'unknown', message: 'no answer' } });
  expect(shown).toBe(0);
  session.store.setState({ authError: { type: 'user_not_registered', message: 'not registered' } });
  expect(shown).toBe(1);
  session.store.setState({ authError: null, isAuthenticated: true });
  expect(shown).toBe(2);
  session.store.setState({ isAuthenticated: false });
  session.notifications.getState().add({ title: 'Closed for maintenance', tone: 'info' });
  expect(shown).toBe(3);

  // The session may have an answer first.
  let isShownLater = false;
  session.onUiNeeded(() => {
    isShownLater = true;
  });
  expect(isShownLater).toBe(true);
});
