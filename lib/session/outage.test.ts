import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createRecheck, maxWaitMs, minWaitMs } from './recheck';
import { otto, ottosTokens, settled, setUpVisits } from './testing-visits';

const { browse, platform } = setUpVisits();

beforeEach(() => {
  platform().mode = 'down';
});

describe('after an outage', () => {
  test.each(['online', 'visibilitychange', 'Try again'])(
    'the user is signed in on “%s”',
    async (trigger) => {
      const tab = browse(ottosTokens).open('/');
      await settled();
      expect(tab.notices()).toEqual([
        {
          title: 'We couldn’t confirm your sign-in',
          description: 'You’re browsing as a visitor.',
          label: 'Try again',
        },
      ]);
      platform().mode = 'fine';
      if (trigger === 'Try again') tab.press(trigger);
      else tab.dispatch(trigger);
      await settled();
      expect(tab.outcome()).toEqual(otto);
    },
  );

  test('a dismissed notice comes back neither on its page nor on the tab’s next, but after a sign-in', async () => {
    const tab = browse(ottosTokens).open('/');
    await settled();
    tab.dismiss('We couldn’t confirm your sign-in');
    tab.dispatch('online');
    await settled();
    expect(tab.notices()).toEqual([]);
    tab.go('/About');
    await settled();
    expect(tab.notices()).toEqual([]);
    platform().mode = 'fine';
    tab.go('/About');
    await settled();
    platform().mode = 'down';
    tab.page().checkAppState();
    tab.go('/About?clear_access_token=true');
    await settled();
    expect(tab.outcome().notices).toEqual(['We couldn’t confirm your sign-in']);
  });

  test('there’s no recheck for a visitor, a signed-in user, or after signing out', async () => {
    const visitor = browse().open('/');
    const signedOut = browse(ottosTokens).open('/');
    await settled();
    signedOut.page().logout(false);
    expect(signedOut.notices()).toEqual([]);
    platform().mode = 'fine';
    const user = browse(ottosTokens).open('/');
    await settled();
    const before = platform().calls.length;
    for (const tab of [visitor, signedOut, user]) tab.dispatch('online');
    await settled();
    expect(platform().calls).toHaveLength(before);
  });
});

describe('a recheck', () => {
  function open() {
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible' as DocumentVisibilityState,
    });
    const page = Object.assign(new EventTarget(), { document });
    const check = vi.fn(() => recheck.checkStarted());
    const recheck = createRecheck(page, check);
    const back = () => void page.dispatchEvent(new Event('online'));
    const seen = () => void document.dispatchEvent(new Event('visibilitychange'));
    return { ...recheck, document, back, seen, check };
  }

  test('starts once on the first event after a failure, after the minimum wait', () => {
    const { back, seen, checkEnded, check } = open();
    checkEnded(true);
    expect(vi.getTimerCount()).toBe(0);
    back();
    seen();
    vi.advanceTimersByTime(minWaitMs - 1);
    expect(check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    // The check is in flight.
    back();
    vi.runAllTimers();
    expect(check).toHaveBeenCalledOnce();
  });

  test('waits twice as long after each failure up to the maximum, until one succeeds', () => {
    const { back, checkEnded, check } = open();
    const waits: number[] = [];
    for (let round = 0; round < 10; round++) {
      checkEnded(true);
      back();
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
    }
    expect(waits.slice(0, 3)).toEqual([minWaitMs, 2 * minWaitMs, 4 * minWaitMs]);
    expect(waits.at(-1)).toBe(maxWaitMs);
    checkEnded(false);
    checkEnded(true);
    vi.advanceTimersByTime(minWaitMs);
    back();
    vi.advanceTimersByTime(0);
    expect(check).toHaveBeenCalledTimes(11);
  });

  test('doesn’t start while the page is hidden', () => {
    const { document, seen, checkEnded, check } = open();
    checkEnded(true);
    document.visibilityState = 'hidden';
    seen();
    vi.runAllTimers();
    expect(check).not.toHaveBeenCalled();
  });

  test('doesn’t wait longer when the clock is set back', () => {
    const { back, checkEnded, check } = open();
    checkEnded(true);
    vi.setSystemTime(Date.now() - 365 * 24 * 3600_000);
    back();
    vi.advanceTimersByTime(minWaitMs);
    expect(check).toHaveBeenCalledOnce();
  });
});
