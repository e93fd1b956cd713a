import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRedirects, loopWindowMs, maxNonceAgeMs } from './redirects';
import { createStorage, type StorageWindow } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const place = { serverUrl: 'https://platform.example', appId: 'brazos' };
const here = 'https://site.example/About';
const returnOf = (address: string) => new URL(address).searchParams.get('from_url') ?? '';
const nonceOf = (address: string) => new URL(returnOf(address)).searchParams.get('brazos_nonce');
const inTab = (page: StorageWindow = memoryStorageWindow()) =>
  createRedirects(createStorage(page), Date.now);

describe('a nonce', () => {
  test('is valid for the same kind of redirect until it’s spent', () => {
    const { leave, kindOf, spend } = inTab();
    const nonce = nonceOf(leave('login', place, `${here}?a=1`));
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
    const nonces = Array.from({ length: 100 }, () => nonceOf(leave('logout', place, here)));
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
    const nonce = nonceOf(leave('login', place, here));
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
    const address = leave('login', place, `${here}#part`);
    expect(returnOf(address)).toBe(`${here}?brazos_nonce=login`);
    expect(returnOf(leave('logout', place, here))).toBe(here);
    expect(kindOf('login')).toBeNull();
  });
});

describe('a loop', () => {
  /** A page load; what happens on it, in this order. */
  interface Load {
    /** Since the last load. */
    afterMs?: number;
    /** Whether the visit starts signed out. */
    cleared?: boolean;
    /** Whether the URL has a token. */
    returned?: boolean;
    /** Milliseconds from the load to the rejection. */
    rejectedAfterMs?: number;
    /** Whether the user presses “Sign in”. */
    signsIn?: boolean;
  }

  /** Where each rejection leads on these pages of a tab. */
  function play(loads: Load[], page: StorageWindow = memoryStorageWindow()): string {
    const actions: string[] = [];
    let nonce: string | null = null;
    for (const { afterMs = 0, cleared, returned = false, rejectedAfterMs, signsIn } of loads) {
      vi.setSystemTime(Date.now() + afterMs);
      const redirects = inTab(page);
      if (cleared) redirects.reset();
      redirects.arrive(returned, nonce);
      nonce = null;
      vi.setSystemTime(Date.now() + (rejectedAfterMs ?? 0));
      const isLoop = rejectedAfterMs !== undefined && redirects.hasReturned();
      if (isLoop) actions.push('loop');
      else if (signsIn || rejectedAfterMs !== undefined) {
        nonce = nonceOf(redirects.leave('login', place, here));
        actions.push('login');
      }
    }
    return actions.join(' ');
  }

  const rejected = { rejectedAfterMs: 0 };
  const reset = { cleared: true, ...rejected };

  test.each<[string, Load[], string]>([
    ['ends right after the return', [rejected, rejected], 'login loop'],
    ['ends within a minute', [rejected, { rejectedAfterMs: loopWindowMs - 1 }], 'login loop'],
    ['isn’t one after a minute', [rejected, { rejectedAfterMs: loopWindowMs }], 'login login'],
    ['ends after the clock was set back', [rejected, { rejectedAfterMs: -1 }], 'login loop'],
    ['ends on the next page', [rejected, {}, { afterMs: 59_999, ...rejected }], 'login loop'],
    ['counts from the return', [rejected, {}, { afterMs: 60_000, ...rejected }], 'login login'],
    ['begins with a token in the URL', [{ returned: true, ...rejected }], 'loop'],
    ['isn’t the user’s own request', [{ returned: true, signsIn: true }, rejected], 'login loop'],
    ['isn’t one after a reset', [rejected, reset], 'login login'],
    ['isn’t one after a return and a reset', [rejected, {}, reset], 'login login'],
  ])('%s', (_, loads, actions) => {
    expect(play(loads)).toBe(actions);
  });

  test('ends when storage is denied, with a token or without one', () => {
    for (const returned of [true, false]) {
      expect(play([rejected, { returned, ...rejected }], deniedStorageWindow)).toBe('login loop');
    }
  });
});
