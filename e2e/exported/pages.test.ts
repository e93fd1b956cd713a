import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFilmFiles } from '@/lib/content';
import { films, headlineOf, pages, site } from '../registry';
import {
  addressesIn,
  allIn,
  exportedPage,
  exportedPages,
  has,
  readExported,
  textOf,
} from './exported-page';
import { productPages } from './specification/product-pages';

test('every page has one h1, one main element, and no ID twice', () => {
  for (const { all, one, name } of [...exportedPages, { name: '404', ...exportedPage('404') }]) {
    one('h1');
    one('main');
    const ids = all('[id]').map(({ properties }) => properties.id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      name,
    ).toEqual([]);
  }
});

test('every page except Home has a breadcrumb', () => {
  for (const { all, one, name, title } of exportedPages) {
    if (name === 'Home') expect(all('nav[aria-label="Breadcrumb"]')).toEqual([]);
    else {
      const crumbs = one('nav[aria-label="Breadcrumb"]');
      expect(allIn(crumbs, 'li').map(textOf), name).toEqual(['Home', title]);
      expect(addressesIn(crumbs), name).toEqual(['/']);
    }
  }
});

test('written pages end with a title block: sheet, revision, and the way to the next sheet', () => {
  const set = exportedPages.filter(({ kind }) => kind === 'written');
  for (const [index, { one, name, title }] of set.entries()) {
    const block = one('section[aria-label="Title block"]');
    expect(textOf(block), name).toMatch(
      new RegExp(`${title}.*Sheet.*${index + 1} of ${set.length}.*Revision.*\\d{4}`),
    );
    const next = set[(index + 1) % set.length];
    expect(addressesIn(block), name).toEqual([next?.href]);
  }
});

test('pages with a message have it as H1', () => {
  for (const { name, title, menu, one } of exportedPages) {
    if (!['Platform', 'Capabilities', 'ISO', 'About', 'Story'].includes(name)) continue;
    expect(textOf(one('h1'))).toBe(headlineOf(name));
    for (const label of [title, menu?.label]) expect(headlineOf(name)).not.toBe(label);
  }
});

test('the menus and the footer have every page that the registry puts in them', () => {
  const { one } = exportedPage('Home');
  const linksOf = (part: string) =>
    allIn(one(part), 'a').map((link) => [textOf(link), link.properties.href]);
  const [inMenus, inFooter] = [linksOf('nav[aria-label="Main"]'), linksOf('footer')];
  for (const { menu, footer, href } of pages) {
    if (menu !== undefined) expect(inMenus).toContainEqual([menu.label, href]);
    if (footer !== undefined) expect(inFooter).toContainEqual([footer.label, href]);
  }
});

test('the 404 page has five links, and no button that works without scripts', () => {
  const main = exportedPage('404').one('main');
  expect(textOf(main)).toContain('The page you requested could not be found');
  expect(addressesIn(main)).toHaveLength(5);
  expect(allIn(main, 'button:not(.needs-script)')).toEqual([]);
});

test('the mailbox in every footer is in an address element', () => {
  for (const { one, name } of exportedPages) {
    expect(addressesIn(one('footer address')), name).toContain(`mailto:${site.contactMail}`);
  }
});

test('pages have the same colors when the system is in dark mode', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css')).map(readExported);
  expect(sheets).not.toEqual([]);
  for (const css of sheets) expect(css).not.toContain('prefers-color-scheme');
  for (const { html, name } of exportedPages) {
    expect(html, name).toMatch(/html{[^}]*color-scheme:light[;}]/);
    expect(html, name).not.toContain('prefers-color-scheme');
  }
});

/* Leftovers of templates, serialization bugs, and drafts. */
const templateText =
  /lorem|ipsum|dolor sit|\b(TODO|TBD|FIXME|XXX|NaN)\b|example\.(com|org|net)|\b(foo|foobar|acme)\b|your (text|company|headline) here|\[object |\bundefined\b|\{\w+\}/i;

test('the export contains no template text, and only placeholders are coming soon', () => {
  const files = readdirSync('out').filter((file) => /\.(html|json|xml|webmanifest)$/.test(file));
  expect(files.length).toBeGreaterThan(pages.length);
  for (const file of files) {
    const text = readExported(file).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(templateText.exec(text)?.[0], file).toBeUndefined();
    const page = pages.find(({ name }) => `${name}.html` === file);
    if (page?.kind !== 'placeholder') expect(text, file).not.toMatch(/content coming soon/i);
  }
});

test('every written page links to the form for a demo, and its last section starts with that link', () => {
  const written = productPages.filter(({ page }) =>
    pages.some(({ name, kind }) => name === page && kind === 'written'),
  );
  for (const { page: name } of written) {
    const main = exportedPage(name).one('main');
    expect(addressesIn(main), name).toContain('/Demo');
    const last = allIn(main, 'section[aria-labelledby], section[aria-label]').at(-1) ?? never(name);
    const [first = '', ...others] = addressesIn(last);
    expect(first, `the first link of the last section of ${name}`).toBe('/Demo');
    expect(others.length, name).toBeLessThanOrEqual(1);
  }
});

test('a film’s page offers its captions, if it has some', () => {
  for (const { name, file } of films) {
    const hasCaptions = readFilmFiles(file).suffixes.includes('vtt');
    expect(has(exportedPage(name).one('main'), `track[src="/media/${file}.vtt"]`), name).toBe(
      hasCaptions,
    );
  }
});

function never(what: string): never {
  throw new Error(`there is no ${what}`);
}
