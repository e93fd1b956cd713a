import { expect, it } from 'vitest';
import { testCopy } from '../testing';
import { searchEntries, synonymsOf } from './entries';

const copy = testCopy();
const entryAt = (href: string) => searchEntries(copy.read()).find((entry) => entry.href === href);

it('includes the text, keywords, and synonyms of a section', () => {
  copy.edit('search.yaml', /$/, 'keywords:\n  - { to: "Story#story", words: [tale, saga] }\n');
  copy.edit('search.yaml', 'root of it all]', 'root of it all]\n  - [story, account]');
  expect(entryAt('/Story#story')).toEqual({
    kind: 'section',
    href: '/Story#story',
    title: 'Test story',
    page: 'Story',
    sub: '',
    text: 'Test words of the story.',
    keywords: ['tale', 'saga'],
    synonyms: ['account'],
    available: [],
  });
});

it('includes the head and the closing of a page after its description, and keeps words apart', () => {
  expect(entryAt('/Story')?.text).toMatch(/\. A test lead\. Test closing\. Test words\.$/);
  expect(entryAt('/GDPRPolicy#uses')?.text).toBe('Nueces is used in tests.');
  expect(entryAt('/GDPRPolicy#tests')?.text).toBe('You are When Testers you test');
});

it('finds as synonyms the other phrases of each group that the title mentions as whole words', () => {
  const synonyms = [
    ['RCA', 'root cause analysis', 'incident analysis'],
    ['permit', 'PTW'],
  ];
  const found = ['RCA', 'incident analysis', 'PTW'];
  expect(synonymsOf('Permits and root-cause analysis', synonyms)).toEqual(found);
  expect(synonymsOf('Permitted: the root of all causes', synonyms)).toEqual([]);
});
