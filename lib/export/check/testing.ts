import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSource } from '../csp';
import { checkExport } from './check-export';
import type { Registry } from './consistency';

export const site = 'https://site.example';
const registry = {
  preview: false,
  pages: ['Home', 'Plant', 'Later'],
  indexable: ['Home', 'Plant'],
  searchable: ['Home', 'Plant', 'Later'],
};

let out: string;

/** Writes a valid export with three pages before each test. */
export function useSmallExport() {
  beforeEach(() => {
    out = mkdtempSync(join(tmpdir(), 'out-'));
    write('index.html', home());
    write('Home.html', home());
    write(
      'Plant.html',
      page('Plant', '/Plant', '<h2 id="part">Part</h2><img src="/a.png" alt="A">'),
    );
    write(
      'Later.html',
      page('Later', '/Later', '', '<meta name="robots" content="noindex, follow">'),
    );
    write('404.html', missing());
    write('a.png', 'a picture');
    write('style.css', '@font-face { font-family: "A"; src: url(/a.png) }');
    write('manifest.webmanifest', '{"icons":[{"src":"/a.png"}]}');
    write('llms.txt', `- [Plant](${site}/Plant): words\n`);
    write('robots.txt', `User-Agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
    write('search.json', '{"documentIds":{"0":"/","1":"/Plant#part","2":"/Later"}}');
    write('sitemap.xml', `<urlset>${sitemapEntry('/')}${sitemapEntry('/Plant')}</urlset>`);
  });

  afterEach(() => rmSync(out, { recursive: true }));
}

export const outFolder = () => out;

export function write(name: string, text: string) {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), text);
}

/** Replaces a text in a file. The assertion fails if the file doesn't contain it, so the fault is always injected. */
export function injectFault(name: string, from: string, to: string) {
  const before = readFileSync(join(out, name), 'utf8');
  expect(before).toContain(from);
  write(name, before.replaceAll(from, to));
}

/** The text to replace, its replacement, and part of the expected message. */
type FaultCase = readonly [from: string, to: string, message: string];

/** Tests that checkExport() reports each fault when it's injected into a file of the small export. */
export function itReports(file: string, cases: readonly FaultCase[]) {
  it.each(cases)(`reports ${file} with “%s” replaced by “%s”: %s`, (from, to, message) => {
    injectFault(file, from, to);
    expect(check().faults.join('\n')).toContain(message);
  });
}

export function sitemapEntry(path: string): string {
  return `<url><loc>${site}${path}</loc><lastmod>2026-11-20</lastmod></url>`;
}

const style = 'main { margin: 0 }';

/** The directives of the exported policy that the check reads. */
const policy = `default-src 'none';script-src 'self';style-src 'self' ${hashSource(style)}`;

export function page(name: string, path: string, words: string, robots = ''): string {
  const graph = `{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"${site}${path}#webpage","isPartOf":{"@id":"${site}/#website"}}]}`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${name} | Site</title><meta name="description" content="What ${name} is about">${robots}<link rel="canonical" href="${site}${path}"><link rel="stylesheet" href="/style.css"><style>${style}</style><link rel="manifest" href="/manifest.webmanifest"><meta property="og:image" content="${site}/a.png">${robots === '' ? `<script type="application/ld+json">${graph}</script>` : ''}</head><body><main id="main"><h1>${name}</h1>${words}<p><a href="/">Home</a> <a href="/Plant#part">Part</a> <a href="#main">Words</a> <a href="mailto:a@site.example">Mail</a> <a href="https://other.example/Nope">Elsewhere</a></p></main></body></html>\n`;
}

function home(): string {
  return page('Home', '/', '<p>Words</p>').replace(
    '"@graph":[',
    `"@graph":[{"@type":"WebSite","@id":"${site}/#website"},`,
  );
}

function missing(): string {
  return page('Page Not Found', '/404', '', '<meta name="robots" content="noindex">').replace(
    /<link rel="canonical"[^>]*>/,
    '',
  );
}

/** @param changes to what the export should have */
export function check(changes: Partial<Registry> = {}) {
  return checkExport(out, site, { ...registry, ...changes });
}

export function remove(name: string) {
  rmSync(join(out, name));
}
