import { describe, expect, test, vi } from 'vitest';
import { createSiteClient } from '@/lib/platform/site';
import { createSession } from './session';
import { createSessionStore } from './store';
import { platformUrl, respond } from './testing-platform';
import { otto, ottosTokens, settled, setUpVisits, visitor } from './testing-visits';

const { browse, platform } = setUpVisits();

const stateOf = (tab: ReturnType<ReturnType<typeof browse>['open']>) => tab.page().store.getState();
const ended = { isLoadingAuth: false, isLoadingPublicSettings: false };

describe('a check', () => {
  test('fetches the settings, then the user, and sets the user in one update', async () => {
    const tab = browse(ottosTokens).open('/');
    const seen: unknown[] = [];
    const see = (
      { user, isAuthenticated, isLoadingAuth, isLoadingPublicSettings } = stateOf(tab),
    ) => seen.push([user?.id, isAuthenticated, isLoadingAuth, isLoadingPublicSettings]);
    see();
    tab.page().store.subscribe((state) => see(state));
    await settled();
    expect(platform().calls.map(({ request }) => request)).toEqual([
      'GET /api/apps/public/prod/public-settings/by-id/brazos',
      'GET /api/apps/brazos/entities/User/me',
    ]);
    expect(seen).toEqual([
      [undefined, false, true, true],
      [undefined, false, true, false],
      ['1', true, false, false],
    ]);
    const appPublicSettings = { id: 'brazos', public_settings: {} };
    expect(stateOf(tab)).toMatchObject({ authError: null, appPublicSettings });
  });

  test('doesn’t fetch the user without a token', async () => {
    const tab = browse().open('/');
    await settled();
    expect(platform().calls).toHaveLength(1);
    expect([stateOf(tab), tab.outcome()]).toMatchObject([ended, visitor]);
  });

  test('clears the previous error when it starts again', async () => {
    platform().mode = 'garbles';
    const tab = browse(ottosTokens).open('/');
    await settled();
    platform().mode = 'fine';
    expect(tab.outcome().error).toBe('unknown');
    tab.page().checkAppState();
    expect(stateOf(tab)).toMatchObject({ isLoadingAuth: true, authError: null });
    await settled();
    expect(tab.outcome()).toEqual(otto);
  });

  test('is retried once after a temporary error', async () => {
    platform().override = () => (platform().calls.length === 1 ? respond(503, {}) : undefined);
    const tab = browse(ottosTokens).open('/');
    await settled();
    expect([tab.outcome(), platform().calls.length]).toEqual([otto, 3]);
  });

  test('keeps the user through a temporary failure, but not through a rejection', async () => {
    const tab = browse(ottosTokens).open('/');
    await settled();
    platform().apps = { brazos: { settings: 404 } };
    tab.page().checkAppState();
    await settled();
    expect(stateOf(tab)).toMatchObject({ user: { id: '1' }, isAuthenticated: true });
    platform().apps = { brazos: { settings: 403, reason: 'user_not_registered' } };
    tab.page().checkAppState();
    await settled();
    expect(stateOf(tab)).toMatchObject({ user: null, isAuthenticated: false });
  });
});

describe('a sign-out between an answer and its processing', () => {
  function open() {
    const store = createSessionStore();
    const client = createSiteClient({ serverUrl: platformUrl, appId: 'brazos', token: 'of-otto' });
    const session = createSession({
      store,
      app: { client: () => client, fallBack: () => false },
      onAuthRequired: vi.fn(),
      settingsCache: { read: () => null, write: vi.fn(), clear: vi.fn() },
      returnTo: () => '',
    });
    const signOutAfter = async <T>(answer: Promise<T>) => {
      const read = await answer;
      session.logout(false);
      return read;
    };
    return { store, client, session, signOutAfter };
  }

  test.each(['settings', 'user'])('supersedes a load at the %s', async (late) => {
    const { store, client, session, signOutAfter } = open();
    const { get } = client.publicSettings;
    const { me } = client.auth;
    if (late === 'user') client.auth.me = (options) => signOutAfter(me(options));
    else client.publicSettings.get = (options) => signOutAfter(get(options));
    expect(await session.load()).toBe(false);
    const appPublicSettings = late === 'user' ? { id: 'brazos' } : null;
    expect(store.getState()).toMatchObject({ ...ended, user: null, appPublicSettings });
  });

  test('supersedes the question whose token it is, as does the session’s end', async () => {
    const { store, client, session, signOutAfter } = open();
    const before = store.getState();
    expect(await session.identify(client)).toMatchObject({
      outcome: 'accepted',
      user: { id: '1' },
    });
    expect(store.getState()).toBe(before);
    const { me } = client.auth;
    const late = { auth: { ...client.auth, me: () => signOutAfter(me()) } };
    expect(await session.identify(late)).toEqual({ outcome: 'superseded' });
    const asking = session.identify(client);
    session.stop();
    expect(await asking).toEqual({ outcome: 'superseded' });
  });
});
