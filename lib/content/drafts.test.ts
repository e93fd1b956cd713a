import { beforeEach, expect, it } from 'vitest';
import { buildFooter, buildMenu, isIndexable } from './registry';
import { testCopy } from './testing';

const copy = testCopy();
let published: number;
const prose = (text: string) => `---\nlead: Soon.\n---\n\n## Posts {#posts}\n\n${text}\n`;

beforeEach(() => {
  published = copy.read().pages.length;
  copy.write('pages/Careers.md', prose('Nobody reads this.'));
  const careers = /(?<=- name: Careers\n(?: {2}.*\n)*? {2}kind: )placeholder/;
  copy.edit('pages.yaml', careers, 'written\n  status: draft');
  const sections = 'sections:\n  - { id: plan, heading: Unheard of }\n';
  copy.write('pages/Stocktakes.yaml', `lead: New.\n${sections}`);
  copy.edit(
    'pages.yaml',
    /$/,
    `- name: Stocktakes
  title: Stocktakes
  kind: written
  status: draft
  description: How {name} keeps a stocktake on its plan, from the first permit to the last isolation.
  menu: { group: Resources, label: Stocktakes }
  footer: { column: Product, label: Stocktakes }
`,
  );
});

it('leaves a new draft page and its text out of everything', () => {
  const content = copy.read();
  expect(content.pages).toHaveLength(published);
  const all = JSON.stringify([content, buildMenu(content), buildFooter(content.pages)]);
  for (const word of ['Stocktakes', 'Unheard of', 'Nobody reads this']) {
    expect(all.includes(word), word).toBe(false);
  }
});

it('shows a placeholder for a required page while it is a draft', () => {
  const careers = copy.read().pages.find(({ name }) => name === 'Careers');
  expect(careers).toMatchObject({ kind: 'placeholder' });
  expect(careers).not.toHaveProperty('status');
});

it('refuses a link from a published page to a new draft, or to a section of a placeholder’s draft', () => {
  copy.edit('pages/Story.yaml', 'to: Platform', 'to: Stocktakes');
  copy.edit('legal/GDPRPolicy.md', '](PrivacyPolicy)', '](Stocktakes#plan)');
  copy.edit('home.yaml', 'to: About }', 'to: Careers#posts }');
  copy.edit('pages/About.yaml', 'mail: contact }', 'to: Careers }');
  expect(copy.errorLines()).toEqual([
    expect.stringMatching(
      /^content\/home\.yaml:.* isn’t on the site yet, or not every day, and neither is its “#posts”/,
    ),
    expect.stringMatching(
      /^content\/legal\/GDPRPolicy\.md:8:10 Stocktakes isn’t on the site, or not every day: remove/,
    ),
    expect.stringMatching(
      /^content\/pages\/Story\.yaml:.* actions\[1\]\.to: Stocktakes isn’t on the site/,
    ),
  ]);
  expect(copy.errorLines({ preview: true })).toEqual([]);
});

it('lets drafts link to each other, and checks them like any page', () => {
  copy.write('pages/Careers.md', prose('[Plan](Stocktakes#plan)'));
  expect(copy.errorLines()).toEqual([]);
  copy.write('pages/Careers.md', prose('[Plan](Stocktake)'));
  expect(copy.errorLines()).toEqual([expect.stringContaining('did you mean “Stocktakes”?')]);
});

it('shows drafts in the menus of a preview, and hides them from search engines', () => {
  const content = copy.read({ preview: true });
  const { pages, standardPages } = content;
  expect(pages).toHaveLength(published + 1);
  expect(JSON.stringify(buildMenu(content))).toContain('/Stocktakes');
  expect(pages.filter(isIndexable).map(({ name }) => name)).not.toContain('Careers');
  expect(standardPages).toMatchObject({ Careers: { lead: 'Soon.' }, Stocktakes: { lead: 'New.' } });
});

it('publishes a page on its days only, and refuses what other days’ builds would fail by', () => {
  const [days, soon] = [
    'updated: 2026-01-02\n  publish: 2031-12-01\n  until: 2031-12-24',
    '2031-11-30',
  ];
  // Of Careers, which is required, and of Stocktakes.
  for (const _ of [1, 2]) copy.edit('pages.yaml', 'status: draft', days);
  const states = (today: string) =>
    copy
      .read({ today })
      .pages.flatMap(({ name, kind }) =>
        ['Careers', 'Stocktakes'].includes(name) ? [`${name} ${kind}`] : [],
      );
  const whole = ['Careers written', 'Stocktakes written'];
  expect(['2031-12-01', '2031-12-24'].map(states)).toEqual([whole, whole]);
  expect([soon, '2031-12-25'].map(states)).toEqual([
    ['Careers placeholder'],
    ['Careers placeholder'],
  ]);
  copy.edit('pages/Story.yaml', 'to: Platform', 'to: Stocktakes');
  for (const today of [soon, '2031-12-01']) {
    expect(copy.errorLines({ today })).toEqual([expect.stringContaining('or not every day')]);
  }
});
