import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testCopy } from '../testing';
import { type ContentEditor, createContentEditor } from './content-editor';
import { EditError } from './content-file';
import { markdownBody, markWords, type Place } from './place';

const headline: Place = ['home.yaml', 'hero', 'headline'];
const lead: Place = ['home.yaml', 'hero', 'lead'];
const was = 'Test headline of Home';

const copy = testCopy();
let editor: ContentEditor;
beforeEach(() => {
  editor = createContentEditor(copy.folder);
});

const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');

function errorOf(edit: () => unknown): EditError {
  try {
    edit();
  } catch (error) {
    if (error instanceof EditError) return error;
    throw error;
  }
  throw new Error('The edit was made.');
}

describe('opening words', () => {
  it('says where they are, what the file has, and how long they may be', () => {
    expect(editor.open(headline)).toMatchObject({ line: 3, column: 13, value: was, maxLength: 90 });
    expect(editor.open(lead).value).toBe('{name} was founded on {founded}.');
  });

  it('says which list they’re in, and its limits', () => {
    const { entry } = editor.open(['home.yaml', 'showcases', 1, 'headline']);
    expect(entry).toMatchObject({ path: ['showcases'], index: 1, count: 2 });
    const { entry: record } = editor.open(['home.yaml', 'why', 'records', 3]);
    expect(record).toMatchObject({ index: 3, count: 4, minItems: 4, maxItems: 4 });
  });

  it.each([
    ['a place that’s gone', ['home.yaml', 'hero', 'slogan'], 'no longer in content/home.yaml'],
    ['a group', ['home.yaml', 'hero'], 'no longer in content/home.yaml'],
    ['a file outside of content/', ['../package.json', 'name'], 'isn’t a file that can be edited'],
    ['a file that doesn’t exist', ['pages/None.yaml', 'lead'], 'isn’t a file that can be edited'],
  ] satisfies [string, Place, string][])('refuses %s', (_, place, message) => {
    expect(errorOf(() => editor.open(place)).message).toContain(message);
  });
});

describe('the date of a page', () => {
  it('is today’s once its words are saved, and is back after Undo', () => {
    const before = read('pages.yaml');
    const dateOfHome = () =>
      /- name: Home\n(?: {2}.*\n)*? {2}updated: (\S+)/.exec(read('pages.yaml'))?.[1];
    const old = dateOfHome();
    editor.edit(headline, was, { set: 'Other words' });
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
    expect([dateOfHome(), read('pages.yaml')]).toEqual([
      today,
      before.replace(`updated: ${old}`, `updated: ${today}`),
    ]);
    editor.undo();
    expect(read('pages.yaml')).toBe(before);
  });
});

describe('checking words', () => {
  it('finds what the content check would find, and writes nothing', () => {
    const before = read('home.yaml');
    const { problems } = editor.check(headline, `${'Long '.repeat(30)}{nam}`);
    expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      expect.stringContaining('hero.headline: {nam} isn’t a word'),
      expect.stringContaining('hero.headline: is too long'),
    ]);
    expect(read('home.yaml')).toBe(before);
  });

  it('finds phrases that the style check flags', () => {
    const { problems, advice } = editor.check(headline, 'We leverage the plant');
    expect(problems).toEqual([]);
    expect(advice.map(({ message }) => message).join()).toContain('leverage');
  });

  it('doesn’t blame words for mistakes elsewhere', () => {
    copy.edit('home.yaml', 'lead: A test lead.', 'lead: ""');
    expect(editor.check(headline, 'Other words').problems).toEqual([]);
  });
});

describe('saving words', () => {
  it('changes nothing else in the file', () => {
    const before = read('home.yaml');
    editor.edit(headline, was, { set: 'Other words' });
    expect(read('home.yaml')).toBe(before.replace(was, 'Other words'));
  });

  it('leaves out the marks of words that were copied from the page', () => {
    editor.edit(headline, was, { set: markWords('Other words', lead) });
    expect(editor.open(headline).value).toBe('Other words');
  });

  it('writes no words with mistakes', () => {
    const before = read('home.yaml');
    const error = errorOf(() => editor.edit(headline, was, { set: ' ' }));
    expect(error.problems).toMatchObject([{ field: 'hero.headline' }]);
    expect(read('home.yaml')).toBe(before);
  });

  it('tells the second of two people who change the same words', () => {
    const other = createContentEditor(copy.folder);
    editor.edit(headline, was, { set: 'The first' });
    const error = errorOf(() => other.edit(headline, was, { set: 'The second' }));
    expect(error).toMatchObject({
      reason: 'conflict',
      message: expect.stringContaining('The first'),
    });
    expect(read('home.yaml')).toContain('headline: The first');
  });
});

describe('changing a list', () => {
  const second: Place = ['home.yaml', 'showcases', 1, 'headline'];

  it('copies an entry, with an ID of its own', () => {
    editor.edit(second, 'Test headline of incidents', 'copy');
    expect(read('home.yaml')).toContain('id: incidents-2');
    expect(copy.errorLines()).toEqual([]);
  });

  it('refuses what the schema doesn’t allow', () => {
    const { problems } = errorOf(() =>
      editor.edit(['home.yaml', 'why', 'records', 0], 'PTW-1', 'remove'),
    );
    expect(problems).toMatchObject([{ message: expect.stringContaining('must be four records') }]);
  });

  it('tells somebody whose list has changed in the meantime', () => {
    editor.edit(second, 'Test headline of incidents', 'up');
    const error = errorOf(() => editor.edit(second, 'Test headline of incidents', 'up'));
    expect(error.reason).toBe('conflict');
  });
});

describe('undo', () => {
  it('takes back changes one by one, to the byte', () => {
    const before = read('home.yaml');
    editor.edit(headline, was, { set: 'One' });
    editor.edit(headline, 'One', { set: 'Two: a text in quotes' });
    expect(editor.undo()).toBe('home.yaml');
    expect(read('home.yaml')).toContain('headline: One');
    editor.undo();
    expect(read('home.yaml')).toBe(before);
    expect(errorOf(() => editor.undo()).message).toBe('There’s nothing to undo.');
  });

  it('doesn’t undo over a change made in an editor', () => {
    editor.edit(headline, was, { set: 'One' });
    copy.edit('home.yaml', 'tag: Test tag', 'tag: Edited tag');
    expect(errorOf(() => editor.undo()).reason).toBe('conflict');
    expect(read('home.yaml')).toContain('tag: Edited tag\n  headline: One');
  });

  it('takes back the change before one in a file that’s gone', () => {
    const story: Place = ['pages/Story.yaml', 'lead'];
    editor.edit(headline, was, { set: 'One' });
    editor.edit(story, editor.open(story).value, { set: 'Other words' });
    rmSync(join(copy.folder, 'pages/Story.yaml'));
    expect(errorOf(() => editor.undo()).reason).toBe('refused');
    expect(editor.undo()).toBe('home.yaml');
    expect(editor.open(headline).value).toBe(was);
  });
});

it('edits the front matter and the headings of Markdown', () => {
  const file = 'legal/PrivacyPolicy.md';
  const before = read(file);
  const lead = editor.open([file, 'lead']);
  editor.edit(lead.place, lead.value, { set: 'Other lead: with a colon' });
  editor.edit([file, markdownBody, 'rights'], 'Rights', { set: 'Other rights' });
  expect(read(file)).toBe(
    before
      .replace(/lead: .*/, 'lead: "Other lead: with a colon"')
      .replace('## Rights {', '## Other rights {'),
  );
});
