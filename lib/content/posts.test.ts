import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildMenu, isIndexable } from './registry';
import { searchEntries } from './search/entries';
import { testCopy } from './testing';

const copy = testCopy();
const summary = 'A summary that is long enough for a search result, with seventy characters.';
function writePost(slug: string, date: string, fields = '') {
  mkdirSync(`${copy.folder}/posts`, { recursive: true });
  const front = `title: About ${slug}\ndate: ${date}\nauthor: A tester\nsummary: ${summary}\n`;
  copy.write(
    `posts/${slug}.md`,
    `---\n${front}${fields}---\n\nAn opening.\n\n## Part {#part}\n\nA part.\n`,
  );
}
const blog = () => copy.read().pages.filter(({ name }) => name.startsWith('Blog'));

it('is a placeholder without posts, and lists them newest first with one', () => {
  expect(blog()).toMatchObject([{ kind: 'placeholder' }]);
  for (const [slug, year] of Object.entries({ old: 2023, new: 2025, middle: 2024 })) {
    writePost(slug, `${year}-05-06`);
  }
  const pages = blog();
  expect(pages.map(({ name }) => name)).toEqual(['Blog', 'Blog/new', 'Blog/middle', 'Blog/old']);
  expect(pages[0]).toMatchObject({ kind: 'written', updated: '2025-05-06' });
  expect(pages.every(isIndexable)).toBe(true);
  expect(JSON.stringify(buildMenu(copy.read()))).not.toContain('"href":"/Blog","soon"');
});

it('publishes a post on its days only, and drafts only in previews', () => {
  writePost('draft', '2025-01-01', 'status: draft\n');
  writePost('later', '2031-02-01', 'publish: 2031-02-01\n');
  writePost('over', '2025-01-01', 'until: 2025-12-31\n');
  expect(blog()).toMatchObject([{ name: 'Blog', kind: 'placeholder' }]);
  expect(copy.read({ today: '2031-02-01' }).standardPages).toHaveProperty(['Blog/later']);
  expect(copy.read({ preview: true }).pages).toContainEqual(
    expect.objectContaining({ name: 'Blog/draft', status: 'draft' }),
  );
});

it('finds a post by what comes before its first heading, and its sections', () => {
  writePost('first', '2026-01-02');
  const found = searchEntries(copy.read()).filter(({ href }) => href.startsWith('/Blog/first'));
  expect(found.map(({ href, text }) => [href, text])).toEqual([
    ['/Blog/first', expect.stringContaining('An opening.')],
    ['/Blog/first#part', 'A part.'],
  ]);
});
