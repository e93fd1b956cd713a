import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { categoriesOf, type SiteComparison } from './change';
import { compareSites } from './compare-sites';
import { report } from './report';
import { summarize } from './report/summarize';
import { openFolder, openSite } from './site';

/** The files of an export; null for one that's gone. */
type TestExport = Readonly<Record<string, string | Buffer | null>>;

function page(path: string, title: string, main: string): string {
  const graph = [{ '@type': 'WebPage', name: title, dateModified: '2026-11-20' }];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Brazos</title>
<meta name="description" content="What ${title} is for."><link rel="canonical" href="https://www.example.com${path}">
<script data-boot=""></script><script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>
<link rel="stylesheet" href="/_next/static/chunks/a1b2.css"></head>
<body><header><a href="/">Brazos</a> <a href="/About">About</a> <a href="/Permits">Permits</a></header>
<main>${main}</main><footer>© <span data-year="">2026</span> Brazos</footer>
<div data-island="Tool" data-props='{"late":"The permit ends too late."}'></div></body></html>`;
}

const drawSquare = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

const home = `<h1>See the conflict first</h1><p>Log it once. The next crew sees it.</p>
<img src="/media/pump.png" alt="A pump with two valves" width="40" height="40">
<video poster="/media/pump.png"><source src="/media/home.mp4"></video>`;
const about = `<h1>About us</h1><h2>How it started</h2><p>The first shift log was a spreadsheet.</p>
<p>Every permit was checked by hand.</p><h2>Values</h2><p class="hint">Say what you know.</p>
<p>Updated <time data-today="" datetime="2026-11-24">November 24, 2026</time></p><a href="/Permits">See permits</a>`;

const pages = {
  'index.html': page('/', 'Home', home),
  'About.html': page('/About', 'About', about),
  'Permits.html': page('/Permits', 'Permits', '<h1>Permits</h1><p>Coming soon</p>'),
  '404.html': page('/404', 'Page Not Found', '<h1>Page Not Found</h1>'),
};
const styles = '.hint{color:#333}.warning{color:#a00}';
const others = {
  _redirects: '/about /About 301\n',
  '_next/static/chunks/a1b2.css': styles,
  'media/home.mp4': 'a film',
  'media/pump.png': await drawSquare('green'),
};

/** Writes a site of three pages, with changes, for this test. @returns its folder */
function writeExport(changes: TestExport = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries({ ...pages, ...others, ...changes })) {
    if (content === null) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Compares the site with itself after some changes. */
const compare = (changes: TestExport, pictures = false) =>
  compareSites(openFolder(writeExport()), openFolder(writeExport(changes)), { pictures });

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
] as const)('reports %s with %s', async (where, says, file, from, to) => {
  expect(pages[file]).toContain(from);
  const comparison = await compare({ [file]: pages[file].replaceAll(from, to) });
  expect(findings(comparison)).toContain(where);
  expect(await report(comparison, new Date())).toContain(says);
});

test('reports pages, redirects, media, and moves in one run', async () => {
  const hint = '<p class="hint">Say what you know.</p>';
  const comparison = await compare({
    'Risk.html': '<title>Risk</title><h1>Risk</h1>',
    _redirects: '/about /Permits 301\n',
    'media/home.mp4': 'another film',
    'media/pump.png': await drawSquare('red'),
    'About.html': pages['About.html'].replace(hint, '').replace('<h2>How', `${hint}<h2>How`),
  });
  expect(summarize(comparison)).toBe(
    '2 pages changed, 1 page is new, 1 redirect changed, 2 pages are the same.',
  );
  const text = await report(comparison, new Date());
  for (const says of ['New page', '/media/home.mp4', 'Paragraph, moved'])
    expect(text).toContain(says);
});

test('reports a page that’s gone, and one that became a redirect', async () => {
  const redirects = '/about / 301\n/Permits / 301\n';
  const gone = { 'Permits.html': null, 'About.html': null, _redirects: redirects };
  expect(findings(await compare(gone))).toEqual(['/About: removed', '/Permits: redirected']);
});

test('reports what only a browser shows', async () => {
  const about = pages['About.html'].replace('class="hint"', 'class="warning"');
  const comparison = await compare({ 'About.html': about }, true);
  expect(findings(comparison)).toEqual(['/About: pictures']);
  expect(await report(comparison, new Date())).toContain('Phone, 390 pixels');
});

test('finds no difference between builds for other days, with other names of generated files', async () => {
  const rebuilt = Object.entries(pages).map(([name, html]) => [
    name,
    html
      .replace('<span data-year="">2026', '<span data-year="">2027')
      .replace('a1b2.css', 'c3d4.css')
      .replace('"2026-11-24">November 24, 2026', '"2027-01-01">January 1, 2027'),
  ]);
  const changes = { ...Object.fromEntries(rebuilt), '_next/static/chunks/c3d4.css': styles };
  expect(summarize(await compare(changes, true))).toBe(
    'Nothing changed. All 4 pages are the same.',
  );
});

/** @returns the address of a host that answers every request like this */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
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
  const files = openFolder(writeExport());
  await expect(compareSites(files, files, { names: ['Abuot'] })).rejects.toThrow('mean “About”?');
});

test('compares with a published site, and lists the page that its host fails to send', async () => {
  const files = openFolder(writeExport());
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
  const folder = writeExport();
  expect(openFolder(folder)).toMatchObject({ label: basename(folder) });
});
