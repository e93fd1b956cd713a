import { expect, test, vi } from 'vitest';
import { platformUrl, site } from './testing';
import { otto, ottosTokens, settled, setUpVisits, visitor } from './testing-browser';
import { faults, isForUser, refuse, respond } from './testing-platform';

const { browse, platform } = setUpVisits();

const unconfirmed = 'We couldn’t confirm your sign-in';
const notConfirmed = { ...otto, user: null, notices: [unconfirmed] };
const sentToSignIn = { ...visitor, error: 'auth_required', left: ['/login'] };

test('settings and user are fetched at the same time, each retried once, and shown in one update', async () => {
  platform().override = () => (platform().calls.length === 1 ? respond(503, {}) : undefined);
  const tab = browse(ottosTokens).open('/About?reset_code=x&a=1');
  const seen: unknown[] = [];
  tab.session().store.subscribe((state) => {
    seen.push([
      state.user?.id,
      state.isAuthenticated,
      state.isLoadingAuth,
      state.isLoadingPublicSettings,
    ]);
  });
  await settled();
  const me = 'GET /api/apps/brazos/entities/User/me';
  const settings = 'GET /api/apps/public/prod/public-settings/by-id/brazos';
  expect(platform().calls.map(({ request }) => request)).toEqual([me, settings, me]);
  expect(seen).toEqual([['1', true, false, false]]);
  expect(platform().calls[0]?.pageUrl).toBe(`${site}/About?a=1`);
  const connection = { serverUrl: platformUrl, appId: 'brazos', token: 'token-of-otto' };
  expect(tab.session().connection()).toEqual(connection);
});

const notRegistered = 'User not registered for this app';
const noId = 'Unexpected response from the platform: settings without an id';

test.each([
  [refuse('user_not_registered'), 'user_not_registered', notRegistered, []],
  [refuse('paused'), 'paused', 'Words of theirs', ['We couldn’t sign you in']],
  [refuse(''), 'unknown', 'Words of theirs', [unconfirmed]],
  [
    respond(403, { message: 'No', extra_data: { reason: ['paused'] } }),
    'unknown',
    'No',
    [unconfirmed],
  ],
  [respond(401, { message: 'No' }), 'unknown', 'No', [unconfirmed]],
  [respond(200, []), 'unknown', noId, [unconfirmed]],
])(
  'failing settings, %#, keep the token and are explained',
  async (answer, error, message, notices) => {
    platform().override = (call) => (isForUser(call) ? undefined : answer);
    const tab = browse(ottosTokens).open('/');
    await settled();
    expect(tab.outcome()).toEqual({ ...otto, user: null, error, notices });
    expect(tab.session().store.getState().authError).toEqual({ type: error, message });
  },
);

test.each([
  [respond(401, {}), sentToSignIn],
  [respond(403, {}), sentToSignIn],
  [respond(404, {}), notConfirmed],
  [respond(500, { message: 'token-of-otto broke it' }), notConfirmed],
  [respond(200, { name: 'Otto' }), notConfirmed],
])('of a failing user, %#, only 401 and 403 sign out', async (answer, outcome) => {
  platform().override = (call) => (isForUser(call) ? answer.clone() : undefined);
  const tab = browse(ottosTokens).open('/');
  await settled();
  expect(tab.outcome()).toEqual(outcome);
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain('token-of-otto');
});

test.each(['online', 'visibilitychange', 'Try again'])(
  'a platform that never answers ends the loading; “%s” asks again',
  async (trigger) => {
    platform().override = faults.hangs;
    const tab = browse(ottosTokens).open('/');
    await vi.advanceTimersByTimeAsync(9000);
    expect(tab.session().store.getState().isLoadingAuth).toBe(false);
    expect(tab.outcome()).toEqual({ ...notConfirmed, error: 'unknown' });
    platform().override = () => undefined;
    if (trigger === 'Try again') tab.session()[tab.notices()[0]?.action?.does ?? 'logout']();
    else tab.dispatch(trigger);
    await settled();
    expect(tab.outcome()).toEqual(otto);
    const asked = platform().calls.length;
    tab.dispatch('online');
    await settled();
    expect(platform().calls).toHaveLength(asked);
  },
);

test('a dismissed notice comes back in this tab only after a sign-in', async () => {
  platform().override = faults.garbles;
  const tab = browse(ottosTokens).open('/');
  await settled();
  tab.session().notifications.getState().dismiss(1);
  for (const path of ['/', '/About']) {
    tab.go(path);
    await settled();
    expect(tab.notices()).toEqual([]);
  }
  platform().override = () => undefined;
  tab.dispatch('online');
  await settled();
  platform().override = faults.garbles;
  tab.go('/?app_id=other');
  tab.session().checkAppState();
  await settled();
  expect(tab.outcome().notices).toEqual([unconfirmed]);
});

test('the parent hears of the page and its errors, without the token', () => {
  const tab = browse().open('/About?access_token=token-of-otto', [site]);
  tab.session().reportPage('About');
  tab.session().reportError(new Error('broken for token-of-otto'), 'Menu');
  expect(tab.messages).toMatchObject([
    { type: 'app_changed_url', url: `${site}/About` },
    { type: 'app_error', error: { title: 'broken for [token]', componentName: 'Menu' } },
  ]);
});
