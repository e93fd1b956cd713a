import { afterEach, expect, test, vi } from 'vitest';
import { createRedirectNonce, maxNonceAgeMs } from './redirect-nonce';
import { createStorage } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

afterEach(() => void vi.restoreAllMocks());

const here = 'https://site.example/About';

function tab(page: Parameters<typeof createStorage>[0] = memoryStorageWindow()) {
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') };
  const redirectNonce = createRedirectNonce({ storage: createStorage(page), now: () => clock.now });
  return { clock, ...redirectNonce };
}

const nonceIn = (address: string) => new URL(address).searchParams.get('brazos_nonce');

test('accepts its own nonce for the same kind of redirect until it’s invalidated', () => {
  const { addNonce, isValid, invalidate } = tab();
  const nonce = nonceIn(addNonce('login', `${here}?a=1`));
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect([isValid('login', nonce), isValid('logout', nonce)]).toEqual([true, false]);
  invalidate('another');
  invalidate(null);
  expect(isValid('login', nonce)).toBe(true);
  invalidate(nonce);
  expect(isValid('login', nonce)).toBe(false);
});

test('never repeats a nonce and accepts only the last one', () => {
  const { addNonce, isValid } = tab();
  const nonces = Array.from({ length: 100 }, () => nonceIn(addNonce('logout', here)));
  expect(new Set(nonces).size).toBe(100);
  expect(nonces.filter((nonce) => isValid('logout', nonce))).toEqual(nonces.slice(-1));
});

test.each([
  [0, true],
  [maxNonceAgeMs - 1, true],
  [maxNonceAgeMs, false],
  [-1, false],
])('validity after %i ms: %s', (after, expected) => {
  const { clock, addNonce, isValid } = tab();
  const nonce = nonceIn(addNonce('login', here));
  clock.now += after;
  expect(isValid('login', nonce)).toBe(expected);
});

test('rejects malformed values in storage', () => {
  for (const kept of ['', 'login', 'login  ', 'login undefined NaN', 'login 0 yesterday']) {
    const page = memoryStorageWindow();
    page.sessionStorage.setItem('brazos_nonce', kept);
    for (const nonce of [null, '', 'undefined', '0']) {
      expect(tab(page).isValid('login', nonce)).toBe(false);
    }
  }
});

test('doesn’t change the URL when storage is denied', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(tab(deniedStorageWindow).addNonce('login', here)).toBe(here);
});
