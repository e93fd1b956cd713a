import { expect, test } from 'vitest';
import { defaultView, readView } from '../view-options';
import { deskQuery, readChosenPersona, readDeskView } from './desk-url';
import { createSiteUrls } from './site-url';

const site = createSiteUrls('', 'http://127.0.0.1:4173');
const defaults = {
  persona: undefined,
  path: '/',
  view: defaultView,
  width: 1440,
  openPanels: [],
} as const;

test('round-trips a view through the desk’s URL', () => {
  const view = {
    persona: 'admin',
    path: '/ISO?x=1#roi',
    view: readView('outline'),
    width: 390,
    openPanels: ['faults', 'mail'],
  } as const;
  expect(readDeskView(deskQuery(view), site)).toEqual(view);
});

test('puts the visitor persona in the URL too, if chosen', () => {
  const view = { ...defaults, persona: 'visitor' } as const;
  expect(readDeskView(deskQuery(view), site)).toEqual(view);
});

test('the default view has an empty query', () => {
  expect(deskQuery(readDeskView('', site))).toBe('');
});

test.each([
  '?as=root&page=https://elsewhere.example/&width=1&view=x&open=x',
  '?as=__proto__&page=//elsewhere.example&width=NaN&view=__proto__&open=,',
])('reads %s as the default view', (search) => {
  expect(readDeskView(search, site)).toEqual(defaults);
});

test('reads the chosen persona only from the history state', () => {
  expect(readChosenPersona({ persona: 'admin' })).toBe('admin');
  for (const state of [
    null,
    undefined,
    {},
    { persona: 'root' },
    { persona: undefined },
    'admin',
    7,
  ]) {
    expect(readChosenPersona(state)).toBeUndefined();
  }
});
