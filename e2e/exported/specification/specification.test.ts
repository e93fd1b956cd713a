import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { content, sumExample } from '@/lib/content';
import { isoSectionId } from '@/lib/content/anchors';
import { menus, pageNames } from '@/lib/content/testing-specification';
import { escapeRegExp } from '../../page-sections';
import { pageNamed, pages } from '../../registry';
import { addressesIn, allIn, exportedPage, only, textOf, wordsOf } from '../exported-page';
import { figures, isoSections } from './figures';
import { legalPages } from './legal-pages';
import { type Pattern, productPages } from './product-pages';

const { capabilities, iso } = content();
const specification = [...productPages, ...legalPages];

/** The patterns of spec.md that don't match the text. */
function missingIn(text: string, patterns: readonly Pattern[] = []): Pattern[] {
  const asPattern = (pattern: Pattern) =>
    pattern instanceof RegExp ? pattern : new RegExp(escapeRegExp(pattern), 'i');
  return patterns.filter((pattern) => !asPattern(pattern).test(text));
}

/** Terms of an element, but not those in its product drawings. */
const termsOf = (part: Element) =>
  allIn(part, 'dt').filter((term) => !allIn(part, 'figure dt').includes(term));

test('every page that spec.md names exists', () => {
  const missing = pageNames.filter((name) => pages.every((page) => page.name !== name));
  expect(missing).toEqual([]);
  for (const { page } of specification) expect(pageNamed(page).kind, page).not.toBe('placeholder');
});

for (const { page: name, says = {}, parts = {}, links = [] } of specification) {
  test(`${name} contains what spec.md asks for`, () => {
    const page = exportedPage(name);
    const main = page.one('main');
    const text = wordsOf(main);
    for (const [what, patterns] of Object.entries(says)) {
      expect(missingIn(text, patterns), what).toEqual([]);
    }
    for (const [id, { says: patterns, terms, headings }] of Object.entries(parts)) {
      const part = page.section(id);
      expect(missingIn(wordsOf(part), patterns), id).toEqual([]);
      if (headings !== undefined) expect(allIn(part, 'h3'), id).toHaveLength(headings);
      if (terms !== undefined) expect(termsOf(part), id).toHaveLength(terms);
    }
    for (const { label, href } of links) expectLink(main, label, href);
  });
}

/** Expects every link with this label to have this URL or, if there's no label, any link. */
function expectLink(main: Element, label: string | RegExp | undefined, href: string) {
  if (label === undefined) {
    expect(addressesIn(main)).toContain(href);
    return;
  }
  const named = allIn(main, 'a[href]').filter(
    (link) => missingIn(textOf(link), [label]).length === 0,
  );
  expect(named.length, String(label)).toBeGreaterThan(0);
  for (const { properties } of named) expect(properties.href, String(label)).toBe(href);
}

test('the site states every figure that spec.md asks for', () => {
  const text = specification.map(({ page }) => wordsOf(exportedPage(page).one('main'))).join(' ');
  for (const [figure, patterns] of Object.entries(figures)) {
    expect(missingIn(text, patterns), figure).toEqual([]);
  }
});

test('the menus and the footer’s columns match spec.md', () => {
  const { one } = exportedPage('Home');
  const labels = allIn(one('nav[aria-label="Main"]'), 'a').map(textOf);
  const expected = Object.values(menus).flatMap((columns) => Object.values(columns).flat());
  for (const label of [...expected, 'About']) expect(labels).toContain(label);
  const footer = one('footer');
  expect(allIn(footer, 'h2').map(textOf)).toEqual(['Product', 'Company', 'Legal']);
  expect(textOf(footer)).toMatch(/© \d{4} /);
});

test('Capabilities numbers its seven pillars', () => {
  const numbered = exportedPage('Capabilities')
    .all('main h2')
    .map(textOf)
    .filter((heading) => /^\d+\. /.test(heading));
  expect(numbered).toEqual(
    capabilities.pillars.map(({ title, subtitle }, i) => `${i + 1}. ${title} ${subtitle}`),
  );
  expect(numbered).toHaveLength(7);
});

test('ISO maps six sections, each with a worked example', () => {
  expect(iso.implementation.sections.map(({ number }) => number)).toEqual(isoSections);
  const page = exportedPage('ISO');
  for (const { number, example } of iso.implementation.sections) {
    const section = page.section(isoSectionId(number));
    expect(wordsOf(only(allIn(section, 'figure'), 'figures'))).toMatch(/example/i);
    const rows = allIn(section, 'tr').map(wordsOf);
    expect(rows.find((row) => /^\s*ROI/.test(row))).toContain(`${sumExample(example).roi}`);
  }
});
