import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderFingerprint } from './content-folder';
import { testCopy } from './testing';

const copy = testCopy();

it('ignores guides, files of other kinds, and what other programs keep in the folder', () => {
  for (const file of ['.home.yaml.swp.yaml', 'README.md', 'home.yaml~', 'notes.txt']) {
    copy.write(file, 'x');
  }
  const before = folderFingerprint(copy.folder);
  // Leads back here.
  symlinkSync('.', join(copy.folder, 'again'), 'junction');
  mkdirSync(join(copy.folder, '.obsidian'));
  copy.write('.obsidian/Story.md', 'x');
  symlinkSync('nobody@nowhere', join(copy.folder, '.#home.yaml'));
  expect(copy.errorLines()).toEqual([]);
  const paths = (stamp: string) => stamp.replace(/^again .*\n/m, '');
  expect(paths(folderFingerprint(copy.folder))).toBe(before);
});

it('reports a file that can’t be read', () => {
  symlinkSync('nowhere', join(copy.folder, 'pages/Blog.md'));
  mkdirSync(join(copy.folder, 'pages/FAQs.md'));
  symlinkSync('Why.md', join(copy.folder, 'pages/Why.md'));
  expect(copy.errorLines()).toEqual([
    'content/pages/Blog.md:1:1 is a link to a file that’s gone: delete it, and put the file itself here',
    'content/pages/FAQs.md:1:1 is a folder with the name of a file: rename it, without the ending',
    'content/pages/Why.md:1:1 is a link that leads back to itself: delete it, and put the file itself here',
  ]);
});

it('reports missing files, one with another ending, and links that it breaks', () => {
  renameSync(join(copy.folder, 'agents.yaml'), join(copy.folder, 'agents.yml'));
  rmSync(join(copy.folder, 'legal/PrivacyPolicy.md'));
  // Then each agent of Core Capabilities.
  expect(copy.errorLines().slice(0, 4)).toEqual([
    'content/agents.yaml:1:1 is missing: the site needs this file',
    'content/agents.yml:1:1 isn’t read because of its ending: rename it to agents.yaml',
    'content/legal/GDPRPolicy.md:8:51 the page PrivacyPolicy has no “#rights”: it has no place to link to',
    expect.stringMatching(
      /\[36\]\.kind: needs content\/legal\/PrivacyPolicy\.md, which is missing$/,
    ),
  ]);
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

it('reads a file with Windows line endings like any other', () => {
  const markdown = '---\nlead: Words of {nmae}.\n---\n\n## Rights {#rights}\n\nMore.\n';
  copy.write('legal/PrivacyPolicy.md', markdown.replaceAll('\n', '\r\n'));
  const yaml = 'lead: Words.\nsections:\n  - { id: one, heading: One }\n';
  copy.write('pages/Story.yaml', `\uFEFF${yaml.replaceAll('\n', '\r\n')}`);
  expect(copy.errorLines()).toEqual([
    expect.stringMatching(/^content\/legal\/PrivacyPolicy\.md:2:16 lead: \{nmae\} isn’t a word/),
  ]);
});
