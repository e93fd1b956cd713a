import { describe, expect, test, vi } from 'vitest';
import { respond } from './testing-platform';
import { otto, ottosTokens, settled, setUpVisits, visitor } from './testing-visits';

const { browse, platform } = setUpVisits();

const stateOf = (tab: ReturnType<ReturnType<typeof browse>['open']>) => tab.page().store.getState();

const unconfirmed = 'We couldn’t confirm your sign-in';
const ended = { isLoadingAuth: false, isLoadingPublicSettings: false };
const isForUser = ({ request }: { request: string }) => request.endsWith('/User/me');

describe('a check', () => {
  test('fetches the settings and the user at the same time, and sets the user in one update', async () => {
    const tab = browse(ottosTokens).open('/');
    const seen: unknown[] = [];
    const see = (
      { user, isAuthenticated, isLoadingAuth, isLoadingPublicSettings } = stateOf(tab),
    ) => seen.push([user?.id, isAuthenticated, isLoadingAuth, isLoadingPublicSettings]);
    see();
    tab.page().store.subscribe((state) => see(state));
    await settled();
    expect(platform().calls.map(({ request }) => request)).toEqual([
      'GET /api/apps/brazos/entities/User/me',
      'GET /api/apps/public/prod/public-settings/by-id/brazos',
    ]);
    expect(seen).toEqual([
      [undefined, false, true, true],
      ['1', true, false, false],
    ]);
    const appPublicSettings = { id: 'brazos', public_settings: {} };
    expect(stateOf(tab)).toMatchObject({ authError: null, appPublicSettings });
  });

  test('clears the previous error when it starts again, and what the tab remembers', async () => {
    platform().mode = 'garbles';
    const tab = browse(ottosTokens).open('/');
    await settled();
    platform().mode = 'fine';
    expect(tab.outcome().error).toBe('unknown');
    tab.page().checkAppState();
    expect(stateOf(tab)).toMatchObject({ isLoadingAuth: true, authError: null });
    await settled();
    expect(tab.outcome()).toEqual(otto);
    tab.page().checkAppState();
    tab.go('/');
    expect(stateOf(tab).isLoadingAuth).toBe(true);
  });

  test('is retried once after a temporary error', async () => {
    platform().override = () => (platform().calls.length === 1 ? respond(503, {}) : undefined);
    const tab = browse(ottosTokens).open('/');
    await settled();
    expect([tab.outcome(), platform().calls.length]).toEqual([otto, 3]);
  });
});

describe('failing settings', () => {
  const message = 'Words of theirs';
  const because = (reason: unknown) => ({ message, extra_data: { reason } });
  const notRegistered = 'User not registered for this app';
  const noId = 'Unexpected response from the platform: settings without an id';

  test.each<[string, number, unknown, string, string, string[]]>([
    ['no account', 403, because('user_not_registered'), 'user_not_registered', notRegistered, []],
    ['another reason', 403, because('paused'), 'paused', message, ['We couldn’t sign you in']],
    ['no reason', 403, because(undefined), 'unknown', message, [unconfirmed]],
    ['an empty reason', 403, because(''), 'unknown', message, [unconfirmed]],
    ['a reason that isn’t text', 403, because(['paused']), 'unknown', message, [unconfirmed]],
    ['no extra data', 403, { message, extra_data: 'paused' }, 'unknown', message, [unconfirmed]],
    ['another status', 401, because('auth_required'), 'unknown', message, [unconfirmed]],
    ['another shape', 200, [], 'unknown', noId, [unconfirmed]],
  ])(
    'with %s keep the token and are explained',
    async (_, status, body, type, message, notices) => {
      platform().override = () => respond(status, body);
      const tab = browse(ottosTokens).open('/');
      await settled();
      expect(tab.outcome()).toEqual({ ...otto, user: null, error: type, notices });
      expect(stateOf(tab)).toMatchObject({
        ...ended,
        authError: { message },
        appPublicSettings: null,
      });
      expect(platform().calls).toHaveLength(2);
    },
  );

  test('that never come end the loading', async () => {
    platform().mode = 'hangs';
    const tab = browse().open('/');
    await vi.advanceTimersByTimeAsync(9000);
    const message = 'The platform did not respond in time';
    expect(stateOf(tab)).toMatchObject({ ...ended, authError: { type: 'unknown', message } });
  });
});

describe('a rejected token', () => {
  test.each([
    ['never comes', () => new Promise<never>(() => {})],
    ['can’t be reached', () => Promise.reject(new TypeError('reset'))],
    ['is another shape', () => respond(200, { name: 'Otto' })],
    ['is an error', () => respond(500, { message: 'token-of-today broke it' })],
  ])('isn’t assumed when the user’s answer %s', async (_, answer) => {
    platform().override = (call) => (isForUser(call) ? answer() : undefined);
    const token = 'token-of-today';
    const tab = browse({ base44_access_token: token, token }).open('/');
    await settled();
    expect(tab.outcome()).toEqual({ ...visitor, token, notices: [unconfirmed] });
    expect(console.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain(token);
  });
});

// A page never sees redirects, which fetch refuses.
const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);

test('loading ends for any status of the settings and the user; only 401 and 403 of the user sign out', async () => {
  for (const status of statuses) {
    for (const failing of ['settings', 'user']) {
      platform().override = (call) =>
        isForUser(call) === (failing === 'user') ? new Response(null, { status }) : undefined;
      const tab = browse(ottosTokens).open('/');
      await settled();
      const isRefused = failing === 'user' && (status === 401 || status === 403);
      const error = isRefused ? 'auth_required' : failing === 'user' ? null : 'unknown';
      expect([failing, status, tab.outcome()]).toMatchObject([
        failing,
        status,
        isRefused
          ? { user: null, error, token: null, navigations: ['/login'] }
          : { user: null, error, token: 'token-of-otto', navigations: [], notices: [unconfirmed] },
      ]);
      expect(stateOf(tab)).toMatchObject(ended);
      tab.page().stop();
    }
  }
});

describe('after an outage', () => {
  test.each(['online', 'visibilitychange', 'Try again'])(
    'the user is signed in on “%s”',
    async (trigger) => {
      platform().mode = 'down';
      const tab = browse(ottosTokens).open('/');
      await settled();
      expect(tab.notices()).toEqual([
        {
          title: unconfirmed,
          description: 'You’re browsing as a visitor.',
          label: 'Try again',
        },
      ]);
      platform().mode = 'fine';
      if (trigger === 'Try again') tab.press(trigger);
      else tab.dispatch(trigger);
      await settled();
      expect(tab.outcome()).toEqual(otto);
    },
  );

  test('a dismissed notice comes back only after a sign-in', async () => {
    platform().mode = 'down';
    const tab = browse(ottosTokens).open('/');
    await settled();
    tab.dismiss(unconfirmed);
    tab.dispatch('online');
    await settled();
    expect(tab.notices()).toEqual([]);
    tab.go('/About');
    await settled();
    expect(tab.notices()).toEqual([]);
    platform().mode = 'fine';
    tab.go('/About');
    await settled();
    platform().mode = 'down';
    tab.page().checkAppState();
    tab.go('/About?clear_access_token=true');
    await settled();
    expect(tab.outcome().notices).toEqual([unconfirmed]);
  });

  test('nothing is asked again for a visitor, a user, a hidden page, or after signing out', async () => {
    platform().mode = 'down';
    const [visitor, signedOut, hidden] = [
      browse().open('/'),
      browse(ottosTokens).open('/'),
      browse(ottosTokens).open('/'),
    ];
    await settled();
    signedOut.page().logout(false);
    hidden.hide();
    platform().mode = 'fine';
    const user = browse(ottosTokens).open('/');
    await settled();
    const before = platform().calls.length;
    for (const tab of [visitor, signedOut, user]) tab.dispatch('online');
    hidden.dispatch('visibilitychange');
    await settled();
    expect(platform().calls).toHaveLength(before);
  });
});
