import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build, pageOrigin, readVisit } from './testing';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const staging = 'https://staging.example:8443';
/** What a visit without parameters uses. */
const own = { appId: 'brazos', serverUrl: 'https://platform.example/base' };

test('the URL comes before storage, and the build’s settings last; the URL’s app and platform aren’t stored', () => {
  expect(readVisit('')).toEqual({ ...own, stored: {} });
  const settings = { ...build, platformUrl: '' };
  expect(readVisit('', {}, { settings }).serverUrl).toBe(pageOrigin);
  const kept = {
    base44_app_id: 'stored',
    base44_server_url: staging,
    base44_from_url: `${pageOrigin}/ISO`,
    base44_functions_version: 'v1.2',
    token: 'stored-token',
  };
  expect(readVisit('', kept)).toEqual({ appId: 'stored', serverUrl: staging, stored: kept });
  const query = { app_id: 'given', from_url: '/ISO?access_token=a&b', functions_version: 'v2' };
  const stored = {
    ...kept,
    base44_from_url: `${pageOrigin}/ISO?b`,
    base44_functions_version: 'v2',
  };
  expect(readVisit(query, kept)).toEqual({ appId: 'given', serverUrl: staging, stored });
});

test.each(['', 'null', 'undefined', '..', '-x', 'two words', 'a/b', 'a\n', 'ä', 'x'.repeat(65)])(
  'the app or functions version %j is ignored, and removed',
  (value) => {
    const visit = readVisit({ app_id: value, functions_version: value });
    expect(visit).toEqual({ ...own, stored: {} });
    const kept = { base44_app_id: value, base44_functions_version: value };
    expect(readVisit('', kept)).toEqual({ ...own, stored: {} });
  },
);

test.each([
  ['app_id=listed', {}, 'listed', undefined],
  ['app_id=other', {}, 'brazos', undefined],
  ['', { base44_app_id: 'listed' }, 'listed', 'listed'],
  ['', { base44_app_id: 'other' }, 'brazos', undefined],
  ['app_id=brazos', { base44_app_id: 'listed' }, 'brazos', 'listed'],
])('with an allowlist, “%s” and %j give %s, and %s stays stored', (query, stored, appId, kept) => {
  const settings = { ...build, appIds: ['brazos', 'listed'] };
  const visit = readVisit(query, stored, { settings });
  expect([visit.appId, visit.stored.base44_app_id]).toEqual([appId, kept]);
});

describe('a URL', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '\\\\evil.example',
    'https://[bad',
    'https://site.example:444/',
    'http://site.example/',
    'https://site.example.evil.example/',
    'https://site.example@evil.example/',
    'https://ada:pw@site.example/',
    'https://ada@site.example/',
    'blob:https://site.example/x',
    'http://platform.example',
    'https://platform.example:444',
    'https://platform.example.',
    'https://platform.example.evil.example',
    'https://platform.example@evil.example',
    'https://evil.example\\@platform.example',
    'https://рlatform.example',
    'wss://platform.example/',
    'blob:https://platform.example/x',
    'javascript:https://platform.example/',
  ])('that isn’t on a list is neither used nor stored, and logged without its value: %s', (url) => {
    expect(readVisit({ server_url: url, from_url: url })).toEqual({ ...own, stored: {} });
    const kept = { base44_server_url: url, base44_from_url: url };
    expect(readVisit('', kept)).toEqual({ ...own, stored: {} });
    const warning = ['server_url ignored: its origin is not on this build’s list'];
    expect(vi.mocked(console.warn).mock.calls).toEqual([warning, warning]);
  });

  test.each([
    'HTTPS://Staging.Example:8443/api/../x//',
    'https:\\\\staging.example:8443\\x',
    'https://staging%2Eexample:8443',
    'https://ｓtaging.example:8443',
  ])('that a browser would connect to a listed platform gives that one: %s', (server_url) => {
    expect(readVisit({ server_url }).serverUrl).toBe(staging);
  });

  test.each(['null', 'undefined'])('%s counts as missing, without a warning', (url) => {
    const visit = readVisit({ server_url: url, from_url: url }, { base44_server_url: url });
    expect(visit).toEqual({ ...own, stored: {} });
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('is ignored by a page with an opaque origin', () => {
    const { serverUrl } = readVisit({ server_url: 'javascript:1' }, {}, { origin: 'null' });
    expect(serverUrl).toBe(build.platformUrl);
  });
});
