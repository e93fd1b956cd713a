import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'hast-util-select';
import { expect, test } from 'playwright/test';
import { parsePage } from '@/lib/export/html';
import { nextStyleSheetSelector, takeNextScripts } from '@/lib/export/next-output';

/** Next's original pages; lib/export changes the copies in `out/`. */
const folder = '.next/server/app';
const files = readdirSync(folder).filter(
  (name) => name.endsWith('.html') && name !== '_global-error.html',
);

const pageIn = (file: string) => ({
  file,
  tree: parsePage(readFileSync(join(folder, file), 'utf8')),
});

test('every page that Next writes has one style sheet and scripts that can be deferred', () => {
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const page = pageIn(file);
    const { inline, scripts } = takeNextScripts(page);
    expect(inline.join('\n'), file).toContain('__next_f');
    for (const url of scripts) expect(url, file).toMatch(/^\/_next\/static\/[\w.~/-]+\.js$/);
    expect(selectAll(nextStyleSheetSelector, page.tree), file).toHaveLength(1);
  }
});

test('every page has the scripts of the 404 page', () => {
  const shared = takeNextScripts(pageIn('_not-found.html')).scripts;
  for (const file of files) {
    expect(takeNextScripts(pageIn(file)).scripts, file).toEqual(expect.arrayContaining(shared));
  }
  const own = takeNextScripts(pageIn('AITeam.html')).scripts.filter((url) => !shared.includes(url));
  expect(own).not.toEqual([]);
});

test('takeNextScripts leaves only data blocks in a page', () => {
  const page = pageIn('About.html');
  takeNextScripts(page);
  const remaining = selectAll('script', page.tree);
  expect(remaining.map(({ properties }) => properties.type)).toEqual(['application/ld+json']);
});
