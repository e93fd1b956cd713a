import { beforeAll, expect, test } from 'vitest';
import { compareSites } from './compare-sites';
import { categoriesOf, type PageComparison, type SiteComparison } from './comparison';
import { differences, visibleDifferences } from './differences';
import { openFolder } from './folder-site';
import { report } from './report';
import { summarize } from './report/summarize';
import { type TestExport, writeTestExport } from './testing';

let site: TestExport;
beforeAll(async () => {
  site = await writeTestExport();
});

const compare = (after: TestExport, pictures = false) =>
  compareSites(openFolder(site.folder), openFolder(after.folder), { pictures });

/** Where the comparison found something, as `path: category`. */
function findings({ pages }: SiteComparison): string[] {
  return pages.flatMap((page) => findingsOf(page).map((found) => `${page.path}: ${found}`));
}

function findingsOf(page: PageComparison): string[] {
  if (page.state === 'same') return [];
  return page.state === 'changed' ? categoriesOf(page.changes) : [page.state];
}

test.each(differences)('reports $title', async ({ page, reported, says, change }) => {
  const copy = site.copy();
  await change(copy);
  const comparison = await compare(copy);
  expect(findings(comparison)).toContain(`${page}: ${reported}`);
  expect(await report(comparison, new Date())).toContain(says);
});

test('reports the text of a changed manifest, and the size of a changed icon', async () => {
  const before = site.copy();
  before.write('manifest.webmanifest', '{"name":"Brazos"}');
  before.write('favicon.ico', 'icon');
  const after = before.copy();
  after.write('manifest.webmanifest', '{"name":"Caddo"}');
  after.write('favicon.ico', 'other icon');
  const { files } = await compareSites(openFolder(before.folder), openFolder(after.folder));
  expect(files).toEqual([
    { name: '/manifest.webmanifest', before: '{"name":"Brazos"}', after: '{"name":"Caddo"}' },
    {
      name: '/favicon.ico',
      before: expect.stringMatching(/^4 bytes \(SHA-256 \w{8}…\)$/),
      after: expect.stringMatching(/^10 bytes \(/),
    },
  ]);
});

test('notes that search terms weren’t compared if one site has no index', async () => {
  const copy = site.copy();
  copy.remove('search.json');
  const comparison = await compare(copy);
  expect(findings(comparison)).toEqual([]);
  expect(comparison.notes).toContainEqual(expect.stringContaining('Search terms weren’t compared'));
});

test('reports what only a browser shows', async () => {
  const copy = site.copy();
  for (const { change } of visibleDifferences) await change(copy);
  const comparison = await compare(copy, true);
  const expected = visibleDifferences.map(({ page, reported }) => `${page}: ${reported}`);
  expect(findings(comparison).toSorted()).toEqual(expected.toSorted());
  const text = await report(comparison, new Date());
  for (const { says } of visibleDifferences) expect(text).toContain(says);
});

test('finds no difference between two copies, also of builds for other days and addresses', async () => {
  const copy = site.copy();
  for (const file of ['index.html', 'About.html', 'Permits.html', '404.html']) {
    copy.edit(file, '<span data-year="">2026', '<span data-year="">2027');
    copy.edit(file, 'a1b2.css', 'c3d4.css');
  }
  copy.edit(
    'About.html',
    'datetime="2026-11-24">November 24, 2026',
    'datetime="2027-01-01">January 1, 2027',
  );
  copy.write(
    '_next/static/chunks/c3d4.css',
    'body{font:16px sans-serif}.hint{color:#333}.warning{color:#a00}',
  );
  const comparison = await compare(copy);
  expect(findings(comparison)).toEqual([]);
  expect(summarize(comparison)).toBe('Nothing changed. All 4 pages are the same.');
});
