import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** Top-level folders that are in the repository. */
const folders = ['app', 'components', 'content', 'e2e', 'lib', 'public'];

const guides = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => basename(name) === 'README.md')
    .map((name) => join(folder, name)),
);

const matchesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

/** The IDs that a Markdown file's headings get when it's shown as a page. */
const headingIds = (text: string) =>
  matchesIn(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/[^\w-]/g, ''),
  );

describe.each(['README.md', 'SECURITY.md', ...guides])('%s', (guide) => {
  const text = readFileSync(guide, 'utf8');

  test('links only to files and headings that exist', () => {
    const links = matchesIn(text.replace(/```[\s\S]*?```|`.*?`/g, ''), /\]\(([^)\s:]+)\)/g);
    const dead = links.filter((link) => {
      const [path = '', id] = link.split('#');
      const file = path === '' ? guide : join(dirname(guide), path);
      return !existsSync(file) || (id && !headingIds(readFileSync(file, 'utf8')).includes(id));
    });
    expect(dead).toEqual([]);
  });

  test('names only files that exist', () => {
    const isPath = new RegExp(`^(?:${folders.join('|')})/[\\w./[\\]-]+$`);
    const paths = matchesIn(text, /`([^`\s]+)`/g).filter((path) => isPath.test(path));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('names only commands that exist', () => {
    const commands = matchesIn(text, /`npm run ([\w:-]+)/g);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});
