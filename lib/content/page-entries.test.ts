import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testCopy } from './testing';

const copy = testCopy();
const prose = '---\nlead: Words.\n---\n\n## One {#one}\n\nMore.\n';

it('reports a content file for a placeholder at the placeholder’s entry', () => {
  copy.write('pages/ShiftLog.md', prose);
  expect(copy.errorLines()).toEqual([
    expect.stringMatching(
      /^content\/pages\.yaml:\d+:9 \[5\]\.kind: is placeholder, but content\/pages\/ShiftLog\.md exists: write kind: written/,
    ),
  ]);
});

it('reports a page with two files, and one whose file name has the wrong case', () => {
  const film = 'film: { file: pump, title: A film, description: A pump. }\n';
  copy.write('pages/About.md', prose.replace('---\n', `---\n${film}`));
  rmSync(join(copy.folder, 'pages/Story.yaml'));
  copy.write('pages/story.yaml', 'lead: Words.\nsections:\n  - { id: one, heading: One }\n');
  expect(copy.errorLines()).toEqual([
    expect.stringMatching(
      /^content\/pages\.yaml:\d+:9 .*rename content\/pages\/story\.yaml; capital/,
    ),
    expect.stringMatching(
      /^content\/pages\.yaml:\d+:9 .*has both content\/pages\/About\.yaml and content/,
    ),
    expect.stringMatching(/^content\/pages\/story\.yaml:1:1 doesn’t belong to any page/),
  ]);
});

it('reports a file for another kind of page', () => {
  copy.write('legal/About.md', prose);
  copy.write('pages/Home.yaml', 'lead: Words.\n');
  expect(copy.errorLines()).toEqual([
    expect.stringMatching(/^content\/pages\.yaml:\d+:9 .*is written, but content\/legal\/Ab/),
    'content/pages/Home.yaml:1:1 isn’t shown anywhere: the text of Home is in content/home.yaml',
  ]);
});

it('checks links to a page with its own route by its content, despite a stray Markdown file', () => {
  copy.edit('pages/AITeam.yaml', 'to: Home }', 'to: Home#tiles }');
  copy.write('pages/Home.md', prose);
  expect(copy.errorLines()).toEqual([
    'content/pages/Home.md:1:1 isn’t shown anywhere: the text of Home is in content/home.yaml',
  ]);
});

it('reports a film whose file name has the wrong case', () => {
  renameSync(join(copy.media, 'pump.avif'), join(copy.media, 'Pump.avif'));
  expect(copy.errorLines()).toContain(
    'content/home.yaml:6:11 hero.film.file: needs pump.avif in public/media/, but it’s spelled Pump.avif there: capital letters matter',
  );
});

it('reports problems in other files when the list of pages has syntax errors', () => {
  copy.edit('pages.yaml', '- name: Blog\n  title: Blog', '- name: Blog\n  title: "Blog');
  copy.edit('home.yaml', 'to: AITeam', 'to: AITaem');
  copy.edit('site.yaml', 'hello@', '');
  expect(copy.errorLines()).toEqual([
    expect.stringMatching(/^content\/home\.yaml:\d+:\d+ team\.link\.to: .*“AITeam”\?$/),
    expect.stringMatching(/^content\/pages\.yaml:\d+:10 has no closing quotation mark/),
    expect.stringContaining('contactMail: isn’t an email address'),
  ]);
});

it('reads a file with Windows line endings like any other', () => {
  copy.write(
    'pages/Story.yaml',
    '\uFEFFlead: Words.\r\nsections:\r\n  - { id: one, heading: One }\r\n',
  );
  expect(copy.errorLines()).toEqual([]);
});
