import { expect, test } from 'vitest';
import { deskQuery, readDeskView, readPersona, readView } from './desk-url';
import { createSiteUrls } from './site-url';

const site = createSiteUrls('', 'http://127.0.0.1:4173');

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

test.each([
  [390, 390],
  [768, 768],
  [1179, 768],
  [1366, 1440],
])(
  'opens in a window %i px wide at a width of %i, and keeps another that was chosen',
  (window, width) => {
    expect(readDeskView('', site, window).width).toBe(width);
    for (const chosen of [390, 768, 1440]) {
      const query = deskQuery({ ...readDeskView('', site), width: chosen });
      expect(readDeskView(query, site, window).width).toBe(chosen);
    }
  },
);

test.each([null, undefined, {}, 'root', '__proto__'])('takes no persona from %j', (state) => {
  expect(readPersona(state)).toBeUndefined();
});
