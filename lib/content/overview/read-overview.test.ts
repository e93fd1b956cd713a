import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testCopy } from '../testing';
import { readOverview } from './read-overview';

const copy = testCopy();

const overview = () => readOverview(copy.folder, { media: copy.media, preview: true });
const pageNamed = (name: string) => overview().pages.find((page) => page.name === name);

it('lists pages without mistakes, with their place in the menus and date', () => {
  const { pages, sharedProblems } = overview();
  expect([...sharedProblems, ...pages.flatMap(({ problems }) => problems)]).toEqual([]);
  expect(pages[0]).toMatchObject({ href: '/', group: 'Home', kind: 'written' });
  const group = 'Solutions: Operations Excellence';
  expect(pageNamed('ShiftLog')).toMatchObject({ kind: 'placeholder', group, updated: null });
});

it('lists posts with their days and mistakes', () => {
  const post = `---\ntitle: First\ndate: 2026-01-02\nauthor: Ana Ruiz\nuntil: 2999-12-31\n---\n\nText.\n`;
  mkdirSync(join(copy.folder, 'posts'));
  copy.write('posts/first.md', post);
  const listed = { href: '/Blog/first', title: 'First', group: 'Posts', until: '2999-12-31' };
  expect(pageNamed('Blog/first')).toMatchObject({ ...listed, problems: [{ field: 'summary' }] });
});

it('assigns each mistake to its page, and still lists every page', () => {
  const names = overview().pages.map(({ name }) => name);
  copy.edit('pages/About.yaml', 'lead:', 'laed:');
  copy.edit('pages.yaml', /The test page ISO of[^\n]*/, 'Short.');
  copy.edit('site.yaml', 'founded:', 'fuonded:');
  const { pages, sharedProblems } = overview();
  expect(pages.map(({ name }) => name)).toEqual(names);
  const [problem] = pageNamed('About')?.problems ?? [];
  expect(problem?.file).toBe('content/pages/About.yaml');
  expect(pageNamed('ISO')?.problems).toMatchObject([{ message: expect.stringContaining('short') }]);
  expect(sharedProblems.map(({ file }) => file)).toContain('content/site.yaml');
});

it('lists the names of the pages even if pages.yaml has a syntax error', () => {
  const names = overview().pages.map(({ name }) => name);
  copy.edit('pages.yaml', /^ {2}title:/m, '\ttitle:');
  const { pages, sharedProblems } = overview();
  expect(pages.map(({ name }) => name)).toEqual(names);
  expect(sharedProblems.map(({ file }) => file)).toContain('content/pages.yaml');
});

it('finds a text in all words, by any quotes and capitals, with its page', () => {
  copy.edit('legal/PrivacyPolicy.md', '## Rights {', '## Your crew’s rights {');
  copy.edit('home.yaml', 'Test headline of Home', "'{name}: the Crew’s log says'");
  const found = overview().find("nueces: the CREW'S log");
  expect(found).toMatchObject([
    {
      field: 'hero.headline',
      before: '',
      match: '{name}: the Crew’s log',
      after: ' says',
      href: '/',
    },
  ]);
  expect(overview().find('crew’s rights')).toMatchObject([
    { place: ['legal/PrivacyPolicy.md', '(body)', 'rights'], href: '/PrivacyPolicy' },
  ]);
  // A name that the code compares isn't words.
  expect(
    overview()
      .find('placeholder')
      .map(({ field }) => field),
  ).not.toContain('[3].kind');
  expect(overview().find(' ')).toEqual([]);
});
