import { expect, test } from 'vitest';
import { createSiteUrls } from './site-url';

const site = createSiteUrls('http://127.0.0.1:4174', 'http://127.0.0.1:4173');

test.each([
  ['http://127.0.0.1:4174/ISO?x=1#roi', '/ISO?x=1#roi'],
  ['AITeam', '/AITeam'],
  ['/AITeam?access_token=secret&x=1', '/AITeam?x=1'],
  ['/?clear_access_token=true', '/'],
  ['http://127.0.0.1:4173/ISO', undefined],
  ['//elsewhere.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['http://[', undefined],
])('maps %s to %s', (address, path) => {
  expect(site.pathOf(address)).toBe(path);
});

test.each(['//attacker/x', 'http://attacker/x', '@attacker/x', ':1@attacker/', ''])(
  'resolves the path "%s" to a URL on the site, also with a token',
  (path) => expect(site.urlOf(path, 'access_token=t').origin).toBe(site.origin),
);

test('appends a query to the path’s own', () => {
  expect(site.urlOf('/ISO?x=1', 'access_token=t').search).toBe('?x=1&access_token=t');
});
