import { expect, test } from 'vitest';
import { captureSignInParams } from './capture-sign-in-params';
import { readLanding } from './landing';
import { createStorage } from './storage';
import { denyStorage, memoryStorageWindow, settings, site } from './testing';

/** The parts of a window that the functions use. */
function visit(address: string, kept: Record<string, string> = {}) {
  const location = new URL(site + address);
  const page = {
    ...memoryStorageWindow(kept),
    location,
    history: {
      state: 'the router’s' as unknown,
      replaceState(next: unknown, _: string, url: string) {
        page.history.state = next;
        location.href = url;
      },
    },
  };
  return {
    page,
    run: () => captureSignInParams(page),
    landing: () => readLanding(page, settings, createStorage(page)),
  };
}

test.each([
  ['/About?a=%20&access_token=x&b&brazos_nonce=1#p', '/About?a=%20&b#p', 'x', false],
  ['/?%61ccess%5Ftoken=x', '/', 'x', false],
  ['/?access%5ftoken=x&access_token=y&a=1', '/?a=1', 'x', false],
  ['/?access_token=a=b%22%5C&c', '/?c', 'a=b"\\', false],
  ['/?clear%5Faccess_token=true&&b', '/?&b', null, true],
  ['/?clear_access_token=1&access_token=', '/', null, false],
  ['/?my_access_token=x&;access_token=y&access_token%00=z#access_token=x', null, null, false],
  ['//evil.example/a//b?c=//d#//e', '/evil.example/a//b?c=//d#//e', null, false],
  ['//evil.example?access_token=x', '/evil.example', 'x', false],
])('%s becomes %s, with the token %s, and sign-out %s', (address, expected, linkToken, clear) => {
  const { page, run, landing } = visit(address);
  expect(run()).toBe(linkToken !== null);
  expect(page.location.href).toBe(site + (expected ?? address));
  expect(page.history.state).toBe('the router’s');
  expect(landing()).toMatchObject({ linkToken, clear });
  // Once, for this page only.
  expect(landing()).toMatchObject({ linkToken: null, clear: false });
  expect(page.localStorage.entries()).toEqual({});
});

test.each([
  ['/ISO?a=1&access_token=x', '/ISO?a=1#roi-calculator?x=2'],
  ['/ISO?a=1', '/ISO?a=1'],
  ['/About?a=1&access_token=x', '/About?a=1'],
])(
  'a return to the page that was left, and no other, gets its fragment back: %s',
  (address, expected) => {
    const { page, run } = visit(address);
    page.sessionStorage.setItem('brazos_left', `login 0 1 ${site}/ISO?a=1#roi-calculator?x=2`);
    run();
    expect(page.location.href).toBe(site + expected);
  },
);

test.each([
  ['/', {}, false],
  ['/', { base44_access_token: 'x' }, true],
  ['/', { token: '' }, false],
  // It isn't known yet whether the link is allowed to sign out.
  ['/?clear_access_token=true', { token: 'x' }, true],
])('%s with %j has a token: %s', (address, kept, hasToken) => {
  expect(visit(address, kept).run()).toBe(hasToken);
});

test('an element with the key as its ID isn’t taken for parameters', () => {
  const { page, landing } = visit('/');
  Object.assign(page, { brazos_landing: { tagName: 'IMG' } });
  expect(landing()).toMatchObject({ isNew: false, linkToken: null });
});

test('in a browser that denies access to storage and history, the token still counts', () => {
  const { page, run } = visit('/?access_token=x');
  denyStorage(page).history.replaceState = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(run()).toBe(true);
});
