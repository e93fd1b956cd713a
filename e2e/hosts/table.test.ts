import { expect, it } from 'vitest';
import type { HostCheck } from './checks/check';
import { formatTable } from './table';

const check: HostCheck = { title: 'a page is there', behaviors: ['hsts'], run: async () => 1 };

it('prints a row for each check, then deviations and failures', () => {
  const text = formatTable([
    { name: 'one', results: [{ check, count: 40, failure: null, deviations: [] }] },
    {
      name: 'two',
      results: [{ check, count: 40, failure: null, deviations: ['left out: a reason.'] }],
    },
    { name: 'three', results: [{ check, count: 0, failure: '/ answers 500', deviations: [] }] },
  ]);
  expect(text.split('\n')).toEqual([
    '                 one    two        three',
    'a page is there  40 ok  40 ok [1]  FAIL',
    '',
    '[1] two, left out: a reason.',
    '',
    'Failures:',
    'three: a page is there: / answers 500',
  ]);
});
