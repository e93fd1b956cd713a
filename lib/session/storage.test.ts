import { afterEach, expect, test, vi } from 'vitest';
import { createStorage, onOtherTabsChange } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

afterEach(() => void vi.restoreAllMocks());

test('stores parameters and both of the token’s keys under the contract’s names', () => {
  const page = memoryStorageWindow();
  const storage = createStorage(page);
  expect(storage.param('app_id')).toBeNull();
  storage.setParam('app_id', 'brazos');
  storage.setParam('server_url', 'https://platform.example');
  expect(page.localStorage.entries()).toEqual({
    base44_app_id: 'brazos',
    base44_server_url: 'https://platform.example',
  });
  expect(storage.param('app_id')).toBe('brazos');
  storage.removeParam('app_id');
  storage.removeParam('server_url');
  storage.tokenStorage.save('of-today');
  const both = { base44_access_token: 'of-today', token: 'of-today' };
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

test('doesn’t throw when storage is denied, and warns once', () => {
  const consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
  const storage = createStorage(deniedStorageWindow);
  expect(storage.token()).toBeNull();
  expect(storage.param('app_id')).toBeNull();
  expect(storage.getTabItem('left')).toBeNull();
  expect(storage.setTabItem('left', '1')).toBe(false);
  storage.setParam('app_id', 'a');
  storage.removeParam('app_id');
  storage.removeTabItem('left');
  storage.tokenStorage.save('secret-token');
  storage.tokenStorage.clear();
  expect(consoleWarn).toHaveBeenCalledOnce();
  expect(JSON.stringify(consoleWarn.mock.calls)).not.toContain('secret');
});

function listen() {
  const page = new EventTarget();
  let count = 0;
  const end = onOtherTabsChange(
    {
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
    },
    () => {
      count += 1;
    },
  );
  const dispatch = (type: string, persisted = false) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { dispatch, end, count: () => count };
}

test('calls back on another tab’s changes and on a restore from the bfcache, until it stops', () => {
  const { dispatch, end, count } = listen();
  dispatch('pageshow', false);
  expect(count()).toBe(0);
  dispatch('storage');
  dispatch('pageshow', true);
  expect(count()).toBe(2);
  end();
  dispatch('storage');
  dispatch('pageshow', true);
  expect(count()).toBe(2);
});
