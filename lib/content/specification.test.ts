import { describe, expect, it } from 'vitest';
import { documentTitle, hrefOf } from '.';
import { readContent } from './read-content';
import { buildFooter, buildMenu } from './registry';
import { agentsSchema } from './schemas/team';
import { agentNames, menus, pageNames, pillarPatterns, tileTitles } from './testing-specification';

/*
 * Checks only what the product's specification requires of the content. Everything else is for writers to change, such
 * as which pages are placeholders and how many entries a list has. Buttons and figures are checked in the browser.
 */

/** The entries of a list that the specification names. Writers may add others between them. */
function pickNamed(list: readonly string[], names: readonly string[]): string[] {
  return list.filter((name) => names.includes(name));
}

const { site, pages, home, agents, capabilities, iso, standardPages } = readContent('content');

describe('the specification requires', () => {
  it('39 pages by their names', () => {
    const names = pages.map(({ name }) => name);
    expect(pageNames).toHaveLength(39);
    expect(pageNames.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('four menus, with About between them', () => {
    const labels = ['Platform', 'Solutions', 'About', 'Resources', 'Support'];
    expect(buildMenu(pages).map(({ label }) => label)).toEqual(labels);
    expect(buildMenu(pages)[2]).toEqual({ kind: 'link', label: 'About', href: hrefOf('About') });
  });

  it.each(Object.entries(menus))('the columns and labels of %s', (group, expected) => {
    const menu = buildMenu(pages).find(({ label }) => label === group);
    const columns = menu?.kind === 'group' ? menu.columns : [];
    expect(columns.map(({ title }) => title ?? '')).toEqual(Object.keys(expected));
    for (const { title, links } of columns) {
      const labels = expected[title ?? ''] ?? [];
      const shown = links.map(({ label }) => label);
      expect(pickNamed(shown, labels)).toEqual(labels);
    }
  });

  it('a footer with Product, Company, and Legal', () => {
    const columns = buildFooter(pages).filter(({ links }) => links.length > 0);
    expect(columns.map(({ title }) => title)).toEqual(['Product', 'Company', 'Legal']);
  });

  it('18 agents in order, four of them on Home', () => {
    expect(agentNames).toHaveLength(18);
    const names = agents.map(({ name }) => name);
    expect(pickNamed(names, agentNames)).toEqual(agentNames);
    expect(agents.filter(({ headline }) => headline)).toHaveLength(4);
  });

  it('an agent for every role of the audience', () => {
    const audience = agentsSchema.element.shape.targetUsers.element.options;
    const used = new Set(agents.flatMap(({ targetUsers }) => targetUsers));
    expect(audience.filter((role) => !used.has(role))).toEqual([]);
  });

  it('three showcases and six tiles on Home', () => {
    expect(home.showcases).toHaveLength(3);
    expect(home.tiles.items.map(({ title }) => title)).toEqual(tileTitles);
  });

  it('seven pillars, the first with nine agents', () => {
    const words = capabilities.pillars.map(({ title, subtitle, description }) =>
      [title, subtitle, description].join(' '),
    );
    expect(words).toEqual(pillarPatterns.map((term) => expect.stringMatching(term)));
    const { heading, names } = capabilities.pillars[0]?.agents ?? {};
    expect([heading, names?.length]).toEqual(['Nine Specialized Agents', 9]);
  });

  it('sections 5.1 to 7 of ISO/TS 30437, each with a worked example', () => {
    const { sections } = iso.implementation;
    expect(sections.map(({ number }) => number)).toEqual(['5.1', '5.2', '5.3', '5.4', '6', '7']);
    for (const { example } of sections) {
      expect(Math.min(example.benefits.length, example.costs.length)).toBeGreaterThan(0);
    }
  });

  it('the founding date', () => {
    expect(site.founded).toBe('2025-10-28');
    expect(JSON.stringify(standardPages.About)).toContain('Oct 28, 2025');
  });
});

it('has a unique title and description for each page', () => {
  const titles = new Set(pages.map((page) => documentTitle(page, site)));
  expect(titles.size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});
