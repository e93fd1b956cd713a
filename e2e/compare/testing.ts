import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** The folder of an export, to edit. */
export interface TestExport {
  folder: string;
  write(file: string, content: string | Buffer): void;
  /** Replaces text. @throws if there's none to replace */
  edit(file: string, from: string, to: string): void;
  copy(): TestExport;
}

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

/** Writes a site of three pages to a folder that the caller removes. */
export async function writeTestExport(): Promise<TestExport> {
  const site = openTestExport(join(mkdtempSync(join(tmpdir(), 'export-')), 'out'));
  const home = `<h1>See the conflict first</h1><p>Log it once. The next crew sees it.</p>
<img src="/media/pump.png" alt="A pump with two valves" width="40" height="40">
<video poster="/media/pump.png"><source src="/media/home.mp4"></video>`;
  const about = `<h1>About us</h1><h2>How it started</h2><p>The first shift log was a spreadsheet.</p>
<p>Every permit was checked by hand.</p><h2>Values</h2><p class="hint">Say what you know.</p>
<p>Updated <time data-today="" datetime="2026-11-24">November 24, 2026</time></p><a href="/Permits">See permits</a>`;
  site.write('index.html', page('/', 'Home', home));
  site.write('About.html', page('/About', 'About', about));
  site.write('Permits.html', page('/Permits', 'Permits', '<h1>Permits</h1><p>Coming soon</p>'));
  site.write('404.html', page('/404', 'Page Not Found', '<h1>Page Not Found</h1>'));
  site.write('_redirects', '/about /About 301\n');
  site.write('_next/static/chunks/a1b2.css', '.hint{color:#333}.warning{color:#a00}');
  site.write('media/home.mp4', 'a film');
  site.write('media/pump.png', await drawSquare('green'));
  return site;
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
        text.replaceAll(from, () => to),
      );
    },
    copy() {
      const target = join(mkdtempSync(join(folder, '../copy-')), 'out');
      cpSync(folder, target, { recursive: true });
      return openTestExport(target);
    },
  };
  return site;
}

export const removeTestExport = ({ folder }: TestExport) =>
  rmSync(dirname(folder), { recursive: true });
