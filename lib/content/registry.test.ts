import { describe, expect, it } from 'vitest';
import { buildFooter, buildMenu, hrefOf, indexablePages } from './registry';
import { fixtureContent } from './testing';

const { pages } = fixtureContent();

describe('the registry', () => {
  it('builds the menus in order, with Solutions in columns and About as a link', () => {
    const plain = (label: string, href: string, soon = {}) => [
      { title: null, links: [{ label, href, ...soon }] },
    ];
    const soon = { soon: true, now: { label: 'Test Home', href: '/' } };
    expect(buildMenu(pages)).toEqual([
      { kind: 'group', label: 'Platform', columns: plain('Overview', '/Platform') },
      {
        kind: 'group',
        label: 'Solutions',
        columns: [
          {
            title: 'Operations Excellence',
            links: [{ label: 'Shift Log', href: '/ShiftLog', soon: true }],
          },
        ],
      },
      { kind: 'link', label: 'About', href: '/About' },
      { kind: 'group', label: 'Resources', columns: plain('Blog', '/Blog', soon) },
      { kind: 'group', label: 'Support', columns: plain('Contact', '/Contact', soon) },
    ]);
  });

  it('doesn’t mark a placeholder with its own email as coming soon', () => {
    const withMail = pages.map((page) =>
      page.name === 'Contact' ? { ...page, mail: 'contact' as const } : page,
    );
    expect(buildMenu(withMail).at(-1)).toMatchObject({
      columns: [{ links: [{ label: 'Contact', href: '/Contact' }] }],
    });
    expect(JSON.stringify(buildMenu(withMail).at(-1))).not.toContain('soon');
  });

  it('leaves out a menu that has no page', () => {
    const others = pages.filter(({ name }) => name !== 'Blog');
    expect(buildMenu(others).map(({ label }) => label)).not.toContain('Resources');
  });

  it('builds the columns of the footer', () => {
    expect(buildFooter(pages)).toEqual([
      { title: 'Product', links: [] },
      { title: 'Company', links: [{ label: 'About', href: '/About' }] },
      { title: 'Legal', links: [{ label: 'Privacy', href: '/PrivacyPolicy' }] },
    ]);
  });

  it('excludes placeholders from the indexable pages', () => {
    const names = indexablePages(pages).map(({ name }) => name);
    expect(names).toHaveLength(pages.filter(({ kind }) => kind !== 'placeholder').length);
    expect(names).not.toContain('Blog');
  });

  it('puts Home at the root and every other page at its exact name', () => {
    expect(hrefOf('Home')).toBe('/');
    expect(hrefOf('AITeam')).toBe('/AITeam');
    expect(hrefOf('Home#why')).toBe('/#why');
    expect(hrefOf('AITeam#milam')).toBe('/AITeam#milam');
  });
});
