import { expect, it } from 'vitest';
import { type ErrorReport, onErrorReport, reportCaughtError } from './error-reports';

it('reports each error once, including errors from before there was a listener', () => {
  const reports: ErrorReport[] = [];
  reportCaughtError('early', 'Menu');
  const stop = onErrorReport((report) => reports.push(report));
  reportCaughtError('late', 'Search');
  stop();
  reportCaughtError('between', 'Dialog');
  expect(reports).toEqual([
    { error: 'early', componentName: 'Menu' },
    { error: 'late', componentName: 'Search' },
  ]);
  onErrorReport((report) => reports.push(report))();
  expect(reports.slice(2)).toEqual([{ error: 'between', componentName: 'Dialog' }]);
});
