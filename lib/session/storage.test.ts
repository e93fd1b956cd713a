import { afterEach, expect, test, vi } from 'vitest';
import { createStorage } from './storage';
import { deniedPage, storagePage } from './testing';

afterEach(() => void vi.restoreAllMocks());

test('parameters are kept under the names of the contract', () => {
  const page = storagePage();
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
  expect(storage.param('app_id')).toBeNull();
});

test('both keys of the token are written and removed together', () => {
  const page = storagePage();
  const storage = createStorage(page);
  storage.tokens.save('of-today');
  expect(page.localStorage.entries()).toEqual({
    base44_access_token: 'of-today',
    token: 'of-today',
  });
  storage.tokens.clear();
  expect(page.localStorage.entries()).toEqual({});
});

test.each([
  [{ base44_access_token: 'first', token: 'second' }, 'first'],
  [{ base44_access_token: '', token: 'second' }, 'second'],
  [{ token: 'second' }, 'second'],
  [{ token: '' }, null],
  [{}, null],
])('of %j the token is %s', (kept, token) => {
  expect(createStorage(storagePage(kept)).token()).toBe(token);
});

test('marks are of the tab', () => {
  const page = storagePage();
  const storage = createStorage(page);
  expect(storage.setMark('left', '1')).toBe(true);
  expect(page.sessionStorage.entries()).toEqual({ left: '1' });
  expect(storage.mark('left')).toBe('1');
  storage.removeMark('left');
  expect(storage.mark('left')).toBeNull();
});

test('a storage that is denied throws nothing and is said once', () => {
  const complaint = vi.spyOn(console, 'warn').mockReturnValue();
  const storage = createStorage(deniedPage);
  expect(storage.token()).toBeNull();
  expect(storage.param('app_id')).toBeNull();
  expect(storage.mark('left')).toBeNull();
  expect(storage.setMark('left', '1')).toBe(false);
  storage.setParam('app_id', 'a');
  storage.removeParam('app_id');
  storage.removeMark('left');
  storage.tokens.save('secret-token');
  storage.tokens.clear();
  expect(complaint).toHaveBeenCalledOnce();
  expect(JSON.stringify(complaint.mock.calls)).not.toContain('secret');
});

test('a storage that is full keeps what it had', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const page = storagePage({ base44_app_id: 'brazos' });
  page.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = createStorage(page);
  storage.setParam('app_id', 'other');
  expect(storage.param('app_id')).toBe('brazos');
});
