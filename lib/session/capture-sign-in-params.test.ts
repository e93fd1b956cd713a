import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captureSignInParams } from './capture-sign-in-params';
import { readLandingUrl, signInParamsKey } from './landing-url';
import { createStorage } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';
import { appendQuery, extractSignInParams, stripSignInParams } from './url';

const site = 'https://site.example';

/** The parts of a window that the function uses. */
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
    arrival: () => readLandingUrl(page, createStorage(page)),
  };
}

describe('address', () => {
  test('a token is taken out of it, and kept for the session of this tab', () => {
    const { page, state, run, arrival } = visit(
      '/About?a=%20&access_token=of-today&b&brazos_nonce=1#part',
    );
    run();
    expect(page.location.href).toBe(`${site}/About?a=%20&b#part`);
    expect(page.history.state).toBe(state);
    expect(page.sessionStorage.entries()).toEqual({
      brazos_arrival: 'access_token=of-today&brazos_nonce=1',
    });
    expect(page).not.toHaveProperty(signInParamsKey);
    expect(arrival()).toBe(`${site}/About?a=%20&b&access_token=of-today&brazos_nonce=1#part`);
  });

  test('a token that waits for an answer covers the tab’s next page too', () => {
    const { page, run } = visit('/aiteam?access_token=of-today');
    run();
    page.location.href = `${site}/AITeam`;
    expect(run()).toBe(true);
    expect(page.location.href).toBe(`${site}/AITeam`);
  });

  test('without a token it is left alone', () => {
    const { page, run, arrival } = visit('/About?a=1#access_token=x');
    page.history.replaceState = () => {
      throw new Error('touched');
    };
    run();
    expect(page.location.href).toBe(`${site}/About?a=1#access_token=x`);
    expect(arrival()).toBe(`${site}/About?a=1#access_token=x`);
  });

  test.each([
    ['//evil.example/a//b?c=//d#//e', '/evil.example/a//b?c=//d#//e'],
    ['///', '/'],
    ['//evil.example?access_token=x', '/evil.example'],
    ['/a//b', '/a//b'],
  ])('%s is no other host’s: %s', (address, expected) => {
    const { page, run } = visit(site + address);
    run();
    expect(page.location.href).toBe(site + expected);
  });

  test('is cleaned as the session would clean it', () => {
    const part = fc.constantFrom(
      ...['access_token=x', 'clear_access_token=true', '%61ccess_token=x', 'access_token', ''],
      ...['brazos_nonce=1', 'brazos%5Fnonce'],
      ...['a=1', 'b=%20+%zz', '?a', '=', 'c=d=e', 'access_token%00=x', ';access_token=x'],
    );
    const end = fc.constantFrom('', '#', '#a?access_token=x');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), end, (parts, hash) => {
        const { page, run, arrival } = visit(`/About?${parts.join('&')}${hash}`);
        const { href } = page.location;
        run();
        expect(page.location.href).toBe(stripSignInParams(href));
        const values = (address: string) =>
          ['access_token', 'clear_access_token', 'brazos_nonce', 'a', 'c'].map((name) =>
            new URL(address).searchParams.getAll(name),
          );
        expect(values(arrival())).toEqual(values(href));
        expect(arrival()).toBe(appendQuery(stripSignInParams(href), extractSignInParams(href)));
      }),
    );
  });
});

describe('whether the visit carries a token', () => {
  test.each([
    ['/', {}, false],
    ['/?access_token=x', {}, true],
    ['/?access_token=', {}, false],
    ['/', { base44_access_token: 'x' }, true],
    ['/', { token: 'x' }, true],
    ['/', { token: '', base44_access_token: '' }, false],
    // Whether the link may sign anybody out is not known yet.
    ['/?clear_access_token=true', { token: 'x' }, true],
    ['/?clear_access_token=true', {}, false],
    ['/?brazos_nonce=x', {}, false],
    ['/?clear_access_token=1', { token: 'x' }, true],
    ['/?clear_access_token=true&access_token=y', { token: 'x' }, true],
  ])('%s with %j: %s', (address, kept, hasToken) => {
    expect(visit(address, kept).run()).toBe(hasToken);
  });
});

describe('in a browser that denies it something', () => {
  test.each([
    ['/', false],
    ['/?access_token=x', true],
  ])('no storage: at %s only the address counts', (address, hasToken) => {
    const { page, run } = visit(address);
    Object.defineProperties(page, Object.getOwnPropertyDescriptors(deniedStorageWindow));
    expect(run()).toBe(hasToken);
    expect(page.location.href).toBe(`${site}/`);
    expect(Reflect.get(page, signInParamsKey)).toBe(hasToken ? 'access_token=x' : undefined);
  });

  test('no history: the address is kept', () => {
    const { page, run } = visit('/?access_token=x');
    page.history.replaceState = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(run()).toBe(true);
  });
});
