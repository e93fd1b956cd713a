import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testCopy } from '../testing';
import { type ContentEditor, createContentEditor } from './content-editor';
import { EditError } from './edit-error';
import type { NewPage } from './new-page';
import { markdownBody, markWords, type Place } from './place';

const headline: Place = ['home.yaml', 'hero', 'headline'];
const was = 'Test headline of Home';

const copy = testCopy();
let editor: ContentEditor;
beforeEach(() => {
  editor = createContentEditor(copy.folder);
});

const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
const has = (file: string) => existsSync(join(copy.folder, file));

/** Why an edit isn't made, with the mistakes that it would have made. */
function refusalOf(edit: () => unknown): string {
  try {
    edit();
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return [error, ...error.problems].map(({ message }) => message).join('\n');
  }
  throw new Error('The edit was made.');
}

describe('words', () => {
  it('are opened with their position, the text in the file, and their place in a list', () => {
    expect(editor.open(headline)).toMatchObject({ line: 3, column: 13, value: was, entry: null });
    const { entry } = editor.open(['home.yaml', 'shift', 'chapters', 1, 'headline']);
    const at = { path: ['shift', 'chapters'], index: 1, count: 2 };
    expect(entry).toEqual({ ...at, name: 'Test incidents' });
  });

  it.each<[string, Place, string]>([
    ['a place that’s gone', ['home.yaml', 'hero', 'slogan'], 'no longer in content/home.yaml'],
    ['a group', ['home.yaml', 'hero'], 'no longer in content/home.yaml'],
    ['a file outside of content/', ['../package.json', 'name'], 'isn’t a file that can be edited'],
    ['a link', ['linked.yaml', 'hero'], 'isn’t a file that can be edited'],
  ])('aren’t opened in %s', (_, place, message) => {
    symlinkSync('home.yaml', join(copy.folder, 'linked.yaml'));
    expect(refusalOf(() => editor.open(place))).toContain(message);
  });

  it('are checked as the content check would, and not blamed for mistakes elsewhere', () => {
    const before = read('home.yaml');
    copy.edit('site.yaml', 'promise: A promise', 'promise: ""');
    expect(editor.check(headline, 'Other words')).toEqual([]);
    const fields = editor.check(headline, `${'Long '.repeat(30)}{nam}`).map(({ field }) => field);
    expect(fields).toEqual(['hero.headline', 'hero.headline']);
    expect(refusalOf(() => editor.edit(headline, was, { set: ' ' }))).toContain('is empty');
    expect(read('home.yaml')).toBe(before);
  });

  it('change nothing else, except the date of their page, and are taken back to the byte', () => {
    const windows = `\uFEFF${read('home.yaml').replaceAll('\n', '\r\n')}`;
    copy.write('home.yaml', windows);
    const registry = read('pages.yaml');
    editor.edit(headline, was, { set: markWords('One', headline) });
    editor.edit(headline, 'One', { set: 'Two: a text in quotes' });
    expect(read('home.yaml')).toBe(windows.replace(was, '"Two: a text in quotes"'));
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
    expect(read('pages.yaml')).toBe(registry.replace(/(?<=updated: ).*/, today));
    expect(editor.undo()).toBe('home.yaml');
    expect(read('home.yaml')).toBe(windows.replace(was, 'One'));
    editor.undo();
    expect([read('home.yaml'), read('pages.yaml')]).toEqual([windows, registry]);
    expect(refusalOf(editor.undo)).toBe('There’s nothing to undo.');
  });

  it('aren’t saved over somebody else’s, and Undo doesn’t take back theirs', () => {
    editor.edit(headline, was, { set: 'The first' });
    expect(refusalOf(() => editor.edit(headline, was, { set: 'The second' }))).toContain(
      'It now reads: “The first”',
    );
    copy.edit('home.yaml', 'tag: Test tag', 'tag: Edited tag');
    expect(refusalOf(editor.undo)).toContain('has changed since your last edit');
    expect(read('home.yaml')).toContain('tag: Edited tag\n  headline: The first');
  });

  it('aren’t saved in a file that mixes line endings, which can’t be kept', () => {
    copy.write('home.yaml', read('home.yaml').replace('\n', '\r\n'));
    expect(refusalOf(() => editor.edit(headline, was, { set: 'x' }))).toContain('mixes Windows');
  });

  it('are also in the front matter and the headings of Markdown', () => {
    const file = 'legal/PrivacyPolicy.md';
    const before = read(file);
    editor.edit([file, 'lead'], editor.open([file, 'lead']).value, { set: 'A: b' });
    editor.edit([file, markdownBody, 'rights'], 'Rights', { set: 'Other rights' });
    expect(read(file)).toBe(
      before.replace(/lead: .*/, 'lead: "A: b"').replace('## Rights {', '## Other rights {'),
    );
  });

  it('are moved and copied in their list, as far as the page allows', () => {
    const second: Place = ['home.yaml', 'shift', 'chapters', 1, 'headline'];
    editor.edit(second, 'Test headline of incidents', 'copy');
    expect(read('home.yaml')).toContain('id: incidents-2');
    expect(copy.errorLines()).toEqual([]);
    const tile: Place = ['home.yaml', 'tiles', 'items', 0, 'title'];
    expect(refusalOf(() => editor.edit(tile, 'First tile', 'remove'))).toContain('six tiles');
  });
});

const page: NewPage = {
  name: 'Inventories',
  title: 'Inventories',
  description:
    'How {name} keeps count of what’s in the store, from the first shelf to the last bin.',
  layout: 'article',
  menu: { group: 'Resources', label: 'Inventories' },
};

describe('a new page', () => {
  it.each(['article', 'sections'] as const)('is a draft with words to replace: %s', (layout) => {
    const before = read('pages.yaml');
    editor.addPage({ ...page, layout });
    expect(copy.errorLines({ preview: true })).toEqual([]);
    const names = copy.read({ preview: true }).pages.map(({ name }) => name);
    expect(names.indexOf('Inventories')).toBe(names.indexOf('Blog') + 1);
    expect(editor.undo()).toMatch(/^pages\/Inventories\./);
    expect(read('pages.yaml')).toBe(before);
    expect([has('pages/Inventories.md'), has('pages/Inventories.yaml')]).toEqual([false, false]);
  });

  it.each<[Partial<NewPage>, string]>([
    [{ name: '../x' }, 'must start with a letter and have only letters and digits'],
    [{ name: 'Story', layout: 'sections' }, 'is in the list twice'],
    [{ description: 'Too short.' }, 'is too short for a search result'],
    [{ menu: { group: 'Solutions', label: 'Counts' } }, 'is for pages in Solutions'],
  ])('isn’t written with a mistake: %o', (mistake, message) => {
    const before = [read('pages.yaml'), read('pages/Story.yaml')];
    expect(refusalOf(() => editor.addPage({ ...page, ...mistake }))).toContain(message);
    expect([read('pages.yaml'), read('pages/Story.yaml')]).toEqual(before);
  });
});

describe('the settings of a page', () => {
  it('are changed in its entry alone, and taken back to the byte', () => {
    const before = read('pages.yaml');
    const settings = editor.openSettings('Story');
    const other = {
      ...settings,
      title: 'Another: story',
      isDraft: true,
      publish: '2031-01-01',
      until: '2031-02-01',
      menu: { group: 'Resources', label: 'Another' },
      footer: null,
      from: ['/old-story', '/story.php'],
    };
    editor.saveSettings('Story', settings, other);
    expect(copy.errorLines({ preview: true })).toEqual([]);
    expect(editor.openSettings('Story')).toEqual(other);
    const [outside = '', entry = ''] = before.split(/(?=^- name: Story$)/m);
    const rest = entry.slice(entry.indexOf('\n- name'));
    expect(read('pages.yaml').startsWith(outside)).toBe(true);
    expect(read('pages.yaml').endsWith(rest)).toBe(true);
    editor.saveSettings('Story', other, settings);
    expect(editor.openSettings('Story')).toEqual(settings);
    editor.undo();
    editor.undo();
    expect(read('pages.yaml')).toBe(before);
  });

  it('aren’t saved over somebody else’s, with a mistake, or for a page that isn’t there', () => {
    const was = editor.openSettings('Story');
    const save = (change: object, from = was) =>
      refusalOf(() => editor.saveSettings('Story', from, { ...was, ...change }));
    expect(save({ title: 'x' }, { ...was, title: 'Older' })).toContain('someone else changed');
    expect(save({ from: ['/About'] })).toContain('already leads to About');
    expect(refusalOf(() => editor.openSettings('Blog/first'))).toContain('has no settings here');
    expect(editor.openSettings('Story')).toEqual(was);
  });
});

describe('a picture', async () => {
  const blank = { width: 800, height: 600, channels: 3, background: '#345' } as const;
  const bytes = await sharp({ create: blank }).png().toBuffer();
  const words = { description: 'A pump [spare], "tagged"', caption: 'P-1: isolated.' };
  const upload = { file: 'Spare Pümp (2).PNG', bytes, ...words };

  it.each([
    ['Story', 'mission', 'pages/Story.yaml'],
    ['PrivacyPolicy', 'rights', 'legal/PrivacyPolicy.md'],
  ])('is shown in a section of %s, replaced, and undone', (on, section, file) => {
    const before = read(file);
    expect(editor.findPicturePlaces(on)).toContainEqual(expect.objectContaining({ id: section }));
    editor.addPicture(on, section, upload);
    expect(copy.errorLines()).toEqual([]);
    const added = read(file);

    const place: Place =
      on === 'Story'
        ? [file, 'sections', 1, 'picture', 'description']
        : [file, markdownBody, added.split('\n').findIndex((text) => text.startsWith('![')) + 1, 1];
    const { picture } = editor.open(place);
    expect(picture).toEqual({ file: 'spare-pump-2.png', ...words });
    editor.replacePicture(place, { ...upload, file: 'other.png', caption: '' });
    expect(copy.errorLines()).toEqual([]);
    expect(Object.keys(copy.read().images)).toContain('other.png');
    expect(has('images/spare-pump-2.png')).toBe(false);
    expect(read(file)).not.toContain('isolated');

    editor.undo();
    expect([read(file), has('images/spare-pump-2.png')]).toEqual([added, true]);
    editor.replacePicture(place, { ...upload, bytes: Buffer.alloc(0), caption: 'Ready.' });
    expect(read(file)).toContain('Ready.');
    editor.undo();
    editor.undo();
    expect([read(file), has('images/spare-pump-2.png')]).toEqual([before, false]);
  });

  it.each<[string, object, string]>([
    ['isn’t one', { bytes: Buffer.from('<b>') }, 'isn’t a picture'],
    ['has no description', { description: ' ' }, 'is empty'],
    ['has the name of another', { file: 'pump.png' }, 'is a link'],
  ])('isn’t saved if it %s', (_, mistake, message) => {
    symlinkSync('../../outside.png', join(copy.folder, 'images/pump.png'));
    const before = read('pages/Story.yaml');
    const add = () => editor.addPicture('Story', 'mission', { ...upload, ...mistake });
    expect(refusalOf(add)).toContain(message);
    expect(read('pages/Story.yaml')).toBe(before);
  });

  it('isn’t saved on Home', () => {
    const add = () => editor.addPicture('Home', 'why', upload);
    expect(refusalOf(add)).toContain('can’t have a picture');
  });

  it('isn’t saved in a linked folder, which can lead out of content/', () => {
    rmSync(join(copy.folder, 'images'), { recursive: true });
    symlinkSync('media', join(copy.folder, 'images'));
    const before = readdirSync(copy.media);
    expect(refusalOf(() => editor.addPicture('PrivacyPolicy', 'rights', upload))).toContain('link');
    expect(readdirSync(copy.media)).toEqual(before);
  });
});
