import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderFingerprint } from './content-folder';
import { testCopy } from './testing';

const copy = testCopy();

const prose = '---\nlead: Words.\n---\n\n## One {#one}\n\nMore.\n';

it.each([
  ['pages/Story.YAML', 'isn’t read because of its ending: rename it to pages/Story.yaml'],
  ['pages/Blog.markdown', 'isn’t read because of its ending: rename it to pages/Blog.md'],
  ['legal/Cookies.yml', 'isn’t read because of its ending: rename it to legal/Cookies.md'],
  ['legal/GDPRPolicy.yaml', 'isn’t read: write legal texts in Markdown, in legal/GDPRPolicy.md'],
  [
    'drawings/cause-trees.yaml',
    'isn’t read: no page or picture uses a file of this name; rename or remove it; did you mean “drawings/cause-tree.yaml”?',
  ],
  ['pages/old/Story.yaml', 'doesn’t belong to any page: pages.yaml has no page named “old/Story”'],
  [
    'pages/Shiftlog.yaml',
    'doesn’t belong to any page: pages.yaml has no page named “Shiftlog”; did you mean “ShiftLog”?',
  ],
])('reports %s', (file, message) => {
  mkdirSync(join(copy.folder, 'pages/old'));
  copy.write(file, file.endsWith('.markdown') ? prose : 'lead: Words.\n');
  expect(copy.errorLines()).toEqual([`content/${file}:1:1 ${message}`]);
});

it('ignores what other programs keep in the folder, such as a link to nothing', () => {
  const before = folderFingerprint(copy.folder);
  symlinkSync('nobody@nowhere', join(copy.folder, '.#home.yaml'));
  for (const folder of ['.obsidian', '.trash', '.stversions']) {
    mkdirSync(join(copy.folder, folder));
    copy.write(`${folder}/Story.md`, prose);
  }
  expect(folderFingerprint(copy.folder)).toBe(before);
  expect(copy.errorLines()).toEqual([]);
});

it.each<[string, string, string, RegExp]>([
  ['unknown fields', 'site.yaml', 'a\u001b: 1\n', /has 19980 more unknown fields/],
  ['brackets', 'site.yaml', '[', /has too many levels/],
  ['quotations', 'legal/PrivacyPolicy.md', '> ', /has too many levels/],
])('ends with a message for 20,000 %s', (_, file, text, message) => {
  const texts = Array.from({ length: 20_000 }, (_, index) => text.replace('a', `a${index}`));
  copy.write(file, texts.join(''));
  const lines = copy.errorLines();
  expect(lines.length).toBeLessThan(100);
  expect(lines.join('\n')).toMatch(message);
  expect(lines.join('')).not.toMatch(/\p{Cc}/u);
});

it('reports nothing else of a file with two versions of some lines', () => {
  copy.edit('agents.yaml', 'tagline: Another', '<<<<<<< HEAD\n  tagline: Another');
  expect(copy.errorLines()).toEqual([
    expect.stringMatching(/^content\/agents\.yaml:17:3 has two versions of these lines/),
  ]);
});

it('reports a file that can’t be read, whatever else is wrong', () => {
  symlinkSync('nowhere', join(copy.folder, 'pages/Blog.md'));
  mkdirSync(join(copy.folder, 'pages/FAQs.md'));
  symlinkSync('Why.md', join(copy.folder, 'pages/Why.md'));
  expect(copy.errorLines()).toEqual([
    'content/pages/Blog.md:1:1 is a link to a file that’s gone: delete it, and put the file itself here',
    'content/pages/FAQs.md:1:1 is a folder with the name of a file: rename it, without the ending',
    'content/pages/Why.md:1:1 is a link that leads back to itself: delete it, and put the file itself here',
  ]);
});

it('doesn’t follow a link to a folder, which can lead back here', () => {
  symlinkSync('.', join(copy.folder, 'pages/again'), 'junction');
  expect(copy.errorLines()).toEqual([]);
  expect(folderFingerprint(copy.folder)).not.toContain('again/About.yaml');
});

it('reports the missing file together with the one that has another ending', () => {
  renameSync(join(copy.folder, 'agents.yaml'), join(copy.folder, 'agents.yml'));
  expect(copy.errorLines()).toEqual(
    expect.arrayContaining([
      'content/agents.yaml:1:1 is missing: the site needs this file',
      'content/agents.yml:1:1 isn’t read because of its ending: rename it to agents.yaml',
    ]),
  );
});

it('ignores hidden files, guides, and files of other kinds', () => {
  for (const file of ['.home.yaml.swp.yaml', 'README.md', 'home.yaml~', 'notes.txt']) {
    copy.write(file, 'x');
  }
  expect(copy.errorLines()).toEqual([]);
});

it('reports a file that isn’t UTF-8, along with other mistakes in it', () => {
  copy.write('pages/Story.yaml', Buffer.from('lead: Café\nsection: []\n', 'latin1'));
  copy.write('search.yaml', Buffer.from('\uFEFFexamples: []\n', 'utf16le'));
  expect(copy.errorLines()).toEqual(
    expect.arrayContaining([
      'content/pages/Story.yaml:1:10 has a letter in an older encoding, which would be published as \uFFFD: save the file with the encoding UTF-8, which every editor offers',
      expect.stringContaining('content/pages/Story.yaml:2:1 section: isn’t a field here'),
      'content/search.yaml:1:1 is saved as UTF-16: save the file with the encoding UTF-8, which every editor offers',
    ]),
  );
});

it('checks the first lines of a Markdown file with Windows line endings', () => {
  const lines = ['---', 'lead: Words of {nmae}.', '---', '', '## One {#one}', '', 'More.', ''];
  copy.edit('legal/PrivacyPolicy.md', /[\s\S]*/, lines.join('\r\n'));
  expect(copy.errorLines()).toContainEqual(
    expect.stringMatching(/^content\/legal\/PrivacyPolicy\.md:2:16 lead: \{nmae\} isn’t a word/),
  );
});
