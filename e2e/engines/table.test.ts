import { expect, test } from 'vitest';
import { resultsIn } from './report';
import { table } from './table';

const skip = [{ type: 'skip', description: 'Playwright prints PDFs in Chromium alone' }];

/** A report as Playwright writes it, of one test in each of its files. */
function reportOf(
  ...tests: [file: string, project: string, status: string, annotations?: object[]][]
) {
  const specs = tests.map(([file, projectName, status, annotations = []]) => ({
    ...{ file, title: `what ${file} does` },
    tests: [{ projectName, status, annotations, results: [] }],
  }));
  return JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] });
}

test('files stand by engines, with what passed and why not', () => {
  const report = reportOf(
    ['site/print.spec.ts', 'chromium', 'expected'],
    ['site/print.spec.ts', 'firefox', 'skipped', skip],
    ['site/print.spec.ts', 'firefox-still', 'expected'],
    ['hosts/hosts.spec.ts', 'chromium', 'expected'],
    ['webkit/menus.spec.ts', 'webkit', 'expected'],
  );
  expect(table(resultsIn(report))).toEqual([
    '                      Chromium  Firefox     WebKit',
    'hosts/hosts.spec.ts   1 of 1    [1]         [2]',
    'site/print.spec.ts    1 of 1    1 of 2 [3]  [2]',
    'webkit/menus.spec.ts  [4]       [5]         1 of 1',
    'all                   2 of 2    1 of 2      1 of 1',
    '[1] What a host sends is the same for every browser',
    '[2] Playwright can’t drive WebKitGTK; webkit/ tries what visitors do',
    '[3] Playwright prints PDFs in Chromium alone',
    '[4] Made for another engine',
    '[5] Speaks WebDriver to WebKit',
  ]);
});

test('a test that fails, or passes only at the second try, is named', () => {
  const report = reportOf(
    ['site/home.spec.ts', 'firefox', 'unexpected'],
    ['site/menus.spec.ts', 'chromium', 'flaky'],
  );
  expect(table(resultsIn(report)).slice(-2)).toEqual([
    'FAILED: firefox, site/home.spec.ts: what site/home.spec.ts does',
    'flaky: chromium, site/menus.spec.ts: what site/menus.spec.ts does',
  ]);
});

test('a text that is no report is refused', () => {
  expect(() => resultsIn('{"suites":{}}')).toThrow();
});
