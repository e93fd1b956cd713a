import { describe, expect, test, vi } from 'vitest';
import { createVisitLog, pageNameOf } from './visit-log';

test.each([
  ['/', 'Home', 'Home'],
  ['/Home', 'Home', 'Home'],
  ['/AITeam', 'AITeam', 'AITeam'],
  // A host that takes capitals and small letters for the same.
  ['/aiteam', 'AITeam', null],
  ['/AITeam/', 'AITeam', null],
  ['/AITeam/x', 'AITeam', null],
  ['/AI%54eam', 'AITeam', null],
  ['//AITeam', 'AITeam', null],
  ['', 'Home', null],
  // The 404 page, at whatever path.
  ['/Nope', '/_not-found', null],
  ['/AITeam', '/_not-found', null],
  ['/', '/_not-found', null],
  ['//_not-found', '/_not-found', null],
])('at %s, where %s is shown, is the page %s', (pathname, shown, page) => {
  expect(pageNameOf(pathname, shown)).toBe(page);
});

describe('visit log', () => {
  function start() {
    const logged: string[] = [];
    const visits = createVisitLog({
      async log(page) {
        logged.push(page);
      },
    });
    return { logged, visits };
  }

  test('keeps the visits made during the check, and logs them when it ends signed in', () => {
    const { logged, visits } = start();
    visits.record('Home');
    visits.record('ISO');
    expect(logged).toEqual([]);
    visits.setAuthenticated(true);
    expect(logged).toEqual(['Home', 'ISO']);
    visits.record('About');
    expect(logged).toEqual(['Home', 'ISO', 'About']);
  });

  test('forgets them when it does not', () => {
    const { logged, visits } = start();
    visits.record('Home');
    visits.setAuthenticated(false);
    visits.record('ISO');
    visits.setAuthenticated(true);
    expect(logged).toEqual([]);
    visits.record('About');
    visits.setAuthenticated(false);
    visits.record('Platform');
    expect(logged).toEqual(['About']);
  });

  test('a visit that cannot be logged takes nothing from the next', async () => {
    const log = vi.fn(() => Promise.reject(new Error('no')));
    const visits = createVisitLog({ log });
    visits.setAuthenticated(true);
    visits.record('Home');
    visits.record('ISO');
    await Promise.allSettled(log.mock.results.map(({ value }) => value));
    expect(log).toHaveBeenCalledTimes(2);
  });
});
