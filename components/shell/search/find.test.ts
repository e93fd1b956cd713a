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
  it('contain every word of the query: matches in titles, then in texts, then pages without content', () => {
    expect(hrefs('valve')).toEqual(['/B#valves', '/A#crew', '/Later']);
    expect(hrefs('valve crew')).toEqual(['/A#crew']);
  });

  it('contain some of the words if none contains all, and are marked as such', () => {
    expect(find(index, 'valve xylophone', 12)).toMatchObject({ match: 'some', count: 3 });
    expect(find(index, 'valve', 12)).toMatchObject({ match: 'all', count: 3 });
  });

  it('are limited in number, and come with the total count', () => {
    const { results, count } = find(index, 'valve', 1);
    expect([results.map(({ href }) => href), count]).toEqual([['/B#valves'], 3]);
  });

  it('match regardless of case, accents, plurals, and an unfinished last word', () => {
    for (const query of ['VÁLVE', 'valves', 'valv', 'v']) {
      expect(hrefs(query), query).toContain('/B#valves');
    }
    expect(hrefs('resume')).toEqual(['/C']);
  });

  it.each([
    ['full-width letters', 'ＶＡＬＶＥ', '/B#valves'],
    ['a soft hyphen', 'iso\u00adlation', '/B#valves'],
    ['marks of direction', '\u202avalve\u202c', '/B#valves'],
    ['a no-break space', 'isolation\u00a0plans', '/B#valves'],
    ['decomposed accents', 're\u0301sume\u0301', '/C'],
    ['full-width digits and point', '５．１', '/C'],
  ])('match a query with %s', (_name, query, expected) => {
    expect(hrefs(query)[0]).toBe(expected);
    expect(find(index, query, 12).match).toBe('all');
  });

  it('match a number only as a whole', () => {
    expect(hrefs('5.1')).toEqual(['/C']);
    expect(hrefs('1')).toEqual([]);
  });

  it('ignore stop words, unless the query has only stop words', () => {
    expect(hrefs('what about the valves of the crew')).toEqual(['/A#crew']);
    expect(hrefs('who')[0]).toBe('/C');
  });

  it('are empty for an empty query', () => {
    expect(hrefs('  ')).toEqual([]);
  });

  it('include a placeholder’s links, and the terms to highlight', () => {
    const [found] = find(index, 'strength', 12).results;
    expect(found).toMatchObject({ href: '/Later', kind: 'placeholder', available });
    expect([...(found?.terms ?? [])]).toEqual(['strength']);
  });
});

describe('the first result', () => {
  it('is an entry with the query as a keyword, before one with its words in the text', () => {
    expect(hrefs('VPT')).toEqual(['/B#valves', '/D#gauges']);
    expect(hrefs('who opens valves?')[0]).toBe('/B#valves');
  });

  it('is the page with that name, before a section with more matches', () => {
    expect(hrefs('SWAT and valve analysis')[0]).toBe('/Later');
    expect(hrefs('swat & valve analysis')[0]).toBe('/Later');
    expect(hrefs('flow')[0]).toBe('/G');
  });

  it('is found through a synonym', () => {
    expect(hrefs('stop coc')).toEqual(['/B#valves']);
  });
});

describe('typos', () => {
  it('are corrected in a long word, and reported', () => {
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

  it('lead only to a suggestion in an acronym or a short word', () => {
    for (const query of ['SACT', 'sact', 'SCTA']) {
      expect(find(index, query, 12), query).toMatchObject({ count: 0, corrected: null });
    }
    expect(find(index, 'SCTA', 12).suggestion).toBe('SCAT');
    expect(find(index, 'SWTA', 12).suggestion).toBe('SWAT');
    expect(find(index, 'VTP', 12).suggestion).toBe('VPT');
    expect(find(index, 'VPX', 12).suggestion).toBeNull();
  });

  it('don’t affect the known words of a query', () => {
    expect(find(index, 'SWTA strengths', 12)).toMatchObject({
      match: 'some',
      suggestion: 'SWAT strengths',
    });
    expect(find(index, 'SWTA slot', 12).suggestion).toBe('SWAT slot');
  });

  it('aren’t corrected to a stop word', () => {
    expect(find(index, 'arre', 12)).toMatchObject({ count: 0, suggestion: null });
  });

  it('aren’t corrected to a word with another first letter or to another number', () => {
    expect(find(index, 'halves', 12)).toMatchObject({ count: 0, suggestion: null });
    expect(find(index, '30436', 12)).toMatchObject({ count: 0, suggestion: null });
  });
});

it('matches a known acronym exactly, and an unfinished one by prefix', () => {
  expect(hrefs('SWAT')).toEqual(['/Later']);
  expect(hrefs('SCAT')).toEqual(['/A#crew']);
  expect(hrefs('scat')).toEqual(expect.arrayContaining(['/A#crew', '/F#charts']));
  expect(hrefs('SWA')).toEqual(['/Later']);
  expect(hrefs('S')).toEqual(expect.arrayContaining(['/Later', '/A#crew']));
});

it('matches a plural exactly, and a singular by prefix', () => {
  expect(hrefs('gauges')).toEqual(['/D#gauges']);
  expect(hrefs('plan')).toEqual(['/B#valves', '/E#plants']);
  expect(hrefs('plans')).toEqual(['/B#valves']);
});

it('rejects an index in another format', () => {
  expect(() => loadIndex('<!doctype html>')).toThrow();
  expect(() => loadIndex('{}')).toThrow();
});
