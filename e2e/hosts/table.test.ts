import { expect, it } from 'vitest';
import type { Row } from './rows/row';
import { table } from './table';

const row: Row = { title: 'a page is there', about: ['hsts'], check: async () => 1 };

it('has a line for each row, and below it what differs and what is wrong', () => {
  const text = table([
    { name: 'one', tried: [{ row, looked: 40, fault: null, otherwise: [] }] },
    { name: 'two', tried: [{ row, looked: 40, fault: null, otherwise: ['left out: a reason.'] }] },
    { name: 'three', tried: [{ row, looked: 0, fault: '/ answers 500', otherwise: [] }] },
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
