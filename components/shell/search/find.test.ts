import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '@/lib/content/types';
import { find } from './find';
import { buildIndex, loadIndex } from './site-index';

function entry(href: string, words: Partial<SearchEntry>): SearchEntry {
  return {
    kind: 'section',
    href,
    title: '',
    page: '',
    sub: '',
    text: '',
    keywords: [],
    synonyms: [],
    available: [],
    ...words,
  };
}

const available = [{ label: 'A valve, step by step', href: '/A#valves' }];

const index = loadIndex(
  JSON.stringify(
    buildIndex([
      entry('/A#crew', { title: 'Crews', text: 'Valves of the crew, SCAT slots' }),
      entry('/B#valves', {
        title: 'Valves',
        text: 'Isolation plans',
        keywords: ['who opens valves', 'VPT'],
        synonyms: ['stop cock'],
      }),
      entry('/C', { kind: 'page', title: 'Who we are', text: 'A résumé, section 5.1 of 30437' }),
      entry('/Later', {
        kind: 'placeholder',
        title: 'SWAT & Valve Analysis',
        text: 'Strengths',
        available,
      }),
      entry('/F#charts', { title: 'Scatter charts', text: 'Flow' }),
      entry('/G', { kind: 'page', title: 'Flow' }),
      entry('/G#flow', {
        title: 'Flow meters',
        sub: 'Flow',
        keywords: ['flow rate'],
        text: 'Flow',
      }),
      entry('/E#plants', { title: 'Sites', text: 'Plants' }),
      entry('/D#gauges', { title: 'Gauges', text: 'VPT of a gauge' }),
    ]),
  ),
);
const hrefs = (query: string) => find(index, query, 12).results.map(({ href }) => href);

describe('results', () => {
  it('have every word of the query, with a title that has it before a text', () => {
    expect(hrefs('valve').slice(0, 2)).toEqual(['/B#valves', '/Later']);
    expect(hrefs('valve crew')).toEqual(['/A#crew']);
  });

  it('have some of the words when none has all, and say so', () => {
    expect(find(index, 'valve xylophone', 12)).toMatchObject({ match: 'some', count: 3 });
    expect(find(index, 'valve', 12)).toMatchObject({ match: 'all', count: 3 });
  });

  it('are as many as wanted, with the count of all', () => {
    const { results, count } = find(index, 'valve', 1);
    expect([results.map(({ href }) => href), count]).toEqual([['/B#valves'], 3]);
  });

  it('ignore case, accents, plurals, and an unfinished last word', () => {
    for (const query of ['VÁLVE', 'valves', 'valv', 'v']) {
      expect(hrefs(query), query).toContain('/B#valves');
    }
    expect(hrefs('resume')).toEqual(['/C']);
  });

  it('keep a number whole', () => {
    expect(hrefs('5.1')).toEqual(['/C']);
    expect(hrefs('1')).toEqual([]);
  });

  it('leave stop words out, except from a query that has no others', () => {
    expect(hrefs('what about the valves of the crew')).toEqual(['/A#crew']);
    expect(hrefs('who')[0]).toBe('/C');
  });

  it('are none for an empty query', () => {
    expect(hrefs('  ')).toEqual([]);
  });

  it('come with what a placeholder links to, and the terms to highlight', () => {
    const [found] = find(index, 'strength', 12).results;
    expect(found).toMatchObject({ href: '/Later', kind: 'placeholder', available });
    expect([...(found?.terms ?? [])]).toEqual(['strength']);
  });
});

describe('the first result', () => {
  it('is the entry that has the query as a keyword, before one that has its words in the text', () => {
    expect(hrefs('VPT')).toEqual(['/B#valves', '/D#gauges']);
    expect(hrefs('who opens valves?')[0]).toBe('/B#valves');
  });

  it('is a page for its own name, before a section with more matches', () => {
    expect(hrefs('SWAT and valve analysis')[0]).toBe('/Later');
    expect(hrefs('swat & valve analysis')[0]).toBe('/Later');
    expect(hrefs('flow')[0]).toBe('/G');
  });

  it('is found through a synonym', () => {
    expect(hrefs('stop coc')).toEqual(['/B#valves']);
  });
});

describe('typos', () => {
  it('corrects a typo in a long word, and says so', () => {
    for (const query of ['valvse', 'vavle', 'valwes']) {
      expect(find(index, query, 12), query).toMatchObject({
        corrected: expect.stringMatching(/^valves?$/i),
        suggestion: null,
        match: 'all',
        count: 3,
      });
    }
    expect(find(index, 'valve', 12).corrected).toBeNull();
  });

  it('in an acronym or a short word are only asked about', () => {
    for (const query of ['SACT', 'sact', 'SCTA']) {
      expect(find(index, query, 12), query).toMatchObject({ count: 0, corrected: null });
    }
    expect(find(index, 'SCTA', 12).suggestion).toBe('SCAT');
    expect(find(index, 'SWTA', 12).suggestion).toBe('SWAT');
    expect(find(index, 'VTP', 12).suggestion).toBe('VPT');
    expect(find(index, 'VPX', 12).suggestion).toBeNull();
  });

  it('leave the words alone that the site has', () => {
    expect(find(index, 'SWTA strengths', 12)).toMatchObject({
      match: 'some',
      suggestion: 'SWAT strengths',
    });
    expect(find(index, 'SWTA slot', 12).suggestion).toBe('SWAT slot');
  });

  it('are not taken for a stop word', () => {
    expect(find(index, 'arre', 12)).toMatchObject({ count: 0, suggestion: null });
  });

  it('are not taken for a word with another first letter or another number', () => {
    expect(find(index, 'halves', 12)).toMatchObject({ count: 0, suggestion: null });
    expect(find(index, '30436', 12)).toMatchObject({ count: 0, suggestion: null });
  });
});

it('an acronym of the site matches itself only, one that is not finished its beginning', () => {
  expect(hrefs('SWAT')).toEqual(['/Later']);
  expect(hrefs('SCAT')).toEqual(['/A#crew']);
  expect(hrefs('scat')).toEqual(expect.arrayContaining(['/A#crew', '/F#charts']));
  expect(hrefs('SWA')).toEqual(['/Later']);
  expect(hrefs('S')).toEqual(expect.arrayContaining(['/Later', '/A#crew']));
});

it('a plural is a complete word, and a singular may be the beginning of another', () => {
  expect(hrefs('gauges')).toEqual(['/D#gauges']);
  expect(hrefs('plan')).toEqual(['/B#valves', '/E#plants']);
  expect(hrefs('plans')).toEqual(['/B#valves']);
});

it('an index that was made by something else is refused', () => {
  expect(() => loadIndex('<!doctype html>')).toThrow();
  expect(() => loadIndex('{}')).toThrow();
});
