import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '@/lib/content/types';
import { find } from './find';
import { indexOf, openIndex } from './site-index';

function entry(href: string, words: Partial<SearchEntry>): SearchEntry {
  return { kind: 'section', href, title: '', page: '', sub: '', text: '', also: '', ...words };
}

const index = openIndex(
  JSON.stringify(
    indexOf([
      entry('/A#shift', { title: 'Shifts', text: 'Permits of the crew' }),
      entry('/B#permits', { title: 'Permits', text: 'Isolation plans', also: 'PTW, hot work' }),
      entry('/C', { kind: 'page', title: 'Who we are', text: 'A résumé, section 5.1' }),
    ]),
  ),
);
const hrefs = (query: string) => find(index, query, 12).results.map(({ href }) => href);

describe('what is found', () => {
  it('has every word of the query, the one in a title first', () => {
    expect(hrefs('permit')).toEqual(['/B#permits', '/A#shift']);
    expect(hrefs('permit shift')).toEqual(['/A#shift']);
  });

  it('has some of the words when nothing has all, and says so', () => {
    expect(find(index, 'permit xylophone', 12)).toMatchObject({ whole: false });
    expect(hrefs('permit xylophone')).toEqual(['/B#permits', '/A#shift']);
  });

  it('is as much as is wanted, with the count of all', () => {
    const { results, count } = find(index, 'permit', 1);
    expect([results.map(({ href }) => href), count]).toEqual([['/B#permits'], 2]);
  });

  it('does not mind case, accents, plurals, an unfinished word or a slip', () => {
    for (const query of ['PÉRMIT', 'permits', 'perm', 'p', 'permti', 'pemrit', 'isolaton']) {
      expect(hrefs(query)[0], query).toBe('/B#permits');
    }
    expect(hrefs('resume')).toEqual(['/C']);
  });

  it('keeps a number whole', () => {
    expect(hrefs('5.1')).toEqual(['/C']);
    expect(hrefs('1')).toEqual([]);
  });

  it('names the synonym that led there, and the words to mark', () => {
    const [found] = find(index, 'hot wor', 12).results;
    expect(found).toMatchObject({ href: '/B#permits', also: ['hot work'] });
    expect([...(found?.terms ?? [])].sort()).toEqual(['hot', 'work']);
  });

  it('leaves small words out, but for a query that has no others', () => {
    expect(hrefs('what about the permits of the crew')).toEqual(['/A#shift']);
    expect(hrefs('who')).toEqual(['/C']);
  });

  it('is nothing for an empty query', () => {
    expect(hrefs('  ')).toEqual([]);
  });
});

it('an index of another making is refused', () => {
  expect(() => openIndex('<!doctype html>')).toThrow();
  expect(() => openIndex('{}')).toThrow();
});
