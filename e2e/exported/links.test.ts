import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { content, searchEntries } from '@/lib/content';
import { staticAnchors } from '@/lib/content/anchors';
import { addressProblem } from '@/lib/content/schemas/pages';
import { exportedPages, readExported, textOf } from './exported-page';

/* The build's own check covers that no link or file of a page is missing. */

const byHref = new Map(exportedPages.map((page) => [page.href, page]));

test('every page is at most three clicks from Home, and other links are emails or secure', () => {
  const clicks = new Map([['/', 0]]);
  for (const [path, depth] of clicks) {
    for (const { properties } of byHref.get(path)?.all('a[href]') ?? []) {
      const url = new URL(String(properties.href), `http://site.example${path}`);
      if (url.host !== 'site.example') expect(url.protocol, url.href).toMatch(/^(mailto|https):$/);
      else if (!clicks.has(url.pathname)) clicks.set(url.pathname, depth + 1);
    }
  }
  const far = [...byHref.keys()].filter((href) => (clicks.get(href) ?? 4) > 3);
  expect(far).toEqual([]);
});

test('no link goes through a redirect, and every file that a style sheet uses exists', () => {
  for (const { all, href } of exportedPages) {
    for (const { properties } of all('a[href^="/"]:not([href^="/media/"])')) {
      expect([...byHref.keys()], href).toContain(String(properties.href).replace(/#.*/, ''));
    }
    for (const style of all('style')) expectFiles(textOf(style), href);
  }
  for (const file of readdirSync('out', { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.css')) expectFiles(readExported(file), `/${file}`);
  }
});

function expectFiles(css: string, base: string): void {
  for (const [, url = ''] of css.matchAll(/url\(["']?(?!data:)([^"')]+)/g)) {
    const { pathname } = new URL(url, `http://site.example${base}`);
    expect(existsSync(join('out', pathname)), `${url} in ${base}`).toBe(true);
  }
}

test('every target that search or the content may link to exists', () => {
  const entries = searchEntries(content());
  const targets = [
    ...entries.flatMap(({ href, available }) => [href, ...available.map((to) => to.href)]),
    ...exportedPages.flatMap(({ name, href }) => staticAnchors(name).map((id) => `${href}#${id}`)),
  ];
  for (const href of new Set(targets)) {
    const [path = '', id] = href.split('#');
    const page = byHref.get(path);
    expect(page, href).toBeDefined();
    if (id !== undefined) expect(page?.html, href).toContain(` id="${id}"`);
  }
  const index = JSON.parse(readExported('search.json'));
  expect(Object.values(index.documentIds)).toEqual(entries.map(({ href }) => href));
});

test('no old address of a page can be that of a published file', () => {
  const files = readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath.replace(/^out/, '')}/${name}`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => addressProblem(path) === null)).toEqual([]);
});
