import { expect, test } from 'vitest';
import { editor, site } from './testing';
import {
  mallory,
  otto,
  ottoStays,
  ottosTokens,
  returnUrl,
  settled,
  setUpVisits,
  visitor,
} from './testing-browser';
import { faults, refuse } from './testing-platform';

const { browse, platform } = setUpVisits();

const evil = 'https://evil.example';
const token = 'access_token=token-of-mallory';
const both = `clear_access_token=true&${token}`;

test.each([
  [ottosTokens, token, [], ottoStays],
  [ottosTokens, 'access_token=token-of-otto', [], otto],
  [ottosTokens, `${both}&brazos_nonce=0`, [], ottoStays],
  [ottosTokens, 'clear_access_token=true', [editor, evil], otto],
  [ottosTokens, token, [site, editor], mallory],
  [ottosTokens, both, [editor], mallory],
  [ottosTokens, 'clear_access_token=true', [editor], visitor],
  [ottosTokens, 'access_token=rubbish', [editor], ottoStays],
  [ottosTokens, 'app_id=other', [], otto],
  [ottosTokens, 'app_id=other', [editor], { ...otto, app: 'other' }],
  [{}, token, [evil], mallory],
  [{ token: 'of-yesterday' }, token, [], mallory],
  [{}, 'app_id=other', [], { ...visitor, app: 'other' }],
  [{}, `app_id=gone&${token}`, [], mallory],
  [{ ...ottosTokens, base44_app_id: 'gone' }, '', [], otto],
])('with %j, the link %s in frames %j gives %j', async (stored, query, around, outcome) => {
  platform().override = ({ request }) => (request.includes('gone') ? refuse('paused') : undefined);
  const tab = browse(stored).open(`/About?${query}`, around);
  await settled();
  expect(tab.outcome()).toEqual(outcome);
  // Nothing of the link outlives its page.
  tab.go('/');
  await settled();
  expect(tab.outcome()).toEqual({ ...outcome, notices: [] });
});

test.each([
  [[], visitor],
  [[editor], { ...visitor, error: 'user_not_registered', token: 'token-of-mallory' }],
])(
  'an account without access in frames %j is kept for signing out only if it’s proved',
  async (around, later) => {
    platform().override = ({ token }) =>
      token === null ? undefined : refuse('user_not_registered');
    const tab = browse().open(`/About?${token}`, around);
    await settled();
    expect(tab.outcome().error).toBe('user_not_registered');
    tab.go('/');
    await settled();
    expect(tab.outcome()).toEqual(later);
  },
);

test('a stored app that fails is forgotten, even if the build’s doesn’t answer either', async () => {
  platform().override = faults.down;
  const tab = browse({ base44_app_id: 'gone' }).open('/');
  await settled();
  expect(tab.outcome().app).toBeNull();
});

test('a link’s token that no platform answered is tried again, and signs in', async () => {
  platform().override = faults.down;
  const tab = browse().open('/?access_token=token-of-otto');
  await settled();
  expect(tab.outcome().user).toBeNull();
  platform().override = () => undefined;
  tab.dispatch('online');
  await settled();
  expect(tab.outcome()).toEqual(otto);
});

test('a return from the sign-in page replaces another tab’s session, once', async () => {
  const browser = browse();
  const tab = browser.open('/About?a=1#part');
  await settled();
  tab.session().navigateToLogin();
  const back = `${returnUrl(tab)}&${token}`;
  const other = browser.open('/?access_token=token-of-otto');
  await settled();
  tab.go(back);
  expect(tab.href()).toBe(`${site}/About?a=1#part`);
  await settled();
  expect([tab.outcome(), other.outcome()]).toEqual([{ ...mallory, left: ['/login'] }, mallory]);
  other.go('/?access_token=token-of-otto');
  other.session().logout(false);
  other.go('/?access_token=token-of-otto');
  await settled();
  tab.go(back);
  await settled();
  expect(tab.outcome()).toEqual({ ...ottoStays, left: ['/login'] });
});

test.each(['', '&access_token=rubbish'])(
  'with storage denied, a private app redirects once to a sign-in that returns with “%s”',
  async (query) => {
    platform().override = () => refuse();
    const tab = browse('denied').open('/About');
    await settled();
    for (let page = 0; page < 3; page++) {
      tab.go(returnUrl(tab).href + query);
      await settled();
    }
    const notices = ['You’re not signed in'];
    expect(tab.outcome()).toEqual({
      ...visitor,
      error: 'auth_required',
      left: ['/login'],
      notices,
    });
  },
);
