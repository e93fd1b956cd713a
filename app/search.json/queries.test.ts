import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { find } from '@/components/shell/search/find';
import { loadIndex } from '@/components/shell/search/site-index';
import { maxSearchIndexBytes } from '@/lib/budgets';
import { buildFooter, buildMenu, content, hrefOf, searchEntries } from '@/lib/content';
import { GET } from './route';

const { pages, agents, search } = content();

/** Every name that the site gives a page or an agent, and its target. */
const namedLinks = [
  ...buildMenu(content()).flatMap((item) =>
    item.kind === 'link' ? [item] : item.columns.flatMap(({ links }) => links),
  ),
  ...buildFooter(pages).flatMap(({ links }) => links),
  ...pages.map(({ name, title }) => ({ label: title, href: hrefOf(name) })),
  ...agents.map(({ id, name }) => ({ label: name, href: `/AITeam#${id}` })),
];

const text = await GET().text();
const index = loadIndex(text);
const topResult = (query: string) => find(index, query, 12).results[0]?.href ?? 'nothing';

describe('the search index', () => {
  it('is small enough to load when search opens', () => {
    expect(gzipSync(text).length).toBeLessThanOrEqual(maxSearchIndexBytes);
  });

  it('has every published page, and the links of placeholders', () => {
    const stored = new Map(searchEntries(content()).map((entry) => [entry.href, entry]));
    for (const { name, kind, available = [] } of pages) {
      expect(text).toContain(`"${hrefOf(name)}"`);
      const links = find(index, stored.get(hrefOf(name))?.title ?? '', 1).results[0]?.available;
      const offered = kind === 'placeholder' ? available.map(({ label }) => label) : [];
      expect(links?.map(({ label }) => label)).toEqual(offered);
    }
  });
});

describe('the first result', () => {
  it.each(namedLinks)('is $href for its name, $label', ({ label, href }) => {
    expect([topResult(label), topResult(label.toLowerCase())]).toEqual([href, href]);
  });

  // What people in the trade search for, besides names and keywords.
  it.each([
    ['permits', '/#permits'],
    ['who signs the permit?', '/#permits'],
    ['lockout tagout walkthrough', '/Capabilities#operations'],
    ['corrective actions', '/#incidents'],
    ['qualifications', '/AITeam#lubbock'],
    ['5.4', '/ISO#section-5-4'],
    ['section 6', '/ISO#section-6'],
    ['clause 6', '/ISO#section-6'],
    ['how do the agents work', '/AITeam#how-they-work'],
    ['AI agents', '/AITeam'],
    ['jobs', '/About#join'],
    // Typos, and words that aren’t finished.
    ['lokout', '/#permits'],
    ['permti', '/#permits'],
    ['stakeholdr engagment', '/Capabilities#stakeholder-engagement'],
    ['privcy polcy', '/PrivacyPolicy'],
    ['permit conf', '/#permits'],
    ['root caus', '/AITeam#rca-assistant'],
    ['stakeh', '/Capabilities#stakeholder-engagement'],
  ])('for “%s” is %s', (query, href) => {
    expect(topResult(query)).toBe(href);
  });

  it.each(search.keywords.flatMap(({ to, words }) => words.map((query) => ({ to, query }))))(
    'is $to for its keyword, $query',
    ({ to, query }) => {
      expect(topResult(query)).toBe(hrefOf(to));
    },
  );
});

it('has results for every suggested example', () => {
  for (const example of search.examples) {
    const { count, match } = find(index, example, 12);
    expect({ example, some: count > 0, match }).toEqual({ example, some: true, match: 'all' });
  }
});

it('only suggests an acronym that’s misspelled', () => {
  expect(find(index, 'SIMPOS', 12)).toMatchObject({ count: 0, suggestion: 'SIMOPS' });
});
