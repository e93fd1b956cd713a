import { describe, expect, test, vi } from 'vitest';
import { createVisitLog, pageNameOf } from './visit-log';

test.each([
  ['/', 'Home', 'Home'],
  ['/AITeam', 'AITeam', 'AITeam'],
  // On a host that ignores case in paths.
  ['/aiteam', 'AITeam', null],
  ['/AITeam/', 'AITeam', null],
  ['//AITeam', 'AITeam', null],
  // The 404 page, at any path.
  ['/Nope', '/_not-found', null],
  ['/', '/_not-found', null],
  ['//_not-found', '/_not-found', null],
])('at %s, where the router shows %s, the page is %s', (pathname, shown, page) => {
  expect(pageNameOf(pathname, shown)).toBe(page);
});

describe('the visit log', () => {
  function start() {
    const log = vi.fn((_page: string) => undefined);
    return { visits: createVisitLog(log), logged: () => log.mock.calls.flat() };
  }

  test('queues visits during the check and logs them if the user is signed in', () => {
    const { logged, visits } = start();
    for (const page of ['Home', null, 'ISO']) visits.record(page);
    expect(logged()).toEqual([]);
    visits.setAuthenticated(true);
    expect(logged()).toEqual(['Home', 'ISO']);
    visits.record('About');
    expect(logged()).toEqual(['Home', 'ISO', 'About']);
  });

  test('drops them if the user isn’t signed in', () => {
    const { logged, visits } = start();
    visits.record('Home');
    visits.setAuthenticated(false);
    visits.record('ISO');
    visits.setAuthenticated(true);
    visits.record('About');
    visits.setAuthenticated(false);
    visits.record('Platform');
    expect(logged()).toEqual(['About']);
  });
});
