import { beforeEach, expect, test } from 'vitest';
import { site } from './testing-browser';
import { respond } from './testing-platform';
import {
  editor,
  mallory,
  otto,
  ottosTokens,
  settled,
  setUpVisits,
  staging,
  staysOtto,
  visitor,
} from './testing-visits';

const { browse, platform } = setUpVisits();

const evil = 'https://evil.example';
const both = 'clear_access_token=true&access_token=token-of-mallory';

beforeEach(() => {
  platform().apps = {
    brazos: {},
    other: {},
    private: { settings: 403 },
    unregistered: { settings: 403, reason: 'user_not_registered' },
    gone: { settings: 404 },
    user: { user: 403 },
  };
});

test.each([
  ['stays, and says so', 'access_token=token-of-mallory', [], staysOtto],
  ['stays without a word with its own token', 'access_token=token-of-otto', [], otto],
  ['stays, with a rejected token', 'access_token=rubbish', [], staysOtto],
  ['isn’t signed out by a link', 'clear_access_token=true', [], otto],
  ['isn’t signed out to sign in', both, [], staysOtto],
  ['isn’t signed out by a nonce that isn’t the tab’s', `${both}&brazos_nonce=0`, [], staysOtto],
  ['stays in a foreign frame', 'access_token=token-of-mallory', [evil], staysOtto],
  ['stays within a foreign frame', 'access_token=token-of-mallory', [editor, evil], staysOtto],
  ['isn’t signed out by a foreign frame', 'clear_access_token=true', [evil], otto],
  ['is replaced by the editor', 'access_token=token-of-mallory', [editor], mallory],
  [
    'is replaced by the site in the editor',
    'access_token=token-of-mallory',
    [site, editor],
    mallory,
  ],
  ['is signed out by the editor', 'clear_access_token=true', [editor], visitor],
  ['is replaced by the editor, from scratch', both, [editor], mallory],
  ['stays if the editor’s token is rejected', 'access_token=rubbish', [editor], staysOtto],
  ['keeps its app', 'app_id=other', [], otto],
  ['gets another app from the editor', 'app_id=other', [editor], { ...otto, app: 'other' }],
])('a session %s: %s in frames %j', async (_, query, around, outcome) => {
  const tab = browse(ottosTokens).open(`/About?${query}`, around);
  await settled();
  expect(tab.outcome()).toEqual(outcome);
  // Nothing of the link outlives its page.
  tab.go('/');
  await settled();
  expect(tab.outcome()).toEqual({ ...outcome, notices: [] });
});

test('the notice over a session names the user, and signs out', async () => {
  const tab = browse(ottosTokens).open('/About?access_token=token-of-mallory');
  await settled();
  expect(tab.notices()).toEqual([
    {
      title: 'You’re already signed in as Otto (otto@plant.example)',
      description: 'Sign out first to use another account.',
      label: 'Sign out',
    },
  ]);
  tab.press('Sign out');
  expect(tab.outcome()).toEqual({ ...visitor, navigations: ['/api/apps/auth/logout'] });
});

test.each([
  ['signs in', {}, 'access_token=token-of-otto', [], otto],
  ['signs in, in a foreign frame', {}, 'access_token=token-of-otto', [evil], otto],
  [
    'signs in after an expired session',
    { token: 'of-yesterday' },
    'access_token=token-of-otto',
    [],
    otto,
  ],
  ['isn’t stored if nobody answers', {}, 'access_token=of-nobody', [], visitor],
] as const)('a link’s token %s', async (_, stored, query, around, outcome) => {
  platform().override = ({ token }) =>
    token === 'of-nobody' ? Promise.reject(new TypeError('reset')) : undefined;
  const browser = browse(stored);
  const tab = browser.open(`/About?${query}`, around);
  expect(tab.outcome().user).toBeNull();
  await settled();
  expect(tab.outcome()).toMatchObject({ user: outcome.user, token: outcome.token });
  tab.go('/About');
  await settled();
  expect(tab.outcome()).toEqual(outcome);
});

test('a link’s token is tried before a private app sends an expired session to the sign-in page', async () => {
  platform().override = ({ request, token }) =>
    request.includes('/public-settings/') && token !== 'token-of-otto'
      ? respond(403, { extra_data: { reason: 'auth_required' } })
      : undefined;
  const tab = browse({ token: 'of-yesterday' }).open('/About?access_token=token-of-otto');
  await settled();
  expect(tab.outcome()).toEqual(otto);
});

test('another tab’s sign-in stays, if a link arrived before it', async () => {
  const browser = browse();
  const tab = browser.open('/About?access_token=token-of-mallory');
  // Before the response, and before this tab gets the storage event.
  for (const key of Object.keys(ottosTokens)) browser.localStorage.setItem(key, 'token-of-otto');
  await settled();
  expect(tab.outcome()).toEqual(staysOtto);
});

test.each([
  [[], visitor],
  [[editor], { ...visitor, error: 'user_not_registered', token: 'token-of-mallory' }],
] as const)(
  'an account without access, linked in frames %j, is kept for signing out only if it’s proved',
  async (around, later) => {
    platform().override = ({ token }) =>
      token === 'token-of-mallory'
        ? respond(403, { extra_data: { reason: 'user_not_registered' } })
        : undefined;
    const tab = browse().open('/About?access_token=token-of-mallory', around);
    await settled();
    expect(tab.outcome().error).toBe('user_not_registered');
    tab.go('/');
    await settled();
    expect(tab.outcome()).toEqual(later);
  },
);

test('an app in a link is stored once the platform has returned its settings', async () => {
  const tab = browse().open('/?app_id=other');
  expect(tab.outcome()).toEqual(visitor);
  await settled();
  expect(tab.outcome()).toEqual({ ...visitor, app: 'other' });
  tab.page().navigateToLogin();
  expect(tab.navigations.at(-1)).toContain('app_id=other');
});

test.each([
  ['private', {}, visitor],
  ['unregistered', {}, visitor],
  ['gone', {}, visitor],
  ['gone', { base44_app_id: 'gone' }, visitor],
  ['gone', { base44_app_id: 'other' }, { ...visitor, app: 'other' }],
  ['user&access_token=token-of-otto', {}, otto],
  ['user', { ...ottosTokens, base44_app_id: 'user' }, otto],
])('an app that refuses, %s with %j, is forgotten', async (app, stored, outcome) => {
  const tab = browse(stored).open(`/?app_id=${app}`);
  await settled();
  expect(tab.outcome()).toEqual(outcome);
});

test('a build that names its app accepts no other one but those it lists', async () => {
  const appIds = ['brazos', 'user'];
  const tab = browse({}, { appIds }).open('/?app_id=other');
  await settled();
  expect(tab.outcome().app).toBeNull();
  tab.page().navigateToLogin();
  expect(new URL(tab.navigations.at(-1) ?? '').searchParams.get('app_id')).toBe('brazos');
  tab.go('/?app_id=user');
  await settled();
  expect(tab.outcome().app).toBe('user');
});

test.each([
  ['is contacted for a visitor', {}, staging],
  ['isn’t contacted for a user', ottosTokens, 'https://platform.example'],
])('a platform in a link %s', async (_, stored, origin) => {
  const browser = browse(stored);
  browser.open(`/?server_url=${staging}`);
  await settled();
  expect([...new Set(platform().calls.map((call) => call.origin))]).toEqual([origin]);
  const kept = browser.localStorage.getItem('base44_server_url');
  expect(kept).toBe(origin === staging ? staging : null);
});
