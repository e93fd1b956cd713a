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
    landingUrl: () => readLandingUrl(page, createStorage(page)),
  };
}

describe('URL', () => {
  test('loses its token, which is kept for the session in this tab', () => {
    const { page, state, run, landingUrl } = visit(
      '/About?a=%20&access_token=of-today&b&brazos_nonce=1#part',
    );
    run();
    expect(page.location.href).toBe(`${site}/About?a=%20&b#part`);
    expect(page.history.state).toBe(state);
    expect(page.sessionStorage.entries()).toEqual({
      brazos_arrival: 'access_token=of-today&brazos_nonce=1',
    });
    expect(page).not.toHaveProperty(signInParamsKey);
    expect(landingUrl()).toBe(`${site}/About?a=%20&b&access_token=of-today&brazos_nonce=1#part`);
  });

  test('with an unconfirmed token counts for the tab’s next page too', () => {
    const { page, run } = visit('/aiteam?access_token=of-today');
    run();
    page.location.href = `${site}/AITeam`;
    expect(run()).toBe(true);
    expect(page.location.href).toBe(`${site}/AITeam`);
  });

  test('stays the same without a token', () => {
    const { page, run, landingUrl } = visit('/About?a=1#access_token=x');
    page.history.replaceState = () => {
      throw new Error('touched');
    };
    run();
    expect(page.location.href).toBe(`${site}/About?a=1#access_token=x`);
    expect(landingUrl()).toBe(`${site}/About?a=1#access_token=x`);
  });

  test.each([
    ['//evil.example/a//b?c=//d#//e', '/evil.example/a//b?c=//d#//e'],
    ['///', '/'],
    ['//evil.example?access_token=x', '/evil.example'],
    ['/a//b', '/a//b'],
  ])('can’t be taken for another host’s: %s becomes %s', (address, expected) => {
    const { page, run } = visit(site + address);
    run();
    expect(page.location.href).toBe(site + expected);
  });

  test('is cleaned in the same way as by the session', () => {
    const part = fc.constantFrom(
      ...['access_token=x', 'clear_access_token=true', '%61ccess_token=x', 'access_token', ''],
      ...['brazos_nonce=1', 'brazos%5Fnonce'],
      ...['a=1', 'b=%20+%zz', '?a', '=', 'c=d=e', 'access_token%00=x', ';access_token=x'],
    );
    const end = fc.constantFrom('', '#', '#a?access_token=x');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), end, (parts, hash) => {
        const { page, run, landingUrl } = visit(`/About?${parts.join('&')}${hash}`);
        const { href } = page.location;
        run();
        expect(page.location.href).toBe(stripSignInParams(href));
        const values = (address: string) =>
          ['access_token', 'clear_access_token', 'brazos_nonce', 'a', 'c'].map((name) =>
            new URL(address).searchParams.getAll(name),
          );
        expect(values(landingUrl())).toEqual(values(href));
        expect(landingUrl()).toBe(appendQuery(stripSignInParams(href), extractSignInParams(href)));
      }),
    );
  });
});

describe('whether the visit has a token', () => {
  test.each([
    ['/', {}, false],
    ['/?access_token=x', {}, true],
    ['/?access_token=', {}, false],
    ['/', { base44_access_token: 'x' }, true],
    ['/', { token: 'x' }, true],
    ['/', { token: '', base44_access_token: '' }, false],
    // It isn't known yet whether the link is allowed to sign out.
    ['/?clear_access_token=true', { token: 'x' }, true],
    ['/?clear_access_token=true', {}, false],
    ['/?brazos_nonce=x', {}, false],
    ['/?clear_access_token=1', { token: 'x' }, true],
    ['/?clear_access_token=true&access_token=y', { token: 'x' }, true],
  ])('%s with %j: %s', (address, kept, hasToken) => {
    expect(visit(address, kept).run()).toBe(hasToken);
  });
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
    expect(Reflect.get(page, signInParamsKey)).toBe(hasToken ? 'access_token=x' : undefined);
  });

  test('to history, the token still counts', () => {
    const { page, run } = visit('/?access_token=x');
    page.history.replaceState = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(run()).toBe(true);
  });
});
