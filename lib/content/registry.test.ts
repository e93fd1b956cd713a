import { describe, expect, it } from 'vitest';
import { content, findable, footerOf, hrefOf, menuOf } from '.';

const { pages } = content();

function labelsOf(group: string) {
  const item = menuOf(pages).find(({ label }) => label === group);
  if (item?.kind !== 'group') throw new Error(`${group} is no menu`);
  return item.columns.map(({ title, links }) => [title, ...links.map(({ label }) => label)]);
}

describe('the registry', () => {
  it('gives the top bar four menus with About between them', () => {
    expect(menuOf(pages).map(({ label }) => label)).toEqual([
      'Platform',
      'Solutions',
      'About',
      'Resources',
      'Support',
    ]);
    expect(labelsOf('Platform')).toEqual([
      [null, 'Overview', 'AI Team', 'Core Capabilities', 'ISO Alignment'],
    ]);
    expect(labelsOf('Support')).toEqual([[null, 'Contact Us', 'Help Center', 'Request Demo']]);
  });

  it('gives Solutions its four columns', () => {
    expect(labelsOf('Solutions').map(([title, ...labels]) => [title, labels.length])).toEqual([
      ['Operations Excellence', 4],
      ['Compliance & Risk', 5],
      ['Workforce Development', 5],
      ['Strategic Intelligence', 3],
    ]);
  });

  it('gives the footer Product, Company and Legal', () => {
    expect(footerOf(pages).map(({ title, links }) => [title, links.length > 3])).toEqual([
      ['Product', true],
      ['Company', true],
      ['Legal', true],
    ]);
  });

  it('keeps placeholders from search engines', () => {
    expect(findable(pages).map(({ name }) => name)).not.toContain('Blog');
    expect(findable(pages)).toHaveLength(11);
  });

  it('puts Home at the root and every other page at its exact name', () => {
    expect(hrefOf('Home')).toBe('/');
    expect(hrefOf('AITeam')).toBe('/AITeam');
    expect(hrefOf('Home#why')).toBe('/#why');
    expect(hrefOf('AITeam#milam')).toBe('/AITeam#milam');
  });
});
