import { describe, expect, test } from 'vitest';
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

const { browse } = setUpVisits();

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

  test('does nothing when nobody is signed in', async () => {
    const browser = browse();
    const tab = browser.open('/?clear_access_token=true');
    await settled();
    expect([tab.notices(), tab.navigations]).toEqual([[], []]);
  });
});
