import { describe, expect, test } from 'vitest';
import type { TestBrowser } from './testing-browser';
import { asOtto, settled, setUpVisits, userOf } from './testing-visits';

const { browse, platform } = setUpVisits();

describe('after an outage', () => {
  const callCount = () => platform().calls.length;

  test.each([
    ['the network is back', (tab: ReturnType<TestBrowser['open']>) => tab.dispatch('online')],
    [
      'the user is back',
      (tab: ReturnType<TestBrowser['open']>) => tab.dispatch('visibilitychange'),
    ],
    ['the user tries again', (tab: ReturnType<TestBrowser['open']>) => tab.press('Try again')],
  ])('the user is signed in when %s', async (_, trigger) => {
    platform().mode = 'down';
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    expect(tab.notices()).toEqual([
      {
        title: 'We couldn’t confirm your sign-in',
        description: 'You’re browsing as a visitor.',
        label: 'Try again',
      },
    ]);
    platform().mode = 'fine';
    trigger(tab);
    await settled();
    expect([userOf(tab), tab.notices()]).toEqual(['1', []]);
  });

  test('a dismissed notice doesn’t come back with an automatic recheck', async () => {
    platform().mode = 'down';
    const tab = browse(asOtto).open('/');
    await settled();
    const { list, dismiss } = tab.page().notifications.getState();
    dismiss(list[0]?.id ?? '');
    tab.dispatch('online');
    await settled();
    expect(tab.notices()).toEqual([]);
  });

  test('there’s no recheck for a visitor, a signed-in user, or after signing out', async () => {
    platform().mode = 'down';
    const visitor = browse().open('/');
    const signedOut = browse(asOtto).open('/');
    await settled();
    signedOut.page().running?.logout(false);
    expect(signedOut.notices()).toEqual([]);
    platform().mode = 'fine';
    const user = browse(asOtto).open('/');
    await settled();
    const before = callCount();
    for (const tab of [visitor, signedOut, user]) {
      tab.dispatch('online');
      tab.dispatch('visibilitychange');
    }
    await settled();
    expect(callCount()).toBe(before);
  });
});
