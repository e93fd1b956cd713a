import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { find } from '@/components/shell/search/find';
import { loadIndex } from '@/components/shell/search/site-index';
import { termOf } from '@/components/shell/search/words';
import { maxSearchIndexBytes } from '@/lib/budgets';
import { buildFooter, buildMenu, content, hrefOf, searchEntries } from '@/lib/content';
import { GET } from './route';

const { pages, agents, search } = content();

/** What people in the trade search for, and the page or section that must come first. */
const tradeQueries = `
  hot work                     /#permits
  permit to work               /#permits
  PTW                          /#permits
  permits                      /#permits
  who signs permits            /#permits
  who signs the permit?        /#permits
  SIMOPS                       /#permits
  permit conflict              /#permits
  permit clash                 /#permits
  permit conflict board        /#permits
  exclusion zone               /#permits
  LOTO                         /#permits
  lockout                      /#permits
  lock out tag out             /#permits
  LOTO removal                 /Capabilities#operations
  lock removal                 /Capabilities#operations
  loto template                /Capabilities#lockout-check
  lockout checklist            /Capabilities#lockout-check
  isolation certificate        /Capabilities#lockout-check
  isolation plan               /Capabilities#operations
  isolation walkthrough        /Capabilities#operations
  lockout tagout walkthrough   /Capabilities#operations
  spot the error               /Capabilities#operations
  handover                     /#incidents
  shift log                    /#incidents
  near miss                    /#incidents
  corrective actions           /#incidents
  root cause                   /AITeam#rca-assistant
  RCA                          /AITeam#rca-assistant
  5 whys                       /AITeam#rca-assistant
  accident investigation       /AITeam#rca-assistant
  work order                   /AITeam#maintenance-advisor
  bearing vibration            /AITeam#maintenance-advisor
  condition monitoring         /AITeam#maintenance-advisor
  morning meeting              /AITeam#milam
  OSHA                         /OSHA
  osha                         /OSHA
  audit                        /Audits
  risk register                /Risk
  CPI                          /Capabilities#program-governance
  earned value                 /Capabilities#program-governance
  earned value calculator      /Capabilities#program-governance
  EAC                          /Capabilities#program-governance
  project controls             /Capabilities#program-governance
  PRINCE2                      /Capabilities#program-governance
  training records             /AITeam#lubbock
  qualifications               /AITeam#lubbock
  LMS                          /Capabilities#learning-system
  Kirkpatrick                  /Capabilities#learning-system
  xAPI                         /Capabilities#xapi
  learning record store        /Capabilities#xapi
  SCORM                        /Platform#experience-statements
  credentials QR code          /Platform#trust
  patent                       /Platform#trust
  ROI                          /ISO#sections
  ROI calculator               /ISO#calculator
  payback                      /ISO#calculator
  benefit-cost ratio           /ISO#calculator
  section 5.1                  /ISO#section-5-1
  5.4                          /ISO#section-5-4
  section 6                    /ISO#section-6
  clause 6                     /ISO#section-6
  ISO 30437                    /ISO
  union agreement              /AITeam#union-relations
  stakeholder                  /Capabilities#stakeholder-engagement
  ADKAR                        /Capabilities#stakeholder-engagement
  change management            /Capabilities#stakeholder-engagement
  press statement              /Capabilities#media-intelligence
  news monitoring              /Capabilities#media-intelligence
  SWOT                         /SWOT
  swot                         /SWOT
  hallucination                /Capabilities#deterministic-ai
  how do the agents work       /AITeam#how-they-work
  AI agents                    /AITeam
  service desk                 /AITeam#help-desk-support
  contact                      /Contact
  demo                         /Demo
  request a demo               /Demo
  pricing                      /TermsOfService#fees
  jobs                         /About#join
  data deletion                /PrivacyPolicy#rights
  delete my data               /PrivacyPolicy#rights
  cookies                      /PrivacyPolicy#cookies
  GDPR                         /GDPRPolicy
  data protection officer      /GDPRPolicy#controller
  NDA                          /SuperAdminNDA
  terms                        /TermsOfService
  platform                     /Platform

  lokout                       /#permits
  permti                       /#permits
  kirkpatrik                   /Capabilities#learning-system
  stakeholdr engagment         /Capabilities#stakeholder-engagement
  privcy polcy                 /PrivacyPolicy

  permit conf                  /#permits
  root caus                    /AITeam#rca-assistant
  stakeh                       /Capabilities#stakeholder-engagement
`;

const expected = tradeQueries
  .trim()
  .split(/\n\s*/)
  .map((line) => line.split(/ {2,}/))
  .map(([query = '', href = '']) => ({ query, href }));

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

  it.each(expected)('is $href for “$query”', ({ query, href }) => {
    expect(topResult(query)).toBe(href);
  });

  it.each(search.keywords.flatMap(({ to, words }) => words.map((query) => ({ to, query }))))(
    'is $to for its keyword, $query',
    ({ to, query }) => {
      expect(topResult(query)).toBe(hrefOf(to));
    },
  );
});

describe('acronyms', () => {
  // Similar words on the site: slots, loop, isolation.
  it.each(['SWOT', 'OSHA', 'LOTO', 'SIMOPS', 'CPI', 'PTW', 'ISO', 'ROI'])(
    '%s never matches another word',
    (query) => {
      const { results, match, corrected } = find(index, query, 100);
      expect({ match, corrected }).toEqual({ match: 'all', corrected: null });
      for (const { href, terms } of results) expect([...terms], href).toEqual([termOf(query)]);
    },
  );

  it.each([
    ['OHSA', 'OSHA'],
    ['SIMPOS', 'SIMOPS'],
    ['PWT', 'PTW'],
  ])('%s has no results, and %s is suggested', (query, suggestion) => {
    expect(find(index, query, 12)).toMatchObject({ count: 0, suggestion });
  });
});

it('has results for every suggested example', () => {
  for (const example of search.examples) {
    const { count, match } = find(index, example, 12);
    expect({ example, some: count > 0, match }).toEqual({ example, some: true, match: 'all' });
  }
});

it('has no results for words that no page has', () => {
  expect(find(index, 'zzzz', 12)).toMatchObject({ count: 0, suggestion: null, corrected: null });
});
