import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { build, memoryStorageWindow, readVisit } from './testing';

let consoleWarn: MockInstance<typeof console.warn>;
beforeEach(() => {
  consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

describe('from_url', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '\\\\evil.example',
    'javascript:alert(1)',
    'blob:https://site.example/x',
    'null',
    'undefined',
    'http://site.example/',
    'https://site.example:444/',
    'https://site.example@evil.example/',
    'https://ada:pw@site.example/',
    'https://ada@site.example/',
    'https://:pw@site.example/',
    'https://[bad',
  ])('%s is ignored', (value) => {
    const page = memoryStorageWindow();
    expect(
      readVisit({ query: `?${new URLSearchParams({ from_url: value })}`, page }).fromUrl,
    ).toBeNull();
    expect(page.localStorage.entries()).toEqual({});
  });
});

describe('server_url', () => {
  // The build's own platform has a path; the link's path is ignored.
  const trusted = [
    ['https://platform.example', 'https://platform.example/base'],
    ['HTTPS://Platform.Example:443/api/../x//', 'https://platform.example/base'],
    ['https://ada:pw@platform.example/?q=1#h', 'https://platform.example/base'],
    ['https:\\\\staging.example:8443\\x', 'https://staging.example:8443'],
    ['https://platform%2Eexample', 'https://platform.example/base'],
    ['https://ｐlatform.example', 'https://platform.example/base'],
  ] as const;

  test.each(trusted)('%s becomes %s', (value, expected) => {
    const page = memoryStorageWindow();
    expect(
      readVisit({ query: `?${new URLSearchParams({ server_url: value })}`, page }).serverUrl,
    ).toBe(expected);
    expect(page.localStorage.entries()).toEqual({ base44_server_url: expected });
    expect(consoleWarn).not.toHaveBeenCalled();
  });

  const foreign = [
    'https://site.example',
    'https://evil.example',
    'http://platform.example',
    'https://platform.example:444',
    'https://platform.example.',
    'https://platform.example.evil.example',
    'https://platform.example@evil.example',
    'https://evil.example\\@platform.example',
    'https://рlatform.example',
    '//platform.example',
    'javascript:https://platform.example/',
    'blob:https://platform.example/x',
    'wss://platform.example/',
    '',
  ];

  test.each(foreign)('%j is ignored, not stored, and logged once without its value', (value) => {
    const page = memoryStorageWindow();
    const query = new URLSearchParams({ server_url: value });
    expect(readVisit({ query: `?${query}`, page }).serverUrl).toBe('https://platform.example/base');
    expect(page.localStorage.entries()).toEqual({});
    expect(consoleWarn.mock.calls).toEqual([
      ['server_url ignored: its origin is not on this build’s list'],
    ]);
  });

  test('null and undefined count as missing, without a warning', () => {
    for (const value of ['null', 'undefined']) {
      const page = memoryStorageWindow({ base44_server_url: value });
      expect(readVisit({ query: `?server_url=${value}`, page }).serverUrl).toBe(build.platformUrl);
      expect(page.localStorage.entries()).toEqual({});
    }
    expect(consoleWarn).not.toHaveBeenCalled();
  });

  test.each(foreign)('%j in the storage is removed', (value) => {
    const page = memoryStorageWindow({ base44_server_url: value });
    expect(readVisit({ page }).serverUrl).toBe('https://platform.example/base');
    expect(page.localStorage.entries()).toEqual({});
    expect(consoleWarn).toHaveBeenCalledOnce();
  });

  test('a foreign one in the URL keeps a good one in storage', () => {
    const page = memoryStorageWindow({ base44_server_url: 'https://staging.example:8443' });
    expect(readVisit({ query: '?server_url=https://evil.example', page }).serverUrl).toBe(
      'https://staging.example:8443',
    );
  });

  test('a page with an opaque origin trusts no URL with one', () => {
    for (const foreign of ['javascript:alert(1)', 'https://evil.example', 'null']) {
      const query = `?server_url=${foreign}`;
      expect(readVisit({ query, origin: 'null' }).serverUrl).toBe('https://platform.example/base');
    }
  });
});
