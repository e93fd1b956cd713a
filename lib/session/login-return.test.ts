import { describe, expect, test, vi } from 'vitest';
import { site } from './testing-browser';
import {
  asOtto,
  comeBack,
  ofMallory,
  ofOtto,
  platformUrl,
  settled,
  setUpVisits,
  tokenOf,
  userOf,
} from './testing-visits';

const { browse, platform } = setUpVisits();

describe('a return from the sign-in page', () => {
  test('signs in as the new user without asking, once', async () => {
    const browser = browse();
    const tab = browser.open('/About?a=1');
    await settled();
    const back = comeBack(tab, 'of-mallory');
    // In the meantime, in another tab.
    const other = browser.open('/?access_token=of-otto');
    await settled();
    tab.go(back);
    expect(tab.page().location.href).toBe(`${site}/About?a=1`);
    await settled();
    expect([userOf(tab), userOf(other), tokenOf(browser)]).toEqual(['2', '2', ofMallory]);
    expect(tab.notices()).toEqual([]);

    browser.localStorage.setItem('token', 'of-otto');
    browser.localStorage.setItem('base44_access_token', 'of-otto');
    tab.go(back);
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.notices().length]).toEqual(['1', ofOtto, 1]);
  });

  test.each([
    ['in another tab', (back: string) => back, 0],
    ['with another nonce', (back: string) => back.replace(/nonce=\w+/, 'nonce=0'), 0],
    ['without a nonce', (back: string) => back.replace(/brazos_nonce=\w+&/, ''), 0],
    ['too late', (back: string) => back, 31 * 60_000],
  ])('%s is treated like any other link', async (where, change, after) => {
    const browser = browse(asOtto);
    const tab = browser.open('/About');
    await settled();
    const back = change(comeBack(tab, 'of-mallory'));
    await vi.advanceTimersByTimeAsync(after);
    const later = where === 'in another tab' ? browser.open(back) : tab;
    if (later === tab) tab.go(back);
    await settled();
    expect([userOf(later), tokenOf(browser)]).toEqual(['1', ofOtto]);
    expect(later.notices()).toHaveLength(1);
  });

  test('with a rejected token keeps the session and shows a notice', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    tab.go(comeBack(tab, 'rubbish'));
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.navigations.length]).toEqual(['1', ofOtto, 1]);
    expect(tab.notices()).toMatchObject([{ title: 'The new sign-in wasn’t accepted' }]);
  });

  test('with a rejected token to an expired session shows only that the user isn’t signed in', async () => {
    const browser = browse({ token: 'of-yesterday' });
    platform().mode = 'down';
    const tab = browser.open('/');
    await settled();
    const back = comeBack(tab, 'rubbish');
    platform().mode = 'fine';
    tab.go(back);
    await settled();
    expect(tokenOf(browser)).toEqual([null, null]);
    expect(tab.notices()).toMatchObject([{ title: 'You’re not signed in' }]);
  });

  test('while the platform is down keeps the session until it’s back', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    const back = comeBack(tab, 'of-mallory');
    platform().mode = 'hangs';
    tab.go(back);
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual([undefined, ofOtto]);
    platform().mode = 'fine';
    tab.dispatch('visibilitychange');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['2', ofMallory]);
  });

  test('is superseded by a sign-out', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    tab.go(comeBack(tab, 'of-mallory'));
    tab.page().running?.logout(false);
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual([undefined, [null, null]]);
  });

  test('survives a page that’s left before its session starts', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    tab.go(comeBack(tab, 'of-mallory').replace('/?', '/aiteam?'), { early: true });
    expect(tab.page().location.href).toBe(`${site}/aiteam`);
    tab.go('/AITeam');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['2', ofMallory]);
    expect(tab.page().location.href).toBe(`${site}/AITeam`);
  });
});

describe('an allowlisted parent', () => {
  test.each([[['https://editor.example']], [[platformUrl]], [[site, 'https://editor.example']]])(
    '%j changes the account and signs out without asking',
    async (around) => {
      const browser = browse(asOtto);
      const tab = browser.open('/?access_token=of-mallory', around);
      await settled();
      expect([userOf(tab), tokenOf(browser), tab.notices()]).toEqual(['2', ofMallory, []]);
      tab.go('/?clear_access_token=true');
      await settled();
      expect([userOf(tab), tokenOf(browser)]).toEqual([undefined, [null, null]]);
    },
  );

  test('starts a new session with clear_access_token', async () => {
    const browser = browse(asOtto);
    platform().apps = { brazos: { settings: 403, reason: 'user_not_registered' } };
    const tab = browser.open('/?clear_access_token=true&access_token=of-mallory', [site]);
    await settled();
    expect(tab.page().store.getState().authError?.type).toBe('user_not_registered');
    expect(tokenOf(browser)).toEqual([null, null]);
  });
});
