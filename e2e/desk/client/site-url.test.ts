import { expect, test } from 'vitest';
import { createSiteUrls } from './site-url';

const site = createSiteUrls('http://127.0.0.1:4174', 'http://127.0.0.1:4173');

test('the site’s origin defaults to the desk’s own', () => {
  expect(site.origin).toBe('http://127.0.0.1:4174');
  expect(createSiteUrls('', 'http://127.0.0.1:4173').origin).toBe('http://127.0.0.1:4173');
});

test.each([
  ['http://127.0.0.1:4174/ISO?x=1#roi', '/ISO?x=1#roi'],
  ['AITeam', '/AITeam'],
  ['/AITeam?access_token=secret&x=1', '/AITeam?x=1'],
  ['/?clear_access_token=true', '/'],
])('maps %s to the path %s', (address, path) => {
  expect(site.pathOf(address)).toBe(path);
});

test.each(['http://127.0.0.1:4173/ISO', '//elsewhere.example/', 'javascript:alert(1)', 'http://['])(
  'rejects %s, which isn’t on the site',
  (address) => {
    expect(site.pathOf(address)).toBeUndefined();
  },
);

test.each(['http://127.0.0.1:4174//attacker/x', 'http://127.0.0.1:4174/\\attacker/x'])(
  '%s stays on the site, with and without a token',
  (address) => {
    const path = site.pathOf(address) ?? '';
    for (const query of ['', 'access_token=t']) {
      const { origin, pathname } = site.urlOf(path, query);
      expect([origin, pathname]).toEqual([site.origin, '//attacker/x']);
    }
  },
);

test.each([
  '//attacker/x',
  'http://attacker/x',
  '@attacker/x',
  ':1@attacker/',
  '\\\\attacker/x',
  '.attacker',
  '',
])('resolves the path %j to a URL on the site', (path) => {
  expect(site.urlOf(path).origin).toBe(site.origin);
});

test('appends a query to the path’s own', () => {
  expect(site.urlOf('/ISO?x=1', 'access_token=t').href).toBe(
    'http://127.0.0.1:4174/ISO?x=1&access_token=t',
  );
});
