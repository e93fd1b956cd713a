import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../platform/server';
import { compareSites } from './compare-sites';
import { report, summarize } from './report';
import { openFolder, openSite } from './site';

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

const home = `<h1>See the conflict first</h1><p>Log it once. The next crew sees it.</p>
<img src="/media/pump.png" alt="A pump with two valves" width="40" height="40">
<video poster="/media/pump.png"><source src="/media/home.mp4"></video>`;
const about = `<h1>About us</h1><h2>How it started</h2><p>The first shift log was a spreadsheet.</p>
<p>Every permit was read.</p><h2>Values</h2><p class="hint">Say what you know.</p>
<p>Updated <time data-today="" datetime="2026-11-24">November 24, 2026</time></p><a href="/Permits">See permits</a>`;

const pages = {
  'index.html': page('/', 'Home', home),
  'About.html': page('/About', 'About', about),
  'Permits.html': page('/Permits', 'Permits', '<h1>Permits</h1><p>Coming soon</p>'),
  '404.html': page('/404', 'Page Not Found', '<h1>Page Not Found</h1>'),
};
const square = { width: 40, height: 40, channels: 3, background: 'green' } as const;
const styles = '.hint{color:#333}.warning{color:#a00}';
const others = {
  _redirects: '/about /About 301\n',
  '_next/static/chunks/a1b2.css': styles,
  'media/home.mp4': 'a film',
  'media/pump.png': await sharp({ create: square }).png().toBuffer(),
};

/** Writes a site of three pages, with changes, for this test. @returns its folder */
function writeExport(changes: Record<string, string | Buffer | null> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries({ ...pages, ...others, ...changes })) {
    if (content === null) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Reports on the site before and after some changes. */
async function compare(changes: Parameters<typeof writeExport>[0], withPictures = false) {
  const sites = [openFolder(writeExport()), openFolder(writeExport(changes))] as const;
  const pages = await compareSites(sites, { withPictures });
  return { pages, text: report('a', 'b', pages) };
}

const change = (name: keyof typeof pages, from: string, to: string) => {
  expect(pages[name]).toContain(from);
  return { [name]: pages[name].replaceAll(from, to) };
};

test.each([
  ['/', '<ins>shift</ins>', change('index.html', 'crew', 'shift')],
  ['/', 'valves', change('index.html', 'two valves', 'three valves')],
  ['/', 'media/home.mp4', { 'media/home.mp4': 'another film' }],
  ['/About', '<del>Every permit', change('About.html', '<p>Every permit was read.</p>', '')],
  ['/About', '<ins>h3</ins>', change('About.html', 'h2>', 'h3>')],
  ['/About', '<ins>much </ins>', change('About.html', 'ends too', 'ends much too')],
  ['/About', '<ins>Demo</ins>', change('About.html', '/Permits">See', '/Demo">See')],
  ['/About', '<ins>Everything</ins>', change('About.html', '<title>About', '<title>Everything')],
  ['/About', 'canonical', change('About.html', 'com/About"', 'com/Story"')],
  ['/About', 'dateModified', change('About.html', '11-20', '11-21')],
])('reports what changed on %s: %s', async (path, says, changes) => {
  const { pages, text } = await compare(changes);
  expect(pages.filter(({ state }) => state === 'changed').map((page) => page.path)).toEqual([path]);
  expect(text).toContain(says);
});

test('reports new pages, pages that are gone, and redirects', async () => {
  const { pages } = await compare({
    'Risk.html': '<title>Risk</title><h1>Risk</h1>',
    'Permits.html': null,
    'About.html': null,
    _redirects: '/about / 301\n/Permits / 301\n',
  });
  expect(summarize(pages)).toBe('2 pages changed, 1 page added, 1 page removed.');
});

const changeAll = (edit: (html: string) => string) =>
  Object.fromEntries(Object.entries(pages).map(([name, html]) => [name, edit(html)]));

test('a change that every page has is shown once', async () => {
  const changes = changeAll((html) => html.replaceAll(/<(header|footer)>/g, '$&<p>News</p>'));
  const { pages: compared, text } = await compare(changes);
  expect(summarize(compared)).toBe('4 pages changed only in what they share.');
  expect(text).toContain('On 4 pages');
  expect(text.match(/<ins>/g)).toHaveLength(1);
});

test('a look that every page has is shown once', async () => {
  const changes = changeAll((html) => html.replace('<body', '<body class="warning"'));
  const { pages: compared, text } = await compare(changes, true);
  expect(summarize(compared)).toBe('4 pages changed only in what they share.');
  expect(text.match(/Before, 390 pixels<\/figcaption>/g)).toHaveLength(1);
});

test('reports what only a browser shows', async () => {
  const { text } = await compare(change('About.html', 'class="hint"', 'class="warning"'), true);
  expect(text).toContain('<h2>About</h2>');
  expect(text).toContain('Before, 390 pixels');
});

test('finds no difference between builds for other days, with other names of generated files', async () => {
  const rebuilt = changeAll((html) =>
    html
      .replace('<span data-year="">2026', '<span data-year="">2027')
      .replace('a1b2.css', 'c3d4.css')
      .replace('"2026-11-24">November 24, 2026', '"2027-01-01">January 1, 2027'),
  );
  const changes = { ...rebuilt, '_next/static/chunks/c3d4.css': styles };
  expect(summarize((await compare(changes, true)).pages)).toBe('Nothing changed on 5 pages.');
});

/** @returns the address of a host that answers every request like this */
async function serve(answer: (path: string) => Response | Promise<Response>): Promise<string> {
  const { url, setApp, close } = await listen(0);
  setApp({ fetch: (request) => answer(new URL(request.url).pathname) });
  onTestFinished(close);
  return url;
}

test.each([
  ['missing', 'There’s no built site in “missing”. Run `npm run build`'],
  ['http://127.0.0.1:9', 'can’t be read'],
])('says what to do about %s', async (where, message) => {
  await expect(openSite(where)).rejects.toThrow(message);
});

test('says what to do about another website, and about one that redirects to another', async () => {
  const other = await serve(() => new Response('<h1>Shop</h1>'));
  await expect(openSite(other)).rejects.toThrow(`${other}/ isn’t a page that this project built`);
  const moved = await serve(
    () => new Response(null, { status: 301, headers: { Location: other } }),
  );
  await expect(openSite(moved)).rejects.toThrow(`leads to ${other}/. Check the address.`);
});

test('compares with a published site, and lists the page that its host fails to send', async () => {
  const files = openFolder(writeExport());
  const address = await serve(async (path) => {
    const { status, type, location, body } = await files.get(path);
    if (path === '/About') return new Response(null, { status: 500 });
    const headers = { 'Content-Type': type, Location: location };
    return new Response(new Uint8Array(body), { status, headers });
  });
  const compared = await compareSites([await openSite(address), files], { withPictures: false });
  expect(summarize(compared)).toBe('1 page not compared.');
});
