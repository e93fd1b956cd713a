import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage, validToken } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

describe('storage', () => {
  test.each([
    [{ base44_access_token: 'first', token: 'second' }, 'first'],
    [{ base44_access_token: '', token: 'second' }, 'second'],
    [{ token: 'second' }, 'second'],
    [{ token: '' }, null],
    [{}, null],
  ])('reads from %j the token %s', (kept, token) => {
    expect(createStorage(memoryStorageWindow(kept)).token()).toBe(token);
  });

  test('doesn’t throw when it’s denied, and warns once without the token', () => {
    const storage = createStorage(deniedStorageWindow);
    expect([storage.token(), storage.param('app_id'), storage.tabItem('a')]).toEqual([
      ...[null, null, null],
    ]);
    expect(storage.setTabItem('left', '1')).toBe(false);
    storage.setParam('app_id', 'a');
    storage.setParam('app_id', null);
    storage.setTabItem('left', null);
    storage.setToken('secret-token');
    storage.setToken(null);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toContain('secret');
  });
});

test.each<[text: string, token: string | null]>([
  ['a-token', 'a-token'],
  ['x'.repeat(8192), 'x'.repeat(8192)],
  ['x'.repeat(8193), null],
  ...['', 'null', 'undefined', 'two words', 'töken', 'a\n'].map((text): [string, null] => [
    text,
    null,
  ]),
])('of the token %.20j, %.20j is used', (text, token) => {
  expect(validToken(text)).toBe(token);
});
