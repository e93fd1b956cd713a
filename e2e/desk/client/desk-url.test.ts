import { expect, test } from 'vitest';
import { deskQuery, readChosenPersona, readDeskView } from './desk-url';
import { createSiteUrls } from './site-url';

const site = createSiteUrls('', 'http://127.0.0.1:4173');

test('a view goes into the desk’s address and comes back', () => {
  const view = { persona: 'admin', path: '/ISO?x=1#roi', width: 390 } as const;
  expect(readDeskView(deskQuery(view), site)).toEqual(view);
});

test('puts the chosen visitor in the address too', () => {
  const view = { persona: 'visitor', path: '/', width: 1440 } as const;
  expect(readDeskView(deskQuery(view), site)).toEqual(view);
});

test('the view at the start leaves the address alone', () => {
  expect(deskQuery(readDeskView('', site))).toBe('');
});

test.each([
  '?as=root&page=https://elsewhere.example/&width=1',
  '?as=__proto__&page=//elsewhere.example&width=NaN',
])('%s is a view as at the start', (search) => {
  expect(readDeskView(search, site)).toEqual({ look: undefined, path: '/', width: 1440 });
});

test('a look counts as chosen by the history’s state alone', () => {
  expect(readChosenPersona({ persona: 'admin' })).toBe('admin');
  for (const state of [null, undefined, {}, { look: 'root' }, { look: undefined }, 'admin', 7]) {
    expect(readChosenPersona(state)).toBeUndefined();
  }
});
