import { describe, expect, test, vi } from 'vitest';
import { site } from './testing-browser';
import { asOtto, ofMallory, ofOtto, settled, setUpVisits, tokenOf, userOf } from './testing-visits';

const { browse, platform } = setUpVisits();

describe('a link with another account’s token', () => {
  test('changes nothing, names both accounts, and offers to switch', async () => {
    const browser = browse(asOtto);
    const other = browser.open('/');
    const tab = browser.open('/Platform?access_token=of-mallory&a=1');
    await settled();
    expect(tab.page().location.href).toBe(`${site}/Platform?a=1`);
    expect([userOf(tab), userOf(other), tokenOf(browser)]).toEqual(['1', '1', ofOtto]);
    expect([...browser.shownUserIds]).toEqual(['1']);
    expect(tab.notices()).toEqual([
      {
        title: 'This link signs you in as Mallory (mallory@evil.example)',
        description:
          'You’re signed in as Otto (otto@plant.example). Switch only if you trust the link.',
        label: 'Switch to Mallory (mallory@evil.example)',
      },
    ]);
    tab.press('Switch to Mallory (mallory@evil.example)');
    expect(tab.notices()).toEqual([]);
    expect(tokenOf(browser)).toEqual(ofOtto);
    await settled();
    expect([userOf(tab), userOf(other), tokenOf(browser)]).toEqual(['2', '2', ofMallory]);
  });

  test('is forgotten when the user leaves the page', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/Platform?access_token=of-mallory');
    await settled();
    tab.go('/');
    await settled();
    expect([userOf(tab), tab.notices(), tokenOf(browser)]).toEqual(['1', [], ofOtto]);
  });

  test('of the same user silently replaces the old token', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/?access_token=of-otto-again');
    await settled();
    expect([userOf(tab), tab.notices()]).toEqual(['1', []]);
    expect(tokenOf(browser)).toEqual(['of-otto-again', 'of-otto-again']);
  });

  test('signs in when the stored token has expired', async () => {
    const browser = browse({ token: 'of-yesterday' });
    const tab = browser.open('/?access_token=of-otto');
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.navigations]).toEqual(['1', ofOtto, []]);
  });

  test.each(['down', 'hangs', 'garbles'] as const)(
    'isn’t used while the platform %s; the user is asked once it’s back',
    async (mood) => {
      platform().mode = mood;
      const browser = browse(asOtto);
      const tab = browser.open('/?access_token=of-mallory');
      await settled();
      expect([userOf(tab), tokenOf(browser)]).toEqual([undefined, ofOtto]);
      platform().mode = 'fine';
      tab.press('Try again');
      await settled();
      expect([userOf(tab), tokenOf(browser)]).toEqual(['1', ofOtto]);
      expect(tab.notices()).toMatchObject([{ label: 'Switch to Mallory (mallory@evil.example)' }]);
    },
  );

  test('waits while only its own check hangs, without blocking other checks', async () => {
    platform().hangingToken = 'of-mallory';
    const browser = browse(asOtto);
    const tab = browser.open('/?access_token=of-mallory');
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.notices()]).toEqual(['1', ofOtto, []]);
    tab.go('/');
    await vi.waitUntil(() => platform().calls.at(-1)?.token === 'of-mallory');
    tab.page().running?.checkAppState();
    await settled();
    platform().hangingToken = null;
    tab.go('/');
    await settled();
    expect([userOf(tab), tab.notices().length]).toEqual(['1', 1]);
  });

  test('isn’t even offered in a frame of an unknown origin', async () => {
    for (const around of [
      ['https://evil.example'],
      ['https://editor.example', 'https://evil.example'],
    ]) {
      const browser = browse(asOtto);
      const tab = browser.open('/?access_token=of-mallory', around);
      const clearing = browser.open('/?clear_access_token=true', around);
      await settled();
      for (const each of [tab, clearing]) expect([userOf(each), each.notices()]).toEqual(['1', []]);
      expect(tokenOf(browser)).toEqual(ofOtto);
    }
  });

  test('is withdrawn when the user signs out, here or in another tab', async () => {
    const browser = browse(asOtto);
    const [tab, other] = [1, 2].map(() => browser.open('/?access_token=of-mallory'));
    await settled();
    expect([tab?.notices().length, other?.notices().length]).toEqual([1, 1]);
    tab?.page().running?.logout();
    await settled();
    expect([tab?.notices(), other?.notices()]).toEqual([[], []]);
    expect(tokenOf(browser)).toEqual([null, null]);
  });
});
