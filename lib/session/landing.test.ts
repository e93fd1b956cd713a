import { expect, test, vi } from 'vitest';
import { leave, maxNonceAgeMs, readLanding } from './landing';
import { createStorage } from './storage';
import {
  denyStorage,
  memoryStorageWindow,
  platformUrl,
  settings,
  site,
  staging,
  withFakeTimers,
} from './testing';

withFakeTimers();

/** What a visit to a page of the site with this query and storage begins with, and what's stored after it. */
function visit(
  query: string | Record<string, string>,
  stored: Record<string, string> = {},
  { build = settings, page = memoryStorageWindow(stored), origin = site } = {},
) {
  const location = { href: `${site}/About?${new URLSearchParams(query)}`, origin };
  const history = { state: null, replaceState: () => {} };
  const landing = readLanding({ ...page, location, history }, build, createStorage(page));
  const { appId, serverUrl } = landing.linkPlace ?? landing.kept;
  return { ...landing, appId, serverUrl, stored: page.localStorage.entries() };
}

/** What a visit without parameters uses. */
const own = { appId: 'brazos', serverUrl: platformUrl, stored: {} };

test('the URL comes before storage, and the build’s settings last; the URL’s app and platform aren’t stored', () => {
  expect(visit('')).toMatchObject(own);
  expect(visit('', {}, { build: { ...settings, platformUrl: '' } }).serverUrl).toBe(site);
  const kept = {
    base44_app_id: 'stored',
    base44_server_url: staging,
    base44_from_url: `${site}/ISO`,
    base44_functions_version: 'v1.2',
  };
  expect(visit('', kept)).toMatchObject({ appId: 'stored', serverUrl: staging, stored: kept });
  const query = { app_id: 'given', from_url: '/ISO?access_token=a&b', functions_version: 'v2' };
  const stored = { ...kept, base44_from_url: `${site}/ISO?b`, base44_functions_version: 'v2' };
  expect(visit(query, kept)).toMatchObject({ appId: 'given', serverUrl: staging, stored });
});

test.each(['', 'null', 'undefined', '..', '-x', 'two words', 'a/b', 'a\n', 'ä', 'x'.repeat(65)])(
  'the app or functions version %j is ignored, and removed',
  (value) => {
    expect(visit({ app_id: value, functions_version: value })).toMatchObject(own);
    const kept = { base44_app_id: value, base44_functions_version: value };
    expect(visit('', kept)).toMatchObject(own);
  },
);

test('a build that names its app accepts no other one but those it lists', () => {
  const build = { ...settings, appIds: ['brazos', 'listed'] };
  for (const [id, appId] of [
    ['listed', 'listed'],
    ['other', 'brazos'],
  ] as const) {
    expect(visit({ app_id: id }, {}, { build }).appId).toBe(appId);
    expect(visit('', { base44_app_id: id }, { build }).appId).toBe(appId);
  }
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  'https://[bad',
  'http://site.example/',
  'https://site.example@evil.example/',
  'https://ada:pw@site.example/',
  'blob:https://site.example/x',
  'http://platform.example',
  'https://platform.example.evil.example',
  'https://evil.example\\@platform.example',
  'https://рlatform.example',
  'blob:https://platform.example/x',
  'javascript:https://platform.example/',
])('the URL %s is neither used nor stored, and logged without its value', (url) => {
  expect(visit({ server_url: url, from_url: url })).toMatchObject(own);
  expect(visit('', { base44_server_url: url, base44_from_url: url })).toMatchObject(own);
  const warning = ['server_url ignored: its origin is not on this build’s list'];
  expect(vi.mocked(console.warn).mock.calls).toEqual([warning, warning]);
});

test.each(['HTTPS://Staging.Example:8443/api/../x//', 'https:\\\\staging%2Eexample:8443\\x'])(
  'a browser would connect to a listed platform, so %s gives that one',
  (server_url) => expect(visit({ server_url }).serverUrl).toBe(staging),
);

/** A tab that leaves for the platform, and what it returns with. */
function leaving(page = memoryStorageWindow()) {
  const { tab } = createStorage(page);
  return {
    leave(kind: 'login' | 'logout') {
      const left = leave(kind, own, `${site}/About?a=1#part`, tab);
      return new URL(left).searchParams.get('from_url')?.split('brazos_nonce=')[1] ?? '';
    },
    returns: (query: Record<string, string>) => visit(query, {}, { page }),
  };
}

test.each([
  ['login', 0, 'login'],
  ['logout', maxNonceAgeMs - 1, 'logout'],
  ['login', maxNonceAgeMs, null],
  ['login', -1, null],
] as const)('a %s’s nonce after %i ms proves a return from %s, once', (kind, age, proved) => {
  const tab = leaving();
  const [older, nonce] = [tab.leave(kind), tab.leave(kind)];
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  vi.setSystemTime(Date.now() + age);
  expect(tab.returns({ brazos_nonce: nonce }).nonce).toBe(proved);
  for (const other of [nonce, older, '', 'undefined', kind]) {
    expect(tab.returns({ brazos_nonce: other }).nonce).toBeNull();
    tab.leave(kind);
  }
});

test('a return is known on later pages: with Back, a token, or a mark if storage is denied', () => {
  const start = Date.now();
  const tab = leaving();
  tab.leave('login');
  expect(tab.returns({}).returnedAt).toBe(start);
  vi.setSystemTime(start + 1000);
  expect(tab.returns({}).returnedAt).toBe(start);
  // A sign-in after a sign-out isn't a loop.
  tab.leave('logout');
  expect(tab.returns({}).returnedAt).toBeNull();
  expect(tab.returns({ access_token: 'x' }).returnedAt).toBe(start + 1000);
  const denied = leaving(denyStorage(memoryStorageWindow()));
  expect(denied.leave('login')).toBe('login');
});
