import { expect, it } from 'vitest';
import { pageFieldLinesPattern, pageFieldPattern, testCopy } from '../testing';
import { readOverview } from './read-overview';

const copy = testCopy();

const overview = () => readOverview(copy.folder, { media: copy.media, preview: true });
const pageNamed = (name: string) => overview().pages.find((page) => page.name === name);

it('lists pages without mistakes, with their place in the menus, words, and date', () => {
  const { pages, sharedProblems } = overview();
  expect(sharedProblems).toEqual([]);
  expect(pages.flatMap(({ problems }) => problems)).toEqual([]);
  expect(pages[0]).toMatchObject({ href: '/', group: 'Home', kind: 'written' });
  expect(pageNamed('ShiftLog')).toMatchObject({
    kind: 'placeholder',
    group: 'Solutions: Operations Excellence',
    updated: null,
  });
  for (const { name, words } of pages) expect(words, name).toBeGreaterThan(0);
});

it('counts the words that a writer adds, in YAML and in Markdown', () => {
  const before = [pageNamed('About')?.words ?? 0, pageNamed('PrivacyPolicy')?.words ?? 0];
  copy.edit('pages/About.yaml', 'lead: ', 'lead: Three more words. ');
  copy.edit('legal/PrivacyPolicy.md', /$/, '\n\nThree [more](Contact) words.\n');
  expect([pageNamed('About')?.words, pageNamed('PrivacyPolicy')?.words]).toEqual(
    before.map((words) => words + 3),
  );
});

it('assigns each mistake to its page, and still lists every page', () => {
  const names = overview().pages.map(({ name }) => name);
  copy.edit('pages/About.yaml', 'lead:', 'laed:');
  copy.edit('pages.yaml', pageFieldPattern('ISO', 'description'), 'Short.');
  copy.edit('pages.yaml', pageFieldLinesPattern('Platform', 'description'), '');
  copy.edit('site.yaml', 'founded:', 'fuonded:');
  const { pages, sharedProblems } = overview();
  expect(pages.map(({ name }) => name)).toEqual(names);
  expect(pageNamed('About')?.problems.map(({ file }) => file)).toContain(
    'content/pages/About.yaml',
  );
  expect(pageNamed('ISO')?.descriptionProblem).toContain('too short');
  expect(pageNamed('Platform')?.descriptionProblem).toContain('missing');
  expect(sharedProblems.map(({ file }) => file)).toContain('content/site.yaml');
});

it('lists the names of the pages even if pages.yaml has a syntax error', () => {
  const names = overview().pages.map(({ name }) => name);
  copy.edit('pages.yaml', /^ {2}title:/m, '\ttitle:');
  const { pages, sharedProblems } = overview();
  expect(pages.map(({ name }) => name)).toEqual(names);
  expect(sharedProblems.map(({ file }) => file)).toContain('content/pages.yaml');
});
