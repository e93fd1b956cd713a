import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAddress, signInPairs, withPairs } from './address';
import { readArrival } from './arrival';
import { arrivalKey, bootEndsAfterMs, bootScript } from './boot-script';
import { createStorage } from './storage';
import { deniedPage, storagePage } from './testing';

const site = 'https://site.example';

/** The pieces of a browser that the script touches. */
function visit(address: string, kept: Record<string, string> = {}) {
  const location = new URL(address, site);
  const attributes = new Map<string, string>();
  const timers: { run: () => void; after: number }[] = [];
  const state = { of: 'the router' };
  const page = {
    ...storagePage(kept),
    location,
    history: {
      state: state as unknown,
      replaceState(next: unknown, _: string, url: string) {
        page.history.state = next;
        location.href = url;
      },
    },
  };
  const context = {
    window: page,
    location,
    URLSearchParams,
    setTimeout: (run: () => void, after: number) => timers.push({ run, after }),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        removeAttribute: (name: string) => attributes.delete(name),
      },
    },
  };
  return {
    page,
    context,
    state,
    timers,
    mark: () => attributes.get('data-session'),
    run: () => runInNewContext(bootScript, context),
    arrival: () => readArrival(page, createStorage(page)),
  };
}

test('is small, fits into a script element, and is no markup that a policy would refuse React', () => {
  expect(bootScript.length).toBeLessThan(1000);
  expect(bootScript).not.toContain('<');
});

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
    expect(page).not.toHaveProperty(arrivalKey);
    expect(arrival()).toBe(`${site}/About?a=%20&b&access_token=of-today&brazos_nonce=1#part`);
  });

  test('a token that waits for an answer covers the tab’s next page too', () => {
    const { page, run, mark } = visit('/aiteam?access_token=of-today');
    run();
    page.location.href = `${site}/AITeam`;
    run();
    expect([mark(), page.location.href]).toEqual(['token', `${site}/AITeam`]);
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
        expect(page.location.href).toBe(cleanAddress(href));
        const values = (address: string) =>
          ['access_token', 'clear_access_token', 'brazos_nonce', 'a', 'c'].map((name) =>
            new URL(address).searchParams.getAll(name),
          );
        expect(values(arrival())).toEqual(values(href));
        expect(arrival()).toBe(withPairs(cleanAddress(href), signInPairs(href)));
      }),
    );
  });
});

describe('mark', () => {
  test.each([
    ['/', {}, 'visitor'],
    ['/?access_token=x', {}, 'token'],
    ['/?access_token=', {}, 'visitor'],
    ['/', { base44_access_token: 'x' }, 'token'],
    ['/', { token: 'x' }, 'token'],
    ['/', { token: '', base44_access_token: '' }, 'visitor'],
    // Whether the link may sign anybody out is not known yet.
    ['/?clear_access_token=true', { token: 'x' }, 'token'],
    ['/?clear_access_token=true', {}, 'visitor'],
    ['/?brazos_nonce=x', {}, 'visitor'],
    ['/?clear_access_token=1', { token: 'x' }, 'token'],
    ['/?clear_access_token=true&access_token=y', { token: 'x' }, 'token'],
  ])('%s with %j is %s', (address, kept, mark) => {
    const browser = visit(address, kept);
    browser.run();
    expect(browser.mark()).toBe(mark);
  });

  test('ends by itself', () => {
    const browser = visit('/?access_token=x');
    browser.run();
    expect(browser.timers.map(({ after }) => after)).toEqual([bootEndsAfterMs]);
    for (const { run } of browser.timers) run();
    expect(browser.mark()).toBeUndefined();
  });
});

describe('in a browser that denies it something', () => {
  test('no storage: a visitor, unless the address has a token', () => {
    for (const [address, mark] of [
      ['/', 'visitor'],
      ['/?access_token=x', 'token'],
    ] as const) {
      const browser = visit(address);
      Object.defineProperties(browser.page, Object.getOwnPropertyDescriptors(deniedPage));
      browser.run();
      expect(browser.mark()).toBe(mark);
      expect(browser.page.location.href).toBe(`${site}/`);
      expect(Reflect.get(browser.page, arrivalKey)).toBe(
        mark === 'token' ? 'access_token=x' : undefined,
      );
    }
  });

  test('no history: the mark is made, the address is kept', () => {
    const browser = visit('/?access_token=x');
    browser.page.history.replaceState = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    browser.run();
    expect(browser.mark()).toBe('token');
    expect(browser.timers).toHaveLength(1);
  });

  test('no URLSearchParams: what is stored still counts', () => {
    const browser = visit('/?access_token=x', { token: 'x' });
    runInNewContext(bootScript, { ...browser.context, URLSearchParams: undefined });
    expect(browser.mark()).toBe('token');
  });
});
