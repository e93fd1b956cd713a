import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captureSignInParams, landingKey } from './capture-sign-in-params';
import { readLanding } from './landing';
import { createStorage } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';
import { stripSignInParams } from './url';

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
    landing: () => readLanding(page, createStorage(page)),
  };
}

describe('URL', () => {
  test('loses its token, which is kept for the session in this tab', () => {
    const { page, state, run, landing } = visit(
      '/About?a=%20&access_token=of-today&b&brazos_nonce=1#part',
    );
    run();
    expect(page.location.href).toBe(`${site}/About?a=%20&b#part`);
    expect(page.history.state).toBe(state);
    expect(page).not.toHaveProperty(landingKey);
    const given = { token: 'of-today', clear: false, nonce: '1', hadToken: false };
    expect(landing()).toMatchObject(given);
    expect(landing()).toMatchObject(given);
  });

  test('with an unconfirmed token counts for the tab’s next page too', () => {
    const { page, run } = visit('/aiteam?access_token=of-today');
    run();
    page.location.href = `${site}/AITeam`;
    expect(run()).toBe(true);
    expect(page.location.href).toBe(`${site}/AITeam`);
  });

  test('stays the same without a token', () => {
    const { page, run, landing } = visit('/About?a=1#access_token=x');
    page.history.replaceState = () => {
      throw new Error('touched');
    };
    run();
    expect(page.location.href).toBe(`${site}/About?a=1#access_token=x`);
    expect(landing()).toBeNull();
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
        const { page, run, landing } = visit(`/About?${parts.join('&')}${hash}`);
        const { href } = page.location;
        run();
        expect(page.location.href).toBe(stripSignInParams(href));
        const { searchParams } = new URL(href);
        const token = searchParams.get('access_token') || null;
        const nonce = searchParams.get('brazos_nonce');
        const clear = searchParams.get('clear_access_token') === 'true';
        const isGiven = stripSignInParams(href) !== href;
        const expected = isGiven ? expect.objectContaining({ token, clear, nonce }) : null;
        expect(landing()).toEqual(expected);
      }),
    );
  });
});

test('a return to the same page gets its fragment back, another page doesn’t', () => {
  const kept = { brazos_left: `login 0 1 ${site}/ISO?a=1#roi-calculator?x=2` };
  for (const [address, expected] of [
    ['/ISO?a=1&access_token=x', `${site}/ISO?a=1#roi-calculator?x=2`],
    ['/ISO?a=1', `${site}/ISO?a=1`],
    ['/About?a=1&access_token=x', `${site}/About?a=1`],
  ] as const) {
    const { page, run } = visit(address);
    for (const [key, value] of Object.entries(kept)) page.sessionStorage.setItem(key, value);
    run();
    expect(page.location.href).toBe(expected);
  }
});

test.each(['', '{', '1', '1 true', 'x true ?access_token=x', '1 x ?access_token=x'])(
  'kept parameters that are malformed count as missing: %j',
  (text) => {
    const { page, landing } = visit('/');
    page.sessionStorage.setItem(landingKey, text);
    expect(landing()).toBeNull();
    Object.assign(page, { [landingKey]: { tagName: 'IMG' } });
    expect(landing()).toBeNull();
  },
);

describe('whether the visit has a token', () => {
  test.each([
    ['/', {}, false],
    ['/?access_token=x', {}, true],
    ['/?clear_access_token=true&access_token=', {}, false],
    ['/', { base44_access_token: 'x' }, true],
    ['/', { token: '', base44_access_token: '' }, false],
    // It isn't known yet whether the link is allowed to sign out.
    ['/?clear_access_token=true', { token: 'x' }, true],
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
    expect(Reflect.has(page, landingKey)).toBe(hasToken);
  });

  test('to history, the token still counts', () => {
    const { page, run } = visit('/?access_token=x');
    page.history.replaceState = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(run()).toBe(true);
  });
});
