import { expect, test } from 'vitest';
import { site } from './testing-browser';
import {
  mallory,
  ottosTokens,
  returnUrl,
  settled,
  setUpVisits,
  staysOtto,
  visitor,
} from './testing-visits';

const { browse, platform } = setUpVisits();

/** A user's tab, and the URL that the sign-in page sends it back to with a token. */
async function leaveForLogin(token: string, stored: Record<string, string> = ottosTokens) {
  const browser = browse(stored);
  const tab = browser.open('/About?a=1');
  await settled();
  tab.page().navigateToLogin();
  const back = returnUrl(tab);
  back.searchParams.append('access_token', token);
  return { browser, tab, back: back.href };
}

const left = { navigations: ['/login'] };

test('a return from the sign-in page replaces another tab’s session, once', async () => {
  const { browser, tab, back } = await leaveForLogin('token-of-mallory', {});
  // In the meantime, in another tab.
  const other = browser.open('/?access_token=token-of-otto');
  await settled();
  tab.go(back);
  expect(tab.href()).toBe(`${site}/About?a=1`);
  await settled();
  expect([tab.outcome(), other.outcome()]).toEqual([{ ...mallory, ...left }, mallory]);

  for (const key of Object.keys(ottosTokens)) browser.localStorage.setItem(key, 'token-of-otto');
  tab.go(back);
  await settled();
  expect(tab.outcome()).toEqual({ ...staysOtto, ...left });
});

test('a return from the sign-in page with a rejected token keeps the session', async () => {
  const { tab, back } = await leaveForLogin('rubbish');
  tab.go(back);
  await settled();
  expect(tab.outcome()).toEqual({ ...staysOtto, ...left });
});

test('a return from the sign-in page is superseded by a sign-out', async () => {
  const { tab, back } = await leaveForLogin('token-of-mallory');
  tab.go(back);
  tab.page().logout(false);
  await settled();
  expect(tab.outcome()).toEqual({ ...visitor, ...left });
});

test('a return from the sign-out page also signs out a new session', async () => {
  const browser = browse(ottosTokens);
  const tab = browser.open('/');
  await settled();
  tab.page().logout();
  const back = returnUrl(tab);
  back.searchParams.append('clear_access_token', 'true');
  for (const key of Object.keys(ottosTokens)) browser.localStorage.setItem(key, 'token-of-otto');
  tab.go(back.href);
  await settled();
  expect(tab.outcome()).toEqual({ ...visitor, navigations: ['/api/apps/auth/logout'] });
});

test.each(['', '&access_token=rubbish'])(
  'with storage denied, a private app redirects once to a sign-in that returns with “%s”',
  async (query) => {
    platform().apps = { brazos: { settings: 403 } };
    const tab = browse('denied').open('/About');
    await settled();
    for (let page = 0; page < 3; page++) {
      tab.go(returnUrl(tab).href + query);
      await settled();
    }
    expect(tab.outcome()).toMatchObject({ ...left, error: 'auth_required' });
    expect(tab.outcome().notices).toEqual(['You’re not signed in']);
    tab.press('Sign in');
    expect(tab.navigations).toHaveLength(2);
  },
);
