import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { buildIndex } from '@/components/shell/search/site-index';
import { pageDataId } from '@/lib/page/page-data';
import { temporaryFolder } from '../platform/testing';

/** The folder of an export, to edit. */
export interface TestExport {
  folder: string;
  write(file: string, content: string | Buffer): void;
  /** Replaces text. @throws if there's none to replace */
  edit(file: string, from: string, to: string): void;
  remove(file: string): void;
  copy(): TestExport;
}

// Created while the tests are collected, because folders can't be cleaned up from inside a test.
const work = temporaryFolder();
const newFolder = () => join(mkdtempSync(join(work, 'export-')), 'out');

const style = 'body{font:16px sans-serif}.hint{color:#333}.warning{color:#a00}';

/** The file with the pages' data for React. */
export const payload = '/_next/static/site/data-a1b2.js';

function page(path: string, title: string, main: string): string {
  const graph = { '@type': 'WebPage', name: title, dateModified: '2026-11-20' };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Brazos</title>
<meta name="description" content="What ${title} is for."><link rel="canonical" href="https://www.example.com${path}">
<meta property="og:image" content="https://www.example.com/og/card.png"><script data-boot=""></script>
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [graph] })}</script>
<link rel="stylesheet" href="/_next/static/chunks/a1b2.css"></head>
<body><header><a href="/">Brazos</a> <a href="/About">About</a> <a href="/Permits">Permits</a></header>
<main>${main}</main><footer>© <span data-year="">2026</span> Brazos</footer>
<script type="application/json" id="${pageDataId}">{"react":{"payload":"${payload}"}}</script></body></html>`;
}

/** Writes a site of three pages. */
export async function writeTestExport(): Promise<TestExport> {
  const site = openTestExport(newFolder());
  site.write(
    'index.html',
    page(
      '/',
      'Home',
      `<h1>See the conflict first</h1><p>Log it once. The next crew sees it.</p>
<img src="/media/pump.png" alt="A pump with two valves" width="40" height="40">
<img src="/_next/static/media/valve.0a1b2c.800.avif" alt="A valve" width="40" height="40">
<video poster="/media/pump.png"><source src="/media/home.mp4"></video>`,
    ),
  );
  site.write(
    'About.html',
    page(
      '/About',
      'About',
      `<h1>About us</h1><h2>How it started</h2><p>The first shift log was a spreadsheet.</p>
<p>Every permit was checked against every other by hand.</p><h2>Values</h2><p class="hint">Say what you know.</p>
<p>Updated <time data-today="" datetime="2026-11-24">November 24, 2026</time></p><a href="/Permits">See permits</a>`,
    ),
  );
  site.write('Permits.html', page('/Permits', 'Permits', '<h1>Permits</h1><p>Coming soon</p>'));
  site.write('404.html', page('/404', 'Page Not Found', '<h1>Page Not Found</h1>'));
  site.write('robots.txt', 'User-Agent: *\nAllow: /\n');
  site.write(
    payload.slice(1),
    String.raw`self.__next_f.push([1,"1:{\"late\":\"The permit ends too late.\"}\n"])`,
  );
  site.write('search.json', searchIndex(['hot work']));
  site.write('_redirects', '/about /About 301\n');
  site.write('_next/static/chunks/a1b2.css', style);
  site.write('media/home.mp4', 'a film');
  site.write('_next/static/media/valve.0a1b2c.800.avif', 'a picture');
  for (const file of ['media/pump.png', 'og/card.png']) site.write(file, await drawSquare('green'));
  return site;
}

/** What `/search.json` has if these words find Permits. */
export function searchIndex(keywords: string[]): string {
  const entry = { href: '/Permits', title: 'Permits', page: 'Permits', sub: '', text: '' };
  const lists = { keywords, synonyms: [], available: [] };
  return JSON.stringify(buildIndex([{ kind: 'page', ...entry, ...lists }]));
}

export function drawSquare(color: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();
}

function openTestExport(folder: string): TestExport {
  const site: TestExport = {
    folder,
    write(file, content) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    },
    edit(file, from, to) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no “${from}”`);
      site.write(
        file,
        text.replace(from, () => to),
      );
    },
    remove: (file) => rmSync(join(folder, file)),
    copy() {
      const target = newFolder();
      cpSync(folder, target, { recursive: true });
      return openTestExport(target);
    },
  };
  return site;
}
