import { expect, test, vi } from 'vitest';
import { leave, maxNonceAgeMs, readReturn } from './redirects';
import { createStorage, type StorageWindow } from './storage';
import { deniedStorageWindow, memoryStorageWindow, withFakeTimers } from './testing';

withFakeTimers();

const place = { serverUrl: 'https://platform.example', appId: 'brazos' };
const here = 'https://site.example/About';
const returnOf = (address: string) => new URL(address).searchParams.get('from_url') ?? '';

/** A tab that leaves, and returns with what the boot script finds in its URL. */
function inTab(page: StorageWindow = memoryStorageWindow()) {
  const storage = createStorage(page);
  return {
    leave: (kind: 'login' | 'logout') => {
      const url = returnOf(leave(kind, place, `${here}?a=1#part`, storage));
      return { url, nonce: new URL(url).searchParams.get('brazos_nonce') ?? '' };
    },
    arrive: (nonce?: string, hasToken = false) => readReturn(nonce, hasToken, storage),
  };
}

test.each(['login', 'logout'] as const)(
  'a %s’s nonce proves the return once, and only the last one does',
  (kind) => {
    const tab = inTab();
    const nonces = Array.from({ length: 100 }, () => tab.leave(kind).nonce);
    expect(new Set(nonces).size).toBe(100);
    const nonce = nonces.at(-1) ?? '';
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(tab.arrive(nonce).nonce).toBe(kind);
    expect(tab.arrive(nonce).nonce).toBeNull();
    for (const other of [nonces[0], '', 'undefined', undefined]) {
      tab.leave(kind);
      expect(tab.arrive(other).nonce).toBeNull();
    }
  },
);

test.each([
  [maxNonceAgeMs - 1, 'login'],
  [maxNonceAgeMs, null],
  [-1, null],
])('after %i ms, a nonce proves a return from: %s', (after, expected) => {
  const tab = inTab();
  const { nonce } = tab.leave('login');
  vi.setSystemTime(Date.now() + after);
  expect(tab.arrive(nonce).nonce).toBe(expected);
});

test.each(['', 'login', 'login  ', 'login undefined NaN', 'login 0 yesterday', 'x 0 0'])(
  'no nonce matches “%s” in storage',
  (kept) => {
    for (const nonce of [undefined, '', 'undefined', '0']) {
      const page = memoryStorageWindow();
      page.sessionStorage.setItem('brazos_left', kept);
      expect(inTab(page).arrive(nonce).nonce).toBeNull();
    }
  },
);

test('a return is known on later pages: with Back, a token, or a sign-in in this tab', () => {
  const start = Date.now();
  for (const [left, nonce, hasToken] of [
    [true, undefined, false],
    [true, '0', false],
    [false, undefined, true],
  ] as const) {
    vi.setSystemTime(start);
    const tab = inTab();
    if (left) tab.leave('login');
    expect(tab.arrive(nonce, hasToken).returnedAt).toBe(start);
    vi.setSystemTime(start + 1000);
    expect(tab.arrive().returnedAt).toBe(start);
    // A sign-in after a sign-out isn't a loop.
    tab.leave('logout');
    expect(tab.arrive().returnedAt).toBeNull();
  }
});

test('with storage denied, a mark in the URL tells of a return that proves nothing', () => {
  const tab = inTab(deniedStorageWindow);
  const { url } = tab.leave('login');
  expect(url).toBe(`${here}?a=1&brazos_nonce=login`);
  expect(tab.arrive('login')).toEqual({ nonce: null, returnedAt: Date.now() });
  expect(tab.leave('logout').url).toBe(`${here}?a=1`);
});
