import { afterEach, expect, test, vi } from 'vitest';
import { createDepartures, nonceLastsMs } from './departures';
import { createStorage } from './storage';
import { deniedPage, storagePage } from './testing';

afterEach(() => void vi.restoreAllMocks());

const here = 'https://site.example/About';

function tab(page: Parameters<typeof createStorage>[0] = storagePage()) {
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') };
  const departures = createDepartures({ storage: createStorage(page), now: () => clock.now });
  return { clock, ...departures };
}

const nonceIn = (address: string) => new URL(address).searchParams.get('brazos_nonce');

test('knows its own nonce, for what it left for, until it is used', () => {
  const { leave, isReturn, end } = tab();
  const nonce = nonceIn(leave('login', `${here}?a=1`));
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect([isReturn('login', nonce), isReturn('logout', nonce)]).toEqual([true, false]);
  end('another');
  end(null);
  expect(isReturn('login', nonce)).toBe(true);
  end(nonce);
  expect(isReturn('login', nonce)).toBe(false);
});

test('never gives one twice, and knows the last one only', () => {
  const { leave, isReturn } = tab();
  const nonces = Array.from({ length: 100 }, () => nonceIn(leave('logout', here)));
  expect(new Set(nonces).size).toBe(100);
  expect(nonces.filter((nonce) => isReturn('logout', nonce))).toEqual(nonces.slice(-1));
});

test.each([null, '', '0', 'undefined', 'login'])('nobody has left with %j', (nonce) => {
  const { isReturn, leave } = tab();
  expect(isReturn('login', nonce)).toBe(false);
  leave('login', here);
  expect(isReturn('login', nonce)).toBe(false);
});

test.each([
  [0, true],
  [nonceLastsMs - 1, true],
  [nonceLastsMs, false],
  [-1, false],
])('after %i ms it counts: %s', (after, expected) => {
  const { clock, leave, isReturn } = tab();
  const nonce = nonceIn(leave('login', here));
  clock.now += after;
  expect(isReturn('login', nonce)).toBe(expected);
});

test('what the storage holds instead is no nonce', () => {
  for (const kept of ['', 'login', 'login  ', 'login undefined NaN', 'login 0 yesterday']) {
    const page = storagePage();
    page.sessionStorage.setItem('brazos_nonce', kept);
    for (const nonce of [null, '', 'undefined', '0']) {
      expect(tab(page).isReturn('login', nonce)).toBe(false);
    }
  }
});

test('without a storage the address stays as it is', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(tab(deniedPage).leave('login', here)).toBe(here);
});
