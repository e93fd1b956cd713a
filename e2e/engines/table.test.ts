import { expect, test } from 'vitest';
import { parseReport } from '../playwright-report';
import { formatTable } from './table';

const skip = [{ type: 'skip', description: 'Playwright prints PDFs in Chromium alone' }];

/** A report as Playwright writes it, of one test in each of its files. */
function reportOf(
  ...tests: [file: string, project: string, status: string, annotations?: object[]][]
) {
  const specs = tests.map(([file, projectName, status, annotations = []]) => ({
    file,
    title: `what ${file} does`,
    tests: [{ projectName, status, annotations, results: [] }],
  }));
  return JSON.stringify({ suites: [{ specs: [], suites: [{ specs }] }] });
}

test('lists files by engine, with pass counts and the reasons for skips', () => {
  const report = reportOf(
    ['site/print.spec.ts', 'chromium', 'expected'],
    ['site/print.spec.ts', 'firefox', 'skipped', skip],
    ['site/print.spec.ts', 'firefox-reduced-motion', 'expected'],
    ['hosts/hosts.spec.ts', 'chromium', 'expected'],
    ['webkit/menus.spec.ts', 'webkit', 'expected'],
  );
  expect(formatTable(parseReport(report))).toEqual([
    '                      Chromium  Firefox     WebKit',
    'hosts/hosts.spec.ts   1 of 1    [1]         [2]',
    'site/print.spec.ts    1 of 1    1 of 2 [3]  [2]',
    'webkit/menus.spec.ts  [4]       [5]         1 of 1',
    'all                   2 of 2    1 of 2      1 of 1',
    '[1] Host responses are the same in every browser',
    '[2] Playwright can’t drive WebKitGTK; webkit/ covers the main flows over WebDriver',
    '[3] Playwright prints PDFs in Chromium alone',
    '[4] Only for another engine',
    '[5] Drives WebKit over WebDriver',
  ]);
});

test('lists failed and flaky tests by name', () => {
  const report = reportOf(
    ['site/home.spec.ts', 'firefox', 'unexpected'],
    ['site/menus.spec.ts', 'chromium', 'flaky'],
  );
  expect(formatTable(parseReport(report)).slice(-2)).toEqual([
    'FAILED: firefox, site/home.spec.ts: what site/home.spec.ts does',
    'flaky: chromium, site/menus.spec.ts: what site/menus.spec.ts does',
  ]);
});

test('throws on JSON that isn’t a Playwright report', () => {
  expect(() => parseReport('{"suites":{}}')).toThrow();
});
