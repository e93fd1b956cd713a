import { expect, it } from 'vitest';
import { type ErrorReport, onErrorReport, reportCaughtError } from './error-reports';

it('tells each error once, those from before anybody listened too', () => {
  const heard: ErrorReport[] = [];
  reportCaughtError('early', 'Menu');
  const end = onErrorReport((caught) => heard.push(caught));
  reportCaughtError('late', 'Search');
  end();
  reportCaughtError('between', 'Dialog');
  expect(heard).toEqual([
    { error: 'early', componentName: 'Menu' },
    { error: 'late', componentName: 'Search' },
  ]);
  onErrorReport((caught) => heard.push(caught))();
  expect(heard.slice(2)).toEqual([{ error: 'between', componentName: 'Dialog' }]);
});
