import { rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { categoriesOf, type SiteComparison } from './change';
import { compareSites } from './compare-sites';
import { report } from './report';
import { summarize } from './report/summarize';
import { openFolder, openSite } from './site';
import { drawSquare, removeTestExport, type TestExport, writeTestExport } from './testing';

let site: TestExport;
let stop = () => {};
beforeAll(async () => {
  site = await writeTestExport();
});
afterEach(() => stop());
afterAll(() => removeTestExport(site));

const compare = (after: TestExport, pictures = false) =>
  compareSites(openFolder(site.folder), openFolder(after.folder), { pictures });

function findings({ pages }: SiteComparison): string[] {
  return pages.flatMap((page) => {
    if (page.state === 'same') return [];
    const found = page.state === 'changed' ? categoriesOf(page.changes) : [page.state];
    return found.map((each) => `${page.path}: ${each}`);
  });
}

test.each([
  ['/: words', '<ins>shift</ins>', 'index.html', 'crew', 'shift'],
  ['/: words', 'Alt text of a picture, changed', 'index.html', 'two valves', 'three valves'],
  [
    '/About: words',
    '<del>Every permit',
    'About.html',
    '<p>Every permit was checked by hand.</p>',
    '',
  ],
  ['/About: words', 'Heading, level 2, now heading, level 3', 'About.html', 'h2>', 'h3>'],
  ['/About: words', '<ins>much </ins>', 'About.html', 'ends too', 'ends much too'],
  [
    '/About: links',
    'Link “Rules”, added',
    'About.html',
    '</main>',
    '<a href="/Permits#a">Rules</a></main>',
  ],
  ['/About: links', '<ins class="value">/Demo</ins>', 'About.html', '/Permits">See', '/Demo">See'],
  ['/About: metadata', '<b>Title, changed</b>', 'About.html', '<title>About', '<title>About us'],
  ['/About: metadata', 'Canonical URL', 'About.html', 'com/About"', 'com/Story"'],
  ['/About: metadata', 'JSON-LD WebPage.dateModified', 'About.html', '11-20', '11-21'],
])('reports %s with %s', async (where, says, file, from, to) => {
  const copy = site.copy();
  copy.edit(file, from, to);
  const comparison = await compare(copy);
  expect(findings(comparison)).toContain(where);
  expect(await report(comparison, new Date())).toContain(says);
});

test('reports pages, redirects, media, and moves in one run', async () => {
  const copy = site.copy();
  copy.write('Risk.html', '<title>Risk</title><h1>Risk</h1>');
  copy.write('_redirects', '/about /Permits 301\n');
  copy.write('media/home.mp4', 'another film');
  copy.write('media/pump.png', await drawSquare('red'));
  copy.edit('About.html', '<p class="hint">Say what you know.</p>', '');
  copy.edit('About.html', '<h2>How', '<p class="hint">Say what you know.</p><h2>How');
  const comparison = await compare(copy);
  expect(summarize(comparison)).toBe(
    '2 pages changed, 1 page is new, 1 redirect changed, 2 pages are the same.',
  );
  const text = await report(comparison, new Date());
  for (const says of ['New page', '/media/home.mp4', 'Paragraph, moved'])
    expect(text).toContain(says);
});

test('reports a page that’s gone, and one that became a redirect', async () => {
  const copy = site.copy();
  for (const name of ['Permits.html', 'About.html']) rmSync(join(copy.folder, name));
  copy.write('_redirects', '/about / 301\n/Permits / 301\n');
  expect(findings(await compare(copy))).toEqual(['/About: removed', '/Permits: redirected']);
});

test('reports what only a browser shows', async () => {
  const copy = site.copy();
  copy.edit('About.html', 'class="hint"', 'class="warning"');
  const comparison = await compare(copy, true);
  expect(findings(comparison)).toEqual(['/About: pictures']);
  expect(await report(comparison, new Date())).toContain('Phone, 390 pixels');
});

test('finds no difference between builds for other days, with other names of generated files', async () => {
  const copy = site.copy();
  for (const file of ['index.html', 'About.html', 'Permits.html', '404.html']) {
    copy.edit(file, '<span data-year="">2026', '<span data-year="">2027');
    copy.edit(file, 'a1b2.css', 'c3d4.css');
  }
  copy.edit('About.html', '"2026-11-24">November 24, 2026', '"2027-01-01">January 1, 2027');
  copy.write('_next/static/chunks/c3d4.css', '.hint{color:#333}.warning{color:#a00}');
  expect(summarize(await compare(copy, true))).toBe('Nothing changed. All 4 pages are the same.');
});

/** @returns the address of a host that answers every request like this */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  // A TCP server's address is never a string.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  ['missing', 'There’s no built site in the folder missing. Check its name.'],
  ['ftp://example.com', 'isn’t a web address. It starts with https://'],
  ['http://127.0.0.1:9', 'can’t be reached'],
])('says what to do about %s', async (where, message) => {
  await expect(openSite(where)).rejects.toThrow(message);
});

test('says what to do about a host that has another website, and about an unknown page name', async () => {
  const address = await serve((_, response) => response.end('<h1>Shop</h1>'));
  await expect(openSite(address)).rejects.toThrow(`${address}/ isn’t this website`);
  const files = openFolder(site.folder);
  await expect(compareSites(files, files, { names: ['Abuot'] })).rejects.toThrow('mean “About”?');
});

test('compares with a published site, and lists the page that its host fails to send', async () => {
  const files = openFolder(site.folder);
  const address = await serve(async ({ url = '' }, response) => {
    const { status, type, location, body } = await files.get(url);
    if (url === '/About') response.writeHead(500).end();
    else response.writeHead(status, { 'Content-Type': type, Location: location }).end(body);
  });
  const comparison = await compareSites(await openSite(address), files, { pictures: false });
  expect(findings(comparison)).toEqual(['/About: failed']);
  expect(comparison.pages.map(({ path }) => path)).toContain('/Permits');
});

test('a report names a folder, not where it is on somebody’s machine', () => {
  expect(openFolder(site.folder)).toMatchObject({ label: basename(site.folder) });
});
