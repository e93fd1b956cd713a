import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSettingsCache } from './settings-cache';
import { createStorage, onOtherTabsChange } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('storage', () => {
  test('keeps parameters and both of the token’s keys under the contract’s names', () => {
    const page = memoryStorageWindow();
    const storage = createStorage(page);
    expect(storage.param('app_id')).toBeNull();
    storage.setParam('app_id', 'brazos');
    storage.tokenStorage.save('of-today');
    const both = { base44_access_token: 'of-today', token: 'of-today' };
    expect(page.localStorage.entries()).toEqual({ base44_app_id: 'brazos', ...both });
    expect(storage.param('app_id')).toBe('brazos');
    storage.removeParam('app_id');
    expect(page.localStorage.entries()).toEqual(both);
    storage.tokenStorage.clear();
    expect(page.localStorage.entries()).toEqual({});
  });

  test.each([
    [{ base44_access_token: 'first', token: 'second' }, 'first'],
    [{ base44_access_token: '', token: 'second' }, 'second'],
    [{ token: 'second' }, 'second'],
    [{ token: '' }, null],
    [{}, null],
  ])('reads from %j the token %s', (kept, token) => {
    expect(createStorage(memoryStorageWindow(kept)).token()).toBe(token);
  });

  test('keeps tab items in sessionStorage', () => {
    const page = memoryStorageWindow();
    const storage = createStorage(page);
    expect(storage.setTabItem('left', '1')).toBe(true);
    expect(page.sessionStorage.entries()).toEqual({ left: '1' });
    expect(storage.getTabItem('left')).toBe('1');
    storage.removeTabItem('left');
    expect(storage.getTabItem('left')).toBeNull();
  });

  test('doesn’t throw when it’s denied, and warns once without the token', () => {
    const storage = createStorage(deniedStorageWindow);
    expect([storage.token(), storage.param('app_id'), storage.getTabItem('a')]).toEqual([
      ...[null, null, null],
    ]);
    expect(storage.setTabItem('left', '1')).toBe(false);
    storage.setParam('app_id', 'a');
    storage.removeParam('app_id');
    storage.removeTabItem('left');
    storage.tokenStorage.save('secret-token');
    storage.tokenStorage.clear();
    expect(console.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain('secret');
  });

  test('tells of other tabs’ changes and of a restore from the bfcache, until it stops', () => {
    const page = new EventTarget();
    const callback = vi.fn();
    const end = onOtherTabsChange(
      {
        addEventListener: page.addEventListener.bind(page),
        removeEventListener: page.removeEventListener.bind(page),
      },
      callback,
    );
    const dispatch = (type: string, persisted = false) =>
      page.dispatchEvent(Object.assign(new Event(type), { persisted }));
    dispatch('pageshow');
    expect(callback).not.toHaveBeenCalled();
    for (let round = 0; round < 2; round++) {
      dispatch('storage');
      dispatch('pageshow', true);
      expect(callback).toHaveBeenCalledTimes(2);
      end();
    }
  });
});

describe('the settings cache', () => {
  const settings = { id: 'brazos', public_settings: { plan: 'plant' } };

  function open() {
    const at = { now: 1_000_000, app: 'app' };
    const page = memoryStorageWindow();
    const storage = createStorage(page);
    const cache = createSettingsCache({ storage, now: () => at.now, app: () => at.app });
    return { at, page, cache };
  }

  test.each([
    [299_999, 'app', settings],
    [300_000, 'app', null],
    [0, 'another app', null],
    // After the clock was set back.
    [-300_000, 'app', null],
  ])('after %i ms, returns to the app “%s” %j', (later, app, expected) => {
    const { at, cache } = open();
    expect(cache.read()).toBeNull();
    cache.write(settings);
    Object.assign(at, { now: at.now + later, app });
    expect(cache.read()).toEqual(expected);
    cache.clear();
    expect(cache.read()).toBeNull();
  });

  test.each([
    '',
    '{',
    '{"app":1,"at":1000000,"settings":{"id":"a","public_settings":{}}}',
    '{"app":"app","at":"1000000","settings":{"id":"a","public_settings":{}}}',
    '{"app":"app","at":1000000,"settings":null}',
    '{"app":"app","at":1000000,"settings":{"id":1,"public_settings":{}}}',
    '{"app":"app","at":1000000,"settings":{"id":"a","public_settings":1}}',
  ])('ignores malformed values: %s', (text) => {
    const { cache, page } = open();
    page.sessionStorage.setItem('brazos_settings', text);
    expect(cache.read()).toBeNull();
  });
});
