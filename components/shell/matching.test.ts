import { expect, it } from 'vitest';
import { matching } from './matching';

const entries = [
  { href: '/A', title: 'Platform', description: 'Permits and shifts', words: '' },
  { href: '/B', title: 'Permits', description: 'Nothing else', words: 'isolation' },
];

const found = (query: string) => matching(entries, query).map(({ href }) => href);

it('finds a word in title, description and headings, the title first', () => {
  expect(found('permit')).toEqual(['/B', '/A']);
  expect(found('isolation')).toEqual(['/B']);
});

it('needs every word of the query', () => {
  expect(found('permit shift')).toEqual(['/A']);
});

it('does not mind case and accents', () => {
  expect(found('PÉRMIT isolation')).toEqual(['/B']);
});

it('finds nothing for an empty query', () => {
  expect(found('  ')).toEqual([]);
});
