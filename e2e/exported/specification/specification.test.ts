import { existsSync } from 'node:fs';
import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { content, sumExample } from '@/lib/content';
import { isoSectionId } from '@/lib/content/anchors';
import { escapeRegExp } from '../../locators';
import { addressesIn, allIn, exportedPage, only, textOf, wordsOf } from '../exported-page';
import { legalPages } from './legal-pages';
import { agentNames, isoClauses, menus, pageNames } from './names';
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

test('39 pages have the names that spec.md gives', () => {
  expect(pageNames).toHaveLength(39);
  expect(pageNames.filter((name) => !existsSync(`out/${name}.html`))).toEqual([]);
});

test('the menus have their names, columns, and labels, in order', () => {
  const items = exportedPage('Home').all('nav[aria-label="Main"] > div > ul > li');
  const texts = items.map((item) =>
    allIn(item, 'button, p:not([aria-hidden]), a').map((element) => textOf(element)),
  );
  expect(texts.map(([name]) => name)).toEqual(Object.keys(menus));
  // Writers may add others between them.
  for (const [name = '', ...shown] of texts) {
    expect(shown.filter((text) => menus[name]?.includes(text))).toEqual(menus[name]);
  }
});

test('the footer has Product, Company, and Legal', () => {
  const columns = exportedPage('Home').all('footer h2').map(textOf);
  expect(columns).toEqual(['Product', 'Company', 'Legal']);
});

test('18 agents are in order, nine of them in the first pillar', () => {
  expect(agentNames).toHaveLength(18);
  const cards = exportedPage('AITeam').all('#agents button[popovertarget]').map(textOf);
  expect(cards.filter((name) => agentNames.includes(name))).toEqual(agentNames);
  const pillar = exportedPage('Capabilities').section('deterministic-ai');
  expect(allIn(pillar, 'a[href^="/AITeam#"]')).toHaveLength(9);
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
  const page = exportedPage('ISO');
  expect(iso.implementation.sections.map(({ number }) => number)).toEqual(isoClauses);
  for (const { number, example } of iso.implementation.sections) {
    const section = page.section(isoSectionId(number));
    expect(wordsOf(only(allIn(section, 'figure'), 'figures'))).toMatch(/example/i);
    const rows = allIn(section, 'tr').map(wordsOf);
    const { benefits, costs, roi } = sumExample(example);
    const sums = { Benefits: dollars(benefits), Costs: dollars(costs), ROI: `${roi} %` };
    const ledger = { 'Gross benefits': sums.Benefits, 'Total costs': sums.Costs, ROI: sums.ROI };
    for (const [name, sum] of Object.entries(sums))
      expect(wordsOf(section)).toContain(`${name} ${sum}`);
    for (const [name, sum] of Object.entries(ledger))
      expect(rows.find((row) => row.trim().startsWith(name))).toContain(sum);
  }
});

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Matches a scale whose steps are separated only by spaces, commas, slashes, dots, arrows, or dashes. */
function scale(...steps: string[]): RegExp {
  return new RegExp(steps.join('[\\s,/–→·-]{1,3}'), 'i');
}

/** The figures that spec.md asks the site to state, on any page. */
const figures: Readonly<Record<string, readonly Pattern[]>> = {
  'assessment question types': [/eight (assessment )?question types/i],
  'data requests': ['thirty (30) days'],
  'behavior surveys': [/30(-|–| to )90 days after/i],
  'Likert scales': ['Likert', /5 or 7 points/i],
  'manager frequency scale': [scale('Never', 'Rarely', 'Sometimes', 'Often', 'Always')],
  'effectiveness scale': [scale('Not Effective', 'Somewhat', 'Effective', 'Highly Effective')],
  'return on investment': ['ROI % = (gross benefits − costs) ÷ costs × 100'],
  'earned value': ['PV', 'EV', 'AC', 'CPI', 'SPI', 'EAC', 'VAC'].map(word),
  'program health': [/green, yellow,? or red/i],
  'Kirkpatrick levels': ['Kirkpatrick', 'L1', 'L2', 'L3', 'L4'].map(word),
  'credential tiers': [/certificates?, diplomas?,? and degrees?/i],
  'ADKAR, five phases': [
    /five phases/i,
    'Awareness',
    'Desire',
    'Knowledge',
    'Ability',
    'Reinforcement',
  ],
};

function word(abbreviation: string): RegExp {
  return new RegExp(`\\b${abbreviation}\\b`);
}
