import { describe, expect, test, vi } from 'vitest';
import { site } from './testing-browser';
import {
  asOtto,
  comeBack,
  fromUrl,
  ofOtto,
  settled,
  setUpVisits,
  tokenOf,
  userOf,
} from './testing-visits';

const { browse, platform } = setUpVisits();

describe('when nobody is signed in', () => {
  test('a token in the URL signs in and is stored once the platform accepts it', async () => {
    const browser = browse();
    const tab = browser.open('/About?access_token=of-otto');
    expect(tokenOf(browser)).toEqual([null, null]);
    expect(tab.page().location.href).toBe(`${site}/About`);
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.notices()]).toEqual(['1', ofOtto, []]);
    expect(tab.sessionStorage.entries()).not.toHaveProperty('brazos_arrival');
    expect(platform().calls.map(({ path }) => path.split('/').at(-1))).toEqual(['brazos', 'me']);
  });

  test('other tabs adopt the token once it’s accepted', async () => {
    const browser = browse();
    const other = browser.open('/');
    await settled();
    platform().mode = 'hangs';
    const tab = browser.open('/About?access_token=of-otto');
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.page().store.getState()).toMatchObject({ user: null, isLoadingAuth: false });
    platform().mode = 'fine';
    await settled();
    tab.dispatch('online');
    await settled();
    expect([userOf(tab), userOf(other)]).toEqual(['1', '1']);
  });

  test('a rejected token is dropped without removing another tab’s', async () => {
    const browser = browse();
    platform().mode = 'hangs';
    const tab = browser.open('/About?access_token=rubbish');
    browser.localStorage.setItem('token', 'of-otto');
    browser.localStorage.setItem('base44_access_token', 'of-otto');
    platform().mode = 'fine';
    await settled();
    tab.dispatch('online');
    await settled();
    expect(tokenOf(browser)).toEqual(ofOtto);
  });

  test('an unconfirmed token stays in this tab through a reload', async () => {
    const browser = browse();
    platform().mode = 'down';
    const tab = browser.open('/About?access_token=of-otto');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual([undefined, [null, null]]);
    platform().mode = 'fine';
    tab.go('/');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['1', ofOtto]);
  });

  test('the user is asked about a token if another tab signs in first', async () => {
    const browser = browse();
    const tab = browser.open('/About?access_token=of-mallory');
    // Before the response, and before this tab gets the storage event.
    browser.localStorage.setItem('token', 'of-otto');
    await settled();
    expect([userOf(tab), tokenOf(browser)[1]]).toEqual(['1', 'of-otto']);
    expect(tab.notices()).toMatchObject([{ label: 'Switch to Mallory (mallory@evil.example)' }]);
  });

  test('an unregistered account keeps its error through a reload until it signs out', async () => {
    platform().apps = { brazos: { settings: 403, reason: 'user_not_registered' } };
    const browser = browse();
    const tab = browser.open('/About?access_token=of-mallory');
    await settled();
    const type = () => tab.page().store.getState().authError?.type;
    expect([type(), tab.notices()]).toEqual(['user_not_registered', []]);
    tab.go('/');
    await settled();
    expect(type()).toBe('user_not_registered');
    tab.page().running?.logout();
    platform().apps = { brazos: {} };
    tab.go('/');
    await settled();
    expect([type(), userOf(tab)]).toEqual([undefined, undefined]);
  });
});

describe('clear_access_token', () => {
  test('from a link asks before signing out', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/About?clear_access_token=true');
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.page().location.href]).toEqual([
      '1',
      ofOtto,
      `${site}/About`,
    ]);
    expect(tab.notices()).toEqual([
      {
        title: 'This link signs you out',
        description:
          'You’re signed in as Otto (otto@plant.example). Dismiss this to stay signed in.',
        label: 'Sign out',
      },
    ]);
    tab.press('Sign out');
    expect([tokenOf(browser), tab.notices()]).toEqual([[null, null], []]);
    expect(tab.navigations).toHaveLength(1);
  });

  test('with another token asks about that token', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/?clear_access_token=true&access_token=of-mallory');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['1', ofOtto]);
    expect(tab.notices()).toMatchObject([{ label: 'Switch to Mallory (mallory@evil.example)' }]);
  });

  test('on a return from the sign-out page also signs out a new session', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    tab.page().running?.logout();
    const back = fromUrl(tab.navigations.at(-1));
    expect(back.searchParams.get('brazos_nonce')).toMatch(/^[0-9a-f]{32}$/);
    back.searchParams.append('clear_access_token', 'true');
    for (const key of Object.keys(asOtto)) browser.localStorage.setItem(key, 'of-otto');
    tab.go(back.href);
    expect([tokenOf(browser), tab.page().location.href]).toEqual([[null, null], `${site}/`]);
  });

  test('on a return from the sign-in page doesn’t sign out', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    const back = new URL(comeBack(tab, 'x'));
    back.searchParams.delete('access_token');
    back.searchParams.append('clear_access_token', 'true');
    tab.go(back.href);
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['1', ofOtto]);
  });
});
