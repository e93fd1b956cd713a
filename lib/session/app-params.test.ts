import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build, pageOrigin, readVisit } from './testing';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const staging = 'https://staging.example:8443';
/** What a visit without parameters uses. */
const own = { appId: 'brazos', serverUrl: 'https://platform.example/base' };

describe('precedence', () => {
  test('defaults to the build’s settings', () => {
    expect(readVisit('')).toEqual({ ...own, stored: {} });
  });

  test('defaults to the page’s own origin without a platform in the build', () => {
    const settings = { ...build, platformUrl: '' };
    expect(readVisit('', {}, { settings }).serverUrl).toBe(pageOrigin);
  });

  test('prefers storage to the build’s settings', () => {
    const stored = {
      base44_app_id: 'stored',
      base44_server_url: staging,
      base44_from_url: `${pageOrigin}/ISO`,
      base44_functions_version: 'v1.2',
      token: 'stored-token',
    };
    expect(readVisit('', stored)).toEqual({ appId: 'stored', serverUrl: staging, stored });
  });

  test('prefers the URL to storage, and stores neither the app nor the platform', () => {
    const query = {
      app_id: 'given',
      server_url: `${staging}/x/`,
      from_url: '/ISO?access_token=a&b',
      functions_version: 'v2',
    };
    const kept = { base44_app_id: 'stored', base44_functions_version: 'v1' };
    expect(readVisit(query, kept)).toEqual({
      appId: 'given',
      serverUrl: staging,
      stored: {
        base44_app_id: 'stored',
        base44_from_url: `${pageOrigin}/ISO?b`,
        base44_functions_version: 'v2',
      },
    });
  });
});

describe('app ID and functions version', () => {
  test.each(['', 'null', 'undefined', '..', '-x', 'two words', 'a/b', 'a\n', 'ä', 'x'.repeat(65)])(
    '%j is ignored',
    (value) => {
      const visit = readVisit({ app_id: value, functions_version: value });
      expect(visit).toEqual({ ...own, stored: {} });
      const kept = { base44_app_id: value, base44_functions_version: value };
      expect(readVisit('', kept), 'from storage').toEqual({ ...own, stored: {} });
    },
  );

  // The caller stores an app from the URL once the platform has accepted it.
  test.each([
    ['', '../x', 'brazos', undefined],
    ['', 'null', 'brazos', undefined],
    ['', 'brazos', 'brazos', undefined],
    ['app_id=given', 'stored', 'given', 'stored'],
    ['app_id=brazos', 'stored', 'brazos', undefined],
  ])('with “%s”, a stored %s gives %s and stays %s', (query, base44_app_id, appId, kept) => {
    const { stored, ...params } = readVisit(query, { base44_app_id });
    expect([params.appId, stored.base44_app_id]).toEqual([appId, kept]);
  });

  test.each([
    ['app_id=listed', {}, 'listed', undefined],
    ['app_id=other', {}, 'brazos', undefined],
    ['', { base44_app_id: 'listed' }, 'listed', 'listed'],
    ['', { base44_app_id: 'other' }, 'brazos', undefined],
    ['app_id=brazos', { base44_app_id: 'listed' }, 'brazos', undefined],
  ])('with an allowlist, “%s” and %j give %s and store %s', (query, stored, appId, kept) => {
    const visit = readVisit(query, stored, { settings: { ...build, appIds: ['listed'] } });
    expect([visit.appId, visit.stored.base44_app_id]).toEqual([appId, kept]);
  });
});

describe('server_url', () => {
  test('that’s foreign is ignored, removed, and logged once without its value', () => {
    const url = 'https://evil.example';
    for (const [visit, stored] of [
      [{ server_url: url }, {}],
      [{}, { base44_server_url: url }],
    ] as const) {
      vi.mocked(console.warn).mockClear();
      expect(readVisit({ ...visit }, { ...stored })).toEqual({ ...own, stored: {} });
      expect(vi.mocked(console.warn).mock.calls).toEqual([
        ['server_url ignored: its origin is not on this build’s list'],
      ]);
    }
  });

  test.each(['null', 'undefined'])('%s counts as missing, without a warning', (server_url) => {
    const visit = readVisit({ server_url }, { base44_server_url: server_url });
    expect(visit).toEqual({ ...own, stored: {} });
    expect(console.warn).not.toHaveBeenCalled();
  });

  test.each(['javascript:alert(1)', 'null'])('a page with an opaque origin ignores %s', (url) => {
    const { serverUrl } = readVisit({ server_url: url }, {}, { origin: 'null' });
    expect(serverUrl).toBe(build.platformUrl);
  });
});
