import { expect, it } from 'vitest';
import { type Content, content } from '..';
import type { Page } from '../types';
import { searchEntries, synonymsOf } from './entries';

const description = 'What the page is about';
const page = (name: string, fields: Partial<Page>): Page => ({
  name,
  title: name,
  kind: 'written',
  description,
  ...fields,
});

const paragraph = (value: string) => ({
  type: 'element' as const,
  tagName: 'p',
  properties: {},
  children: [{ type: 'text' as const, value }],
});
const subheading = { ...paragraph('Pumps'), tagName: 'h3' };

/** A small test site. The rest of content() only completes the type. */
const site: Content = {
  ...content(),
  pages: [
    page('Plant', {}),
    page('Later', {
      title: 'Valve Management',
      kind: 'placeholder',
    }),
    page('Rules', { kind: 'legal' }),
    page('Secret', { status: 'draft' }),
  ],
  standardPages: {
    Plant: {
      headline: 'Plants run',
      lead: 'A lead',
      actions: [],
      closing: { heading: 'See it run.', text: 'Ask us.', actions: [] },
      sections: [
        {
          id: 'valves',
          tag: 'Valves',
          heading: 'Valves of the plant',
          lead: 'They open.',
          points: [{ title: 'Shut', text: 'They shut.' }],
          actions: [],
        },
      ],
      film: { file: 'plant', title: 'A film of a plant', description: 'Pumps run.' },
    },
  },
  legal: {
    Rules: {
      lead: 'A lead',
      sections: [
        {
          id: 'use',
          heading: 'Use',
          subheadings: [{ id: 'pumps', heading: 'Pumps' }],
          body: {
            type: 'root',
            children: [paragraph('Anyone may.'), subheading, paragraph('Nobody may.')],
          },
        },
      ],
    },
  },
  search: {
    offer: ['Plant'],
    examples: ['valves'],
    synonyms: [['valve', 'cock']],
    keywords: [
      { to: 'Plant#valves', words: ['stop valve'] },
      { to: 'Plant#valves', words: ['gate valve'] },
    ],
  },
};

const entries = searchEntries(site);
const at = (href: string) => entries.find((entry) => entry.href === href);

it('lists the published pages with their sections, in order', () => {
  expect(entries.map(({ kind, href }) => `${kind} ${href}`)).toEqual([
    'page /Plant',
    'section /Plant#valves',
    'placeholder /Later',
    'page /Rules',
    'legal /Rules#use',
    'legal /Rules#pumps',
  ]);
});

it('includes the text, keywords, and synonyms of a section', () => {
  expect(at('/Plant#valves')).toEqual({
    kind: 'section',
    href: '/Plant#valves',
    title: 'Valves of the plant',
    page: 'Plant',
    sub: 'Valves',
    text: 'They open. Shut: They shut.',
    keywords: ['stop valve', 'gate valve'],
    synonyms: ['cock'],
    available: [],
  });
});

it('includes the head and the closing of a page, after its description', () => {
  expect(at('/Plant')?.text).toBe(
    'What the page is about. Plants run. A lead. A film of a plant. See it run. Ask us.',
  );
  expect(at('/Rules')?.text).toBe('What the page is about. A lead.');
});

const synonyms = [
  ['RCA', 'root cause analysis', 'incident analysis'],
  ['permit', 'PTW'],
];

it('finds as synonyms the other phrases of each group that the title mentions', () => {
  expect(synonymsOf('RCA Assistant', synonyms)).toEqual([
    'root cause analysis',
    'incident analysis',
  ]);
  expect(synonymsOf('Permits and root-cause analysis', synonyms)).toEqual([
    'RCA',
    'incident analysis',
    'PTW',
  ]);
});

it('finds synonyms of whole words only', () => {
  expect(synonymsOf('Permitted use', synonyms)).toEqual([]);
  expect(synonymsOf('The root of all causes', synonyms)).toEqual([]);
});
