import { describe, expect, test } from 'vitest';
import { captureSignInParams } from './capture-sign-in-params';
import { readLanding } from './landing';
import { createStorage } from './storage';
import { build, deniedStorageWindow, memoryStorageWindow } from './testing';

const site = 'https://site.example';

/** The parts of a window that the functions use. */
function visit(address: string, kept: Record<string, string> = {}) {
  const location = new URL(address, site);
  const state = { of: 'the router' };
  const page = {
    ...memoryStorageWindow(kept),
    location,
    history: {
      state: state as unknown,
      replaceState(next: unknown, _: string, url: string) {
        page.history.state = next;
        location.href = url;
      },
    },
  };
  return {
    page,
    state,
    run: () => captureSignInParams(page),
    landing: () => readLanding(page, build, createStorage(page)),
  };
}

test('the URL loses its sign-in parameters, which are kept for the session of this page', () => {
  const { page, state, run, landing } = visit(
    '/About?a=%20&access_token=of-today&b&brazos_nonce=1#part',
  );
  run();
  expect(page.location.href).toBe(`${site}/About?a=%20&b#part`);
  expect(page.history.state).toBe(state);
  const linkToken = 'of-today';
  expect(landing()).toMatchObject({ isNew: true, linkToken, clear: false });
  expect(landing()).toMatchObject({ isNew: false, linkToken: null });
  expect([page.localStorage.entries(), Object.keys(page.sessionStorage.entries())]).toEqual([
    {},
    ['brazos_returned'],
  ]);
});

test('without sign-in parameters, the URL stays untouched', () => {
  const { page, run, landing } = visit('/About?a=1#access_token=x');
  page.history.replaceState = () => {
    throw new Error('touched');
  };
  expect(run()).toBe(false);
  expect(page.location.href).toBe(`${site}/About?a=1#access_token=x`);
  expect(landing()).toMatchObject({ isNew: false, linkToken: null, clear: false });
});

test.each([
  ['/?%61ccess%5Ftoken=x', '/', 'x', false],
  ['/?access%5ftoken=x&access_token=y&a=1', '/?a=1', 'x', false],
  ['/?access_token=a=b&c', '/?c', 'a=b', false],
  ['/?access_token=x%22%5C', '/', 'x"\\', false],
  ['/?clear%5Faccess_token=true&&b', '/?&b', null, true],
  ['/?clear_access_token=1&access_token=', '/', null, false],
  ['/?my_access_token=x&;access_token=y&access_token%00=z', null, null, false],
  ['//evil.example/a//b?c=//d#//e', '/evil.example/a//b?c=//d#//e', null, false],
  ['///', '/', null, false],
  ['//evil.example?access_token=x', '/evil.example', 'x', false],
])('%s becomes %s, with the token %s, and sign-out %s', (address, expected, linkToken, clear) => {
  const { page, run, landing } = visit(site + address);
  expect(run()).toBe(linkToken !== null);
  expect(page.location.href).toBe(site + (expected ?? address));
  expect(landing()).toMatchObject({ linkToken, clear });
});

test('a return to the same page gets its fragment back, another page doesn’t', () => {
  for (const [address, expected] of [
    ['/ISO?a=1&access_token=x', `${site}/ISO?a=1#roi-calculator?x=2`],
    ['/ISO?a=1', `${site}/ISO?a=1`],
    ['/About?a=1&access_token=x', `${site}/About?a=1`],
  ] as const) {
    const { page, run } = visit(address);
    page.sessionStorage.setItem('brazos_left', `login 0 1 ${site}/ISO?a=1#roi-calculator?x=2`);
    run();
    expect(page.location.href).toBe(expected);
  }
});

test('an element with the key as its ID isn’t taken for parameters', () => {
  const { page, landing } = visit('/');
  Object.assign(page, { brazos_landing: { tagName: 'IMG' } });
  expect(landing()).toMatchObject({ isNew: false, linkToken: null });
});

test.each([
  ['/', {}, false],
  ['/', { base44_access_token: 'x' }, true],
  ['/', { token: '', base44_access_token: '' }, false],
  // It isn't known yet whether the link is allowed to sign out.
  ['/?clear_access_token=true', { token: 'x' }, true],
])('%s with %j has a token: %s', (address, kept, hasToken) => {
  expect(visit(address, kept).run()).toBe(hasToken);
});

describe('in a browser that denies access', () => {
  test.each([
    ['/', false],
    ['/?access_token=x', true],
  ])('to storage, only the URL counts: %s', (address, hasToken) => {
    const { page, run } = visit(address);
    Object.defineProperties(page, Object.getOwnPropertyDescriptors(deniedStorageWindow));
    expect(run()).toBe(hasToken);
    expect(page.location.href).toBe(`${site}/`);
  });

  test('to history, the token still counts', () => {
    const { page, run } = visit('/?access_token=x');
    page.history.replaceState = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(run()).toBe(true);
  });
});
