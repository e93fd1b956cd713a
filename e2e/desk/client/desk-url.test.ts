import { expect, test } from 'vitest';
import { deskQuery, readDeskView, readPersona, readView } from './desk-url';
import { createSiteUrls } from './site-url';

const site = createSiteUrls('http://127.0.0.1:4174', 'http://127.0.0.1:4173');

test('round-trips a view through the desk’s URL', () => {
  const view = {
    path: '/ISO?x=1#roi',
    view: readView('outline'),
    width: 390,
    openPanels: ['faults', 'visits'],
  } as const;
  expect(readDeskView(deskQuery(view), site)).toEqual(view);
});

test.each([
  '',
  '?page=https://elsewhere.example/&width=1&view=x&open=x',
  '?page=//elsewhere.example&width=NaN&view=__proto__&open=,',
])('reads "%s" as the default view, whose query has nothing but its width', (search) => {
  const view = readDeskView(search, site);
  expect(view).toMatchObject({ path: '/', width: 1440, openPanels: [] });
  expect(deskQuery(view)).toBe('?width=1440');
});

test('opens in a phone’s window at its width, and keeps another that was chosen', () => {
  expect([390, 800, 1366].map((window) => readDeskView('', site, window).width)).toEqual([
    390, 768, 1440,
  ]);
  expect(readDeskView('?width=1440', site, 390).width).toBe(1440);
});

test.each([null, undefined, {}, 'root', '__proto__'])('takes no persona from %j', (state) => {
  expect(readPersona(state)).toBeUndefined();
});

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
