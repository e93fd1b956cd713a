import type { Locator } from 'playwright/test';
import { content, sumExample } from '@/lib/content';
import { menus, pageNames } from '@/lib/content/testing-specification';
import { expect, mainText, test } from '../../fixtures';
import { headline } from '../../locators';
import { escapeRegExp, sectionById } from '../../page-sections';
import { pageNamed, pages } from '../../registry';
import { figures, isoSections } from './figures';
import { legalPages } from './legal-pages';
import { type Pattern, productPages } from './product-pages';

const { agents, capabilities, iso } = content();
const specification = [...productPages, ...legalPages];

/** The patterns of spec.md that don't match the text. */
function missingIn(text: string, patterns: readonly Pattern[] = []): Pattern[] {
  const asPattern = (pattern: Pattern) =>
    pattern instanceof RegExp ? pattern : new RegExp(escapeRegExp(pattern), 'i');
  return patterns.filter((pattern) => !asPattern(pattern).test(text));
}

/** The whole text, including closed dialogs, with spaces between elements. */
function textOf(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return texts.join(' ').replace(/\s+/g, ' ');
  });
}

test('every page that spec.md names exists', () => {
  const missing = pageNames.filter((name) => pages.every((page) => page.name !== name));
  expect(missing).toEqual([]);
  for (const { page } of specification) expect(pageNamed(page).kind, page).not.toBe('placeholder');
});

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { page: name, says = {}, parts = {}, links = [] } of specification) {
    test(`${name} contains what spec.md asks for`, async ({ page }) => {
      await page.goto(pageNamed(name).href);
      await expect(headline(page, name)).toBeVisible();
      const main = page.getByRole('main');
      const text = await textOf(main);
      for (const [what, patterns] of Object.entries(says)) {
        expect(missingIn(text, patterns), what).toEqual([]);
      }
      for (const [id, { says: patterns, terms, headings }] of Object.entries(parts)) {
        const part = sectionById(main, name, id);
        await expect(part, id).toHaveCount(1);
        expect(missingIn(await textOf(part), patterns), id).toEqual([]);
        if (headings !== undefined) {
          await expect(part.getByRole('heading', { level: 3 }), id).toHaveCount(headings);
        }
        if (terms !== undefined) {
          // Don't count the terms in product drawings.
          const drawn = await part.getByRole('figure').getByRole('term').count();
          await expect(part.getByRole('term'), id).toHaveCount(terms + drawn);
        }
      }
      for (const { label, href } of links) await expectLink(main, label, href);
    });
  }

  test('the site states every figure that spec.md asks for', async ({ page }) => {
    const all: string[] = [];
    for (const { page: name } of specification) {
      await page.goto(pageNamed(name).href);
      all.push(await textOf(page.getByRole('main')));
    }
    const text = all.join(' ');
    for (const [figure, patterns] of Object.entries(figures)) {
      expect(missingIn(text, patterns), figure).toEqual([]);
    }
  });

  test('the menus and the footer’s columns match spec.md', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [group, columns] of Object.entries(menus)) {
      await bar.getByRole('button', { name: group }).hover();
      for (const label of Object.values(columns).flat()) {
        await expect(bar.getByRole('link', { name: label, exact: true })).toBeVisible();
      }
    }
    await expect(bar.getByRole('link', { name: 'About', exact: true })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText(['Product', 'Company', 'Legal']);
    await expect(footer).toContainText(/© \d{4} /);
  });
});

/** Expects every link with this label to have this URL or, if there's no label, any link. */
async function expectLink(main: Locator, label: string | RegExp | undefined, href: string) {
  if (label === undefined) {
    const all = main.getByRole('link');
    const addresses = await all.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toContain(href);
    return;
  }
  const links = await main.getByRole('link', { name: label }).all();
  expect(links.length, String(label)).toBeGreaterThan(0);
  for (const link of links) await expect(link, String(label)).toHaveAttribute('href', href);
}

for (const { page: name, links = [] } of specification) {
  for (const { label, href } of links) {
    if (label === undefined || !href.startsWith('/')) continue;
    test(`${label} on ${name} leads to ${href}`, async ({ page }) => {
      await page.goto(pageNamed(name).href);
      await page.getByRole('main').getByRole('link', { name: label }).first().click();
      await expect(page).toHaveURL(href);
    });
  }
}

test('Capabilities numbers its seven pillars', async ({ page }) => {
  await page.goto('/Capabilities');
  const numbered = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\. / });
  await expect(numbered).toHaveText(
    capabilities.pillars.map(({ title, subtitle }, i) => `${i + 1}. ${title} ${subtitle}`),
  );
  await expect(numbered).toHaveCount(7);
});

test('an agent in a pillar links to its dialog on the AI Team page', async ({ page }) => {
  const [pillar] = capabilities.pillars;
  const agent = agents.find(({ name }) => name === pillar?.agents.names[0]);
  if (pillar === undefined || agent === undefined) throw new Error('a pillar has no agent');
  await page.goto('/Capabilities');
  const part = sectionById(page.getByRole('main'), 'Capabilities', pillar.id);
  await part.getByRole('link', { name: agent.name, exact: true }).click();
  await expect(page).toHaveURL(`/AITeam#${agent.id}`);
  await expect(page.getByRole('dialog', { name: agent.name, exact: true })).toBeVisible();
});

test('ISO maps six sections, each with a worked example', async ({ page }) => {
  expect(iso.implementation.sections.map(({ number }) => number)).toEqual(isoSections);
  await page.goto('/ISO');
  for (const { number, title, example } of iso.implementation.sections) {
    const section = page.getByRole('region', { name: `${number} ${title}` });
    await section.getByRole('heading', { level: 3 }).click();
    await expect(section.getByRole('figure')).toContainText(/example/i);
    const { roi } = sumExample(example);
    await expect(section.getByRole('row', { name: /^ROI/ })).toContainText(`${roi}%`);
  }
});

test('About states the company’s founding date', async ({ page }) => {
  const { founded } = content().site;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  await page.goto('/About');
  expect(await mainText(page)).toContain(day.format(new Date(founded)));
});
