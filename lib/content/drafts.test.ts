import { beforeEach, describe, expect, it } from 'vitest';
import { buildFooter, buildMenu, isIndexable } from './registry';
import { pageFieldPattern, testCopy } from './testing';

const copy = testCopy();
let published: number;

beforeEach(() => {
  published = copy.read().pages.length;
  copy.write(
    'pages/Careers.md',
    '---\nlead: Soon.\n---\n\n## Posts {#posts}\n\nNobody reads this.\n',
  );
  copy.edit('pages.yaml', pageFieldPattern('Careers', 'kind'), 'written\n  status: draft');
  copy.write(
    'pages/Stocktakes.yaml',
    'lead: New.\nsections:\n  - { id: plan, heading: Unheard of }\n',
  );
  copy.edit(
    'pages.yaml',
    '- name: Contact\n',
    `- name: Stocktakes
  title: Stocktakes
  kind: written
  status: draft
  description: How {name} keeps a stocktake on its plan, from the first permit to the last isolation.
  menu: { group: Resources, label: Stocktakes }
  footer: { column: Product, label: Stocktakes }
- name: Contact
`,
  );
});

describe('without preview', () => {
  it('leaves a new draft page and its text out of everything', () => {
    const content = copy.read();
    expect(content.pages).toHaveLength(published);
    const all = JSON.stringify([content, buildMenu(content.pages), buildFooter(content.pages)]);
    for (const word of ['Stocktakes', 'Unheard of', 'Nobody reads this']) {
      expect(all.includes(word), word).toBe(false);
    }
  });

  it('shows a placeholder for a required page while it is a draft', () => {
    const careers = copy.read().pages.find(({ name }) => name === 'Careers');
    expect(careers).toMatchObject({ kind: 'placeholder' });
    expect(careers).not.toHaveProperty('status');
  });

  it('refuses a link from a published page to a new draft', () => {
    copy.edit('pages/Story.yaml', 'to: Platform', 'to: Stocktakes');
    copy.edit('legal/GDPRPolicy.md', '](PrivacyPolicy)', '](Stocktakes#plan)');
    const problem =
      'Stocktakes is a draft, so it isn’t on the published site: remove the link, or remove “status: draft” in pages.yaml';
    expect(copy.errorLines()).toEqual([
      `content/legal/GDPRPolicy.md:8:10 ${problem}`,
      expect.stringMatching(/^content\/pages\/Story\.yaml:\d+:\d+ actions\[1\]\.to: Stocktakes is/),
    ]);
    expect(copy.errorLines({ preview: true })).toEqual([]);
  });

  it('refuses a link to a section of a draft that has a placeholder', () => {
    copy.edit('home.yaml', 'to: About }', 'to: Careers }');
    expect(copy.errorLines()).toEqual([]);
    copy.edit('home.yaml', 'to: Careers }', 'to: Careers#posts }');
    expect(copy.errorLines()).toEqual([
      expect.stringMatching(
        /^content\/home\.yaml:\d+:\d+ .*Careers is a draft, so “#posts” isn’t on the published site yet/,
      ),
    ]);
    expect(copy.errorLines({ preview: true })).toEqual([]);
  });

  it('lets drafts link to each other, and checks them like any page', () => {
    copy.write('pages/Careers.md', '---\nlead: x\n---\n\n## A {#a}\n\n[Plan](Stocktakes#plan)\n');
    expect(copy.errorLines()).toEqual([]);
    copy.write('pages/Careers.md', '---\nlead: x\n---\n\n## A {#a}\n\n[Plan](Stocktake)\n');
    expect(copy.errorLines()).toEqual([expect.stringContaining('did you mean “Stocktakes”?')]);
  });
});

describe('in a preview', () => {
  it('shows drafts in menus and hides them from search engines', () => {
    const content = copy.read({ preview: true });
    expect(content.pages).toHaveLength(published + 1);
    expect(JSON.stringify(buildMenu(content.pages))).toContain('/Stocktakes');
    expect(content.pages.filter(isIndexable).map(({ name }) => name)).not.toContain('Careers');
    expect(content.standardPages).toMatchObject({
      Careers: { sections: [{ id: 'posts', heading: 'Posts' }] },
      Stocktakes: { lead: 'New.' },
    });
  });
});
