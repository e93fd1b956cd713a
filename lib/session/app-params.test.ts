import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { type PlatformSettings, readAppParams } from './app-params';
import { createStorage } from './storage';
import { deniedStorageWindow, memoryStorageWindow } from './testing';

const pageOrigin = 'https://site.example';
const build: PlatformSettings = {
  platformUrl: 'https://platform.example/base',
  appId: 'brazos',
  appIds: [],
  platformOrigins: ['https://staging.example:8443'],
};

let consoleWarn: MockInstance<typeof console.warn>;
beforeEach(() => {
  consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

function read(query: string, page = memoryStorageWindow(), settings = build, isFramed = false) {
  const href = `${pageOrigin}/About${query}`;
  return readAppParams({ href, storage: createStorage(page), settings, pageOrigin, isFramed });
}

const nothing = { offeredToken: null, nonce: null, hasTokenParam: false, hasClearParam: false };

describe('precedence', () => {
  test('defaults to the build’s settings', () => {
    const page = memoryStorageWindow();
    expect(read('', page)).toEqual({
      appId: 'brazos',
      serverUrl: 'https://platform.example/base',
      token: null,
      fromUrl: null,
      functionsVersion: null,
      ...nothing,
    });
    expect(page.localStorage.entries()).toEqual({});
  });

  test('defaults to the page’s own origin without a platform in the build', () => {
    expect(read('', memoryStorageWindow(), { ...build, platformUrl: '' }).serverUrl).toBe(
      pageOrigin,
    );
  });

  test('prefers storage to the build’s settings', () => {
    const page = memoryStorageWindow({
      base44_app_id: 'stored',
      base44_server_url: 'https://staging.example:8443',
      base44_from_url: `${pageOrigin}/ISO`,
      base44_functions_version: 'v1.2',
      token: 'stored-token',
    });
    expect(read('', page)).toEqual({
      appId: 'stored',
      serverUrl: 'https://staging.example:8443',
      token: 'stored-token',
      fromUrl: `${pageOrigin}/ISO`,
      functionsVersion: 'v1.2',
      ...nothing,
    });
  });

  test('prefers the URL to storage and stores values that can’t end a session', () => {
    const page = memoryStorageWindow({ base44_app_id: 'stored' });
    const query = new URLSearchParams({
      app_id: 'given',
      server_url: 'https://staging.example:8443/x/',
      from_url: '/ISO?access_token=a&b',
      functions_version: 'v2',
      access_token: 'given-token',
      brazos_nonce: '0a',
    });
    expect(read(`?${query}`, page)).toEqual({
      appId: 'given',
      serverUrl: 'https://staging.example:8443',
      token: null,
      offeredToken: 'given-token',
      nonce: '0a',
      fromUrl: `${pageOrigin}/ISO?b`,
      functionsVersion: 'v2',
      hasTokenParam: true,
      hasClearParam: false,
    });
    expect(page.localStorage.entries()).toEqual({
      base44_app_id: 'stored',
      base44_server_url: 'https://staging.example:8443',
      base44_from_url: `${pageOrigin}/ISO?b`,
      base44_functions_version: 'v2',
    });
  });

  test('lets only an allowlisted parent change a signed-in user’s platform', () => {
    const query = '?server_url=https://staging.example:8443';
    const page = memoryStorageWindow({ token: 'stored-token' });
    expect(read(query, page).serverUrl).toBe(build.platformUrl);
    expect(page.localStorage.entries()).toEqual({ token: 'stored-token' });
    expect(read(query, page, build, true).serverUrl).toBe('https://staging.example:8443');
  });

  test('uses the URL for this page when storage is denied', () => {
    const storage = createStorage(deniedStorageWindow);
    const href = `${pageOrigin}/?app_id=given&access_token=given-token`;
    const params = readAppParams({
      href,
      storage,
      settings: build,
      pageOrigin,
      isFramed: false,
    });
    expect(params).toMatchObject({
      appId: 'given',
      offeredToken: 'given-token',
      hasTokenParam: true,
    });
  });
});

describe('token', () => {
  test.each([
    ['?clear_access_token=true', null],
    ['?clear_access_token=true&access_token=new-token', 'new-token'],
    ['?clear_access_token=false', null],
    ['?clear_access_token', null],
    ['?access_token=', null],
    ['?access_token=null', null],
    ['?access_token=undefined', null],
    ['?access_token=two%20words', null],
    ['?access_token=line%0Abreak', null],
    ['?access_token=t%C3%B6ken', null],
    [`?access_token=${'x'.repeat(8193)}`, null],
    [`?access_token=${'x'.repeat(8192)}`, 'x'.repeat(8192)],
  ])('%.60s keeps the stored one and offers %.20s', (query, offered) => {
    const page = memoryStorageWindow({
      base44_access_token: 'stored-token',
      token: 'stored-token',
    });
    const params = read(query, page);
    expect([params.token, params.offeredToken]).toEqual(['stored-token', offered]);
    expect(params.hasClearParam).toBe(query.includes('clear_access_token=true'));
    expect(page.localStorage.entries()).toEqual({
      base44_access_token: 'stored-token',
      token: 'stored-token',
    });
  });

  test.each(['two words', 'null', 'undefined'])('a stored “%s” is removed', (token) => {
    const page = memoryStorageWindow({ token });
    expect(read('', page).token).toBeNull();
    expect(page.localStorage.entries()).toEqual({});
  });

  test('a malformed one still counts as a return from sign-in', () => {
    expect(read('?access_token=two%20words')).toMatchObject({
      offeredToken: null,
      hasTokenParam: true,
    });
    expect(read('?access_token=null')).toMatchObject({ offeredToken: null, hasTokenParam: false });
  });
});

describe('app ID and functions version', () => {
  test.each([
    '',
    'null',
    'undefined',
    '.',
    '..',
    '-x',
    'two words',
    'a/b',
    'a?b',
    'a#b',
    'a\n',
    'ä',
    'x'.repeat(65),
  ])('%j is ignored', (value) => {
    const page = memoryStorageWindow();
    const query = new URLSearchParams({ app_id: value, functions_version: value });
    expect(read(`?${query}`, page)).toMatchObject({ appId: 'brazos', functionsVersion: null });
    expect(page.localStorage.entries()).toEqual({});
  });

  test.each(['../x', 'null', 'brazos'])('a stored %s is removed', (base44_app_id) => {
    const page = memoryStorageWindow({ base44_app_id });
    expect(read('', page).appId).toBe('brazos');
    expect(page.localStorage.entries()).toEqual({});
  });

  test('uses the URL’s app without storing it; the build’s own removes a stored one', () => {
    const page = memoryStorageWindow({ base44_app_id: 'stored' });
    expect(read('?app_id=given', page).appId).toBe('given');
    expect(page.localStorage.entries()).toEqual({ base44_app_id: 'stored' });
    expect(read('?app_id=brazos', page).appId).toBe('brazos');
    expect(page.localStorage.entries()).toEqual({});
  });

  test.each([
    ['?app_id=listed', {}, 'listed'],
    ['?app_id=other', {}, 'brazos'],
    ['', { base44_app_id: 'listed' }, 'listed'],
    ['', { base44_app_id: 'other' }, 'brazos'],
    ['?app_id=brazos', { base44_app_id: 'listed' }, 'brazos'],
  ])('with an allowlist, %s and stored %j give %s', (query, stored, expected) => {
    const page = memoryStorageWindow(stored);
    expect(read(query, page, { ...build, appIds: ['listed'] }).appId).toBe(expected);
    expect(page.localStorage.entries().base44_app_id ?? 'brazos').toBe(
      query === '' ? expected : 'brazos',
    );
  });
});

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
    'https://[bad',
  ])('%s is ignored', (value) => {
    const page = memoryStorageWindow();
    expect(read(`?${new URLSearchParams({ from_url: value })}`, page).fromUrl).toBeNull();
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
    expect(read(`?${new URLSearchParams({ server_url: value })}`, page).serverUrl).toBe(expected);
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
    'https://sub.platform.example',
    'https://platform.example@evil.example',
    'https://platform.example:443@evil.example',
    'https://platform.example%40evil.example',
    'https://evil.example\\@platform.example',
    'https://evil.example#@platform.example',
    'https://evil.example?https://platform.example',
    'https://evil.example/https://platform.example',
    'https://рlatform.example',
    'https://xn--latform-7fg.example',
    '//platform.example',
    '//evil.example',
    'platform.example',
    '/api',
    'javascript:https://platform.example/',
    'data:text/html,https://platform.example',
    'blob:https://platform.example/x',
    'file://platform.example/',
    'ftp://platform.example/',
    'wss://platform.example/',
    'https://[::1]',
    'https://[::ffff:7f00:1]:8443',
    'https://2130706433',
    'https%3A%2F%2Fplatform.example',
    ' ',
    '',
  ];

  test.each(foreign)('%j is ignored, not stored, and logged once without its value', (value) => {
    const page = memoryStorageWindow();
    const query = new URLSearchParams({ server_url: value });
    expect(read(`?${query}`, page).serverUrl).toBe('https://platform.example/base');
    expect(page.localStorage.entries()).toEqual({});
    expect(consoleWarn.mock.calls).toEqual([
      ['server_url ignored: its origin is not on this build’s list'],
    ]);
  });

  test('null and undefined count as missing, without a warning', () => {
    for (const value of ['null', 'undefined']) {
      const page = memoryStorageWindow({ base44_server_url: value });
      expect(read(`?server_url=${value}`, page).serverUrl).toBe(build.platformUrl);
      expect(page.localStorage.entries()).toEqual({});
    }
    expect(consoleWarn).not.toHaveBeenCalled();
  });

  test('the page’s own origin is accepted when the build has no platform', () => {
    const own = { ...build, platformUrl: '' };
    expect(read(`?server_url=${pageOrigin}/x`, memoryStorageWindow(), own).serverUrl).toBe(
      pageOrigin,
    );
  });

  test.each(foreign)('%j in the storage is removed', (value) => {
    const page = memoryStorageWindow({ base44_server_url: value });
    expect(read('', page).serverUrl).toBe('https://platform.example/base');
    expect(page.localStorage.entries()).toEqual({});
    expect(consoleWarn).toHaveBeenCalledOnce();
  });

  test.each([
    [
      'good then foreign',
      ['https://staging.example:8443', 'https://evil.example'],
      'https://staging.example:8443',
    ],
    [
      'foreign then good',
      ['https://evil.example', 'https://staging.example:8443'],
      'https://platform.example/base',
    ],
  ])('the first of several counts: %s', (_, given, expected) => {
    const query = new URLSearchParams(given.map((value) => ['server_url', value]));
    expect(read(`?${query}`).serverUrl).toBe(expected);
  });

  test('a stored one with a password is corrected', () => {
    const page = memoryStorageWindow({ base44_server_url: 'https://ada:pw@platform.example' });
    read('', page);
    expect(page.localStorage.entries()).toEqual({
      base44_server_url: 'https://platform.example/base',
    });
  });

  test('a foreign one in the URL keeps a good one in storage', () => {
    const page = memoryStorageWindow({ base44_server_url: 'https://staging.example:8443' });
    expect(read('?server_url=https://evil.example', page).serverUrl).toBe(
      'https://staging.example:8443',
    );
  });

  test('a page with an opaque origin trusts no URL with one', () => {
    for (const foreign of ['javascript:alert(1)', 'https://evil.example', 'null']) {
      const href = `https://site.example/?server_url=${foreign}`;
      const storage = createStorage(memoryStorageWindow());
      const params = readAppParams({
        href,
        storage,
        settings: build,
        pageOrigin: 'null',
        isFramed: false,
      });
      expect(params.serverUrl).toBe('https://platform.example/base');
    }
  });
});
