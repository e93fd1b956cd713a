import { describe, expect, test, vi } from 'vitest';
import { createRedirects, maxNonceAgeMs } from './redirects';
import { createStorage } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';
import {
  mallory,
  offersMallory,
  otto,
  ottosTokens,
  returnUrl,
  settled,
  setUpVisits,
  visitor,
} from './testing-visits';

const { browse, platform } = setUpVisits();

const left = { navigations: ['/login'] };

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

describe('a return from the sign-in page', () => {
  test('signs in as the new user without asking, once', async () => {
    const { browser, tab, back } = await leaveForLogin('of-mallory', {});
    // In the meantime, in another tab.
    const other = browser.open('/?access_token=of-otto');
    await settled();
    tab.go(back);
    expect(tab.page().location.href).toBe('https://site.example/About?a=1');
    await settled();
    expect([tab.outcome(), other.outcome()]).toEqual([{ ...mallory, ...left }, mallory]);

    for (const key of Object.keys(ottosTokens)) browser.localStorage.setItem(key, 'of-otto');
    tab.go(back);
    await settled();
    expect(tab.outcome()).toEqual({ ...otto, ...left, notices: [offersMallory] });
  });

  test.each([
    ['with another nonce', (back: string) => back.replace(/nonce=\w+/, 'nonce=0'), 0],
    ['without a nonce', (back: string) => back.replace(/brazos_nonce=\w+&/, ''), 0],
    ['too late', (back: string) => back, maxNonceAgeMs],
  ])('%s is treated like any other link', async (_, change, after) => {
    const { tab, back } = await leaveForLogin('of-mallory');
    await vi.advanceTimersByTimeAsync(after);
    tab.go(change(back));
    await settled();
    expect(tab.outcome()).toEqual({ ...otto, ...left, notices: [offersMallory] });
  });

  test('in another tab is treated like any other link', async () => {
    const { browser, back } = await leaveForLogin('of-mallory');
    const other = browser.open(back);
    await settled();
    expect(other.outcome()).toEqual({ ...otto, notices: [offersMallory] });
  });

  test('with a rejected token keeps the session and shows a notice', async () => {
    const { tab, back } = await leaveForLogin('rubbish');
    tab.go(back);
    await settled();
    const notices = ['The new sign-in wasn’t accepted'];
    expect(tab.outcome()).toEqual({ ...otto, ...left, notices });
  });

  test('with a rejected token to an expired session shows only that the user isn’t signed in', async () => {
    platform().mode = 'down';
    const { tab, back } = await leaveForLogin('rubbish', { token: 'of-yesterday' });
    platform().mode = 'fine';
    tab.go(back);
    await settled();
    const notices = ['You’re not signed in'];
    expect(tab.outcome()).toEqual({ ...visitor, ...left, error: 'auth_required', notices });
  });

  test('while the platform is down keeps the session until it’s back', async () => {
    const { tab, back } = await leaveForLogin('of-mallory');
    platform().mode = 'hangs';
    tab.go(back);
    await settled();
    expect(tab.outcome()).toMatchObject({ user: null, token: 'of-otto' });
    platform().mode = 'fine';
    tab.dispatch('visibilitychange');
    await settled();
    expect(tab.outcome()).toEqual({ ...mallory, ...left });
  });

  test('is superseded by a sign-out', async () => {
    const { tab, back } = await leaveForLogin('of-mallory');
    tab.go(back);
    tab.page().logout(false);
    await settled();
    expect(tab.outcome()).toEqual({ ...visitor, ...left });
  });

  test('survives a page that’s left before its session starts', async () => {
    const { tab, back } = await leaveForLogin('of-mallory');
    tab.go(back.replace('/About?', '/aiteam?'), { early: true });
    expect(tab.page().location.href).toBe('https://site.example/aiteam?a=1');
    tab.go('/AITeam');
    await settled();
    expect(tab.outcome()).toEqual({ ...mallory, ...left });
    expect(tab.page().location.href).toBe('https://site.example/AITeam');
  });

  test('doesn’t sign out with clear_access_token', async () => {
    const { tab, back } = await leaveForLogin('x');
    tab.go(back.replace('access_token=x', 'clear_access_token=true'));
    await settled();
    const notices = ['This link signs you out'];
    expect(tab.outcome()).toEqual({ ...otto, ...left, notices });
  });
});

test('a return from the sign-out page also signs out a new session', async () => {
  const browser = browse(ottosTokens);
  const tab = browser.open('/');
  await settled();
  tab.page().logout();
  const back = returnUrl(tab);
  back.searchParams.append('clear_access_token', 'true');
  for (const key of Object.keys(ottosTokens)) browser.localStorage.setItem(key, 'of-otto');
  tab.go(back.href);
  await settled();
  expect(tab.outcome()).toEqual({ ...visitor, navigations: ['/api/apps/auth/logout'] });
  expect(tab.page().location.href).toBe('https://site.example/');
});

describe('a nonce', () => {
  const here = 'https://site.example/About';
  const nonceIn = (address: string) => new URL(address).searchParams.get('brazos_nonce');
  const inTab = (page: Parameters<typeof createStorage>[0] = memoryStorageWindow()) =>
    createRedirects(createStorage(page), Date.now);

  test('is valid for the same kind of redirect until it’s spent', () => {
    const { leave, kindOf, spend } = inTab();
    const nonce = nonceIn(leave('login', `${here}?a=1`));
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(kindOf(nonce)).toBe('login');
    spend('another');
    spend(null);
    expect(kindOf(nonce)).toBe('login');
    spend(nonce);
    expect(kindOf(nonce)).toBeNull();
  });

  test('never repeats, and only the last one is valid', () => {
    const { leave, kindOf } = inTab();
    const nonces = Array.from({ length: 100 }, () => nonceIn(leave('logout', here)));
    expect(new Set(nonces).size).toBe(100);
    expect(nonces.filter((nonce) => kindOf(nonce) === 'logout')).toEqual(nonces.slice(-1));
  });

  test.each([
    [0, 'login'],
    [maxNonceAgeMs - 1, 'login'],
    [maxNonceAgeMs, null],
    [-1, null],
  ])('after %i ms is valid for: %s', (after, expected) => {
    const { leave, kindOf } = inTab();
    const nonce = nonceIn(leave('login', here));
    vi.setSystemTime(Date.now() + after);
    expect(kindOf(nonce)).toBe(expected);
  });

  test.each(['', 'login', 'login  ', 'login undefined NaN', 'login 0 yesterday', 'x 0 0'])(
    'never matches “%s” in storage',
    (kept) => {
      const page = memoryStorageWindow();
      page.sessionStorage.setItem('brazos_nonce', kept);
      for (const nonce of [null, '', 'undefined', '0']) {
        expect(inTab(page).kindOf(nonce)).toBeNull();
      }
    },
  );

  test('is replaced by a mark of the sign-in when storage is denied', () => {
    const { leave, kindOf } = inTab(deniedStorageWindow);
    expect(leave('login', `${here}#part`)).toBe(`${here}?brazos_nonce=login`);
    expect(leave('logout', here)).toBe(here);
    expect(kindOf('login')).toBeNull();
  });
});
