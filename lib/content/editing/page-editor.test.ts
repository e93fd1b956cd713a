import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCopy } from '../testing';
import { type ContentEditor, createContentEditor } from './content-editor';
import { EditError } from './content-file';
import type { NewPage } from './page-editor';

const copy = testCopy();
let editor: ContentEditor;
let png: Buffer;
beforeAll(async () => {
  png = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
});
beforeEach(() => {
  editor = createContentEditor(copy.folder);
});

const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');
const has = (file: string) => existsSync(join(copy.folder, file));

function refusalOf(edit: () => unknown): string {
  try {
    edit();
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return [error, ...error.problems].map(({ message }) => message).join('\n');
  }
  throw new Error('The edit was made.');
}

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
    const { pages, standardPages } = copy.read({ preview: true });
    const names = pages.map(({ name }) => name);
    expect(names.indexOf('Inventories')).toBe(names.indexOf('Blog') + 1);
    expect(standardPages.Inventories).toMatchObject({ sections: [{ id: 'first' }] });
    expect(copy.read().standardPages.Inventories).toBeUndefined();

    expect(editor.undo()).toMatch(/^pages\/Inventories\./);
    expect(read('pages.yaml')).toBe(before);
    expect([has('pages/Inventories.md'), has('pages/Inventories.yaml')]).toEqual([false, false]);
  });

  it('is last in the list if no menu has it, and first of its menu if the menu had none', () => {
    editor.addPage({ ...page, menu: null });
    editor.addPage({
      ...page,
      name: 'Counts',
      title: 'Counts',
      description: page.description.replace('store', 'shop'),
      menu: { group: 'Solutions', column: 'Compliance & Risk', label: 'Counts' },
    });
    const names = copy.read({ preview: true }).pages.map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['Inventories', 'Counts']);
  });

  it.each<[Partial<NewPage>, string]>([
    [{ name: 'about' }, 'is in the list twice'],
    [{ name: '../x' }, 'must start with a letter and have only letters and digits'],
    [{ title: 'About' }, 'is also the title of'],
    [{ description: 'Too short.' }, 'is too short for a search result'],
    [{ menu: { group: 'Solutions', label: 'Counts' } }, 'is for pages in Solutions'],
  ])('isn’t written with a mistake: %o', (mistake, message) => {
    const before = read('pages.yaml');
    expect(refusalOf(() => editor.addPage({ ...page, ...mistake }))).toContain(message);
    expect(read('pages.yaml')).toBe(before);
    expect(has('pages/Inventories.md')).toBe(false);
  });

  it('never replaces a file', () => {
    const rest = 'Words that nobody lists.\n';
    mkdirSync(join(copy.folder, 'pages/Inventories.md'));
    writeFileSync(join(copy.folder, 'pages/Inventories.md/note.txt'), rest);
    expect(refusalOf(() => editor.addPage(page))).toContain('Inventories.md');
    expect(read('pages/Inventories.md/note.txt')).toBe(rest);
  });
});

describe('a new picture', () => {
  const words = { description: 'A pump [spare], "tagged"', caption: 'P-1: isolated.' };
  const add = (on: string, section: string, file = 'Spare Pümp (2).PNG', bytes: Buffer = png) =>
    editor.addPicture(on, section, { file, bytes, ...words });

  it.each([
    ['Story', 'mission', 'pages/Story.yaml'],
    ['PrivacyPolicy', 'rights', 'legal/PrivacyPolicy.md'],
  ])('is shown in a section of %s, and undone byte for byte', (on, section, file) => {
    const [before, registry] = [read(file), read('pages.yaml')];
    expect(editor.findPicturePlaces(on)).toContainEqual(expect.objectContaining({ id: section }));
    add(on, section);
    expect(copy.errorLines()).toEqual([]);
    expect(copy.read().images['spare-pump-2.png']).toMatchObject({ width: 800, height: 600 });
    editor.undo();
    expect([read(file), read('pages.yaml')]).toEqual([before, registry]);
    expect(has('images/spare-pump-2.png')).toBe(false);
  });

  it('keeps what its description and caption say', () => {
    add('Story', 'mission');
    const [, mission] = copy.read().standardPages.Story?.sections ?? [];
    expect(mission?.picture).toEqual({ file: 'spare-pump-2.png', ...words });
    add('PrivacyPolicy', 'rights', 'other.png');
    const body = JSON.stringify(copy.read().legal.PrivacyPolicy?.sections);
    expect(body).toContain(JSON.stringify(words.description));
    expect(body).toContain(words.caption);
  });

  it('isn’t saved if it can’t be shown', () => {
    const before = read('pages/Story.yaml');
    const html = Buffer.from('<script>alert(1)</script>');
    expect(refusalOf(() => add('Story', 'mission', 'pump.png', html))).toContain('isn’t a picture');
    expect(read('pages/Story.yaml')).toBe(before);
    expect(has('images/pump.png')).toBe(false);
  });

  it('never replaces another picture, and has no place in a section with a picture or on Home', () => {
    add('Story', 'mission');
    expect(refusalOf(() => add('Story', 'vision'))).toContain('spare-pump-2.png already');
    expect(editor.findPicturePlaces('Story').map(({ id }) => id)).toEqual(['story', 'vision']);
    expect(editor.findPicturePlaces('Home')).toEqual([]);
    expect(refusalOf(() => add('Home', 'why', 'new.png'))).toContain('can’t have a picture');
  });

  it('isn’t saved without a description', () => {
    const bytes = png;
    const edit = { file: 'pump.png', bytes, description: ' ', caption: '' };
    expect(refusalOf(() => editor.addPicture('Story', 'mission', edit))).toContain('is empty');
    expect(refusalOf(() => editor.addPicture('PrivacyPolicy', 'rights', edit))).toContain(
      'has no description',
    );
    expect(has('images/pump.png')).toBe(false);
  });

  it.each(['a folder', 'nothing'])('isn’t saved in a link to %s outside content/', (target) => {
    const outside = join(copy.folder, '../outside-content');
    if (target === 'a folder') mkdirSync(outside);
    try {
      rmSync(join(copy.folder, 'images'), { recursive: true });
      symlinkSync(outside, join(copy.folder, 'images'));
      expect(refusalOf(() => add('PrivacyPolicy', 'rights'))).toContain('is a link');
      expect(existsSync(outside) ? readdirSync(outside) : []).toEqual([]);
    } finally {
      rmSync(outside, { recursive: true, force: true });
    }
  });

  it('isn’t saved over a link', () => {
    symlinkSync('../../outside.png', join(copy.folder, 'images/pump.png'));
    expect(refusalOf(() => add('Story', 'mission', 'pump.png'))).toContain('is a link');
  });
});
