import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build, memoryStorageWindow, pageOrigin, readVisit } from './testing';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const nothing = { offeredToken: null, nonce: null, hasTokenParam: false, hasClearParam: false };

describe('precedence', () => {
  test('defaults to the build’s settings', () => {
    const page = memoryStorageWindow();
    expect(readVisit({ page })).toEqual({
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
    expect(readVisit({ settings: { ...build, platformUrl: '' } }).serverUrl).toBe(pageOrigin);
  });

  test('prefers storage to the build’s settings', () => {
    const page = memoryStorageWindow({
      base44_app_id: 'stored',
      base44_server_url: 'https://staging.example:8443',
      base44_from_url: `${pageOrigin}/ISO`,
      base44_functions_version: 'v1.2',
      token: 'stored-token',
    });
    expect(readVisit({ page })).toEqual({
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
    expect(readVisit({ query: `?${query}`, page })).toEqual({
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
    expect(readVisit({ query, page }).serverUrl).toBe(build.platformUrl);
    expect(page.localStorage.entries()).toEqual({ token: 'stored-token' });
    expect(readVisit({ query, page, isFramed: true }).serverUrl).toBe(
      'https://staging.example:8443',
    );
  });
});

describe('token', () => {
  test.each([
    ['?clear_access_token=true', null],
    ['?clear_access_token=true&access_token=new-token', 'new-token'],
    ['?access_token=', null],
    ['?access_token=null', null],
    ['?access_token=undefined', null],
    ['?access_token=two%20words', null],
    ['?access_token=t%C3%B6ken', null],
    [`?access_token=${'x'.repeat(8193)}`, null],
    [`?access_token=${'x'.repeat(8192)}`, 'x'.repeat(8192)],
  ])('%.60s keeps the stored one and offers %.20s', (query, offered) => {
    const page = memoryStorageWindow({
      base44_access_token: 'stored-token',
      token: 'stored-token',
    });
    const params = readVisit({ query, page });
    expect([params.token, params.offeredToken]).toEqual(['stored-token', offered]);
    expect(params.hasClearParam).toBe(query.includes('clear_access_token=true'));
    expect(page.localStorage.entries()).toEqual({
      base44_access_token: 'stored-token',
      token: 'stored-token',
    });
  });

  test.each(['two words', 'null', 'undefined'])('a stored “%s” is removed', (token) => {
    const page = memoryStorageWindow({ token });
    expect(readVisit({ page }).token).toBeNull();
    expect(page.localStorage.entries()).toEqual({});
  });

  test('a malformed one still counts as a return from sign-in', () => {
    expect(readVisit({ query: '?access_token=two%20words' })).toMatchObject({
      offeredToken: null,
      hasTokenParam: true,
    });
    expect(readVisit({ query: '?access_token=null' })).toMatchObject({
      offeredToken: null,
      hasTokenParam: false,
    });
  });
});

describe('app ID and functions version', () => {
  test.each(['', 'null', 'undefined', '..', '-x', 'two words', 'a/b', 'a\n', 'ä', 'x'.repeat(65)])(
    '%j is ignored',
    (value) => {
      const page = memoryStorageWindow();
      const query = new URLSearchParams({ app_id: value, functions_version: value });
      expect(readVisit({ query: `?${query}`, page })).toMatchObject({
        appId: 'brazos',
        functionsVersion: null,
      });
      expect(page.localStorage.entries()).toEqual({});
    },
  );

  test.each(['../x', 'null', 'brazos'])('a stored %s is removed', (base44_app_id) => {
    const page = memoryStorageWindow({ base44_app_id });
    expect(readVisit({ page }).appId).toBe('brazos');
    expect(page.localStorage.entries()).toEqual({});
  });

  test('uses the URL’s app without storing it; the build’s own removes a stored one', () => {
    const page = memoryStorageWindow({ base44_app_id: 'stored' });
    expect(readVisit({ query: '?app_id=given', page }).appId).toBe('given');
    expect(page.localStorage.entries()).toEqual({ base44_app_id: 'stored' });
    expect(readVisit({ query: '?app_id=brazos', page }).appId).toBe('brazos');
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
    expect(readVisit({ query, page, settings: { ...build, appIds: ['listed'] } }).appId).toBe(
      expected,
    );
    expect(page.localStorage.entries().base44_app_id ?? 'brazos').toBe(
      query === '' ? expected : 'brazos',
    );
  });
});
