import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { find } from '@/components/shell/search/find';
import { openIndex } from '@/components/shell/search/site-index';
import { content } from '@/lib/content';
import { GET } from './route';

const { pages, search } = content();

/** What people type, and the page or section that must come first. */
const table = `
  platform                     /Platform
  platform overview            /Platform
  ai team                      /AITeam
  ai agents                    /AITeam
  core capabilities            /Capabilities
  iso                          /ISO
  our story                    /Story
  about                        /About
  privacy policy               /PrivacyPolicy
  terms                        /TermsOfService
  gdpr                         /GDPRPolicy
  nda                          /SuperAdminNDA
  milam                        /AITeam#milam
  abbott                       /AITeam#abbott
  knowledge navigator          /AITeam#knowledge-navigator
  maintenance advisor          /AITeam#maintenance-advisor
  deterministic                /Capabilities#deterministic-ai
  xapi                         /Capabilities#xapi
  adkar                        /Capabilities#stakeholder-engagement
  prince2                      /Capabilities#program-governance
  section 5.1                  /ISO#section-5-1
  5.4                          /ISO#section-5-4
  recommended metrics          /ISO#section-6
  reporting                    /ISO#section-7
  scorm                        /Platform#experience-statements
  patent                       /Platform#trust
  cookies                      /GDPRPolicy#cookies
  local storage                /PrivacyPolicy#cookies
  legal bases                  /GDPRPolicy#legal-bases
  liability                    /TermsOfService#liability
  revocation                   /SuperAdminNDA#revocation
  children                     /PrivacyPolicy#children
  why it matters               /ISO#why-it-matters
  mission                      /Story#mission
  handover                     /#incidents

  lockout                      /#permits
  LOTO                         /#permits
  lock out tag out             /#permits
  permit conflict              /#permits
  RCA                          /AITeam#rca-assistant
  incident analysis            /AITeam#rca-assistant
  accident investigation       /AITeam#rca-assistant
  condition monitoring         /AITeam#maintenance-advisor
  LMS                          /Capabilities#learning-system
  learning record store        /Capabilities#xapi
  hallucination                /Capabilities#deterministic-ai
  change management            /Capabilities#stakeholder-engagement
  trade union                  /AITeam#union-relations
  earned value                 /AITeam#program-health-monitor
  service desk                 /AITeam#help-desk-support
  contact us                   /About
  demo                         /Platform
  jobs                         /About#join
  careers                      /About#join
  pricing                      /TermsOfService#fees
  data protection officer      /GDPRPolicy#controller
  delete my data               /GDPRPolicy#rights
  DSGVO                        /GDPRPolicy

  capabilites                  /Capabilities
  privcy polcy                 /PrivacyPolicy
  stakeholdr engagment         /Capabilities#stakeholder-engagement
  kirkpatrik                   /AITeam#experience-data-analyst
  govrnance                    /Capabilities#program-governance
  liabilty                     /TermsOfService#liability
  lokout                       /#permits
  comunications writer         /AITeam#communications-writer

  capab                        /Capabilities
  stakeh                       /Capabilities#stakeholder-engagement
  navig                        /AITeam#knowledge-navigator
  root caus                    /AITeam#rca-assistant
  permit conf                  /#permits
  how do the agents work       /AITeam#how-they-work
  who is on the team           /AITeam#agents
`;

const queries = table
  .trim()
  .split(/\n\s*/)
  .map((line) => {
    const [query = '', first = ''] = line.split(/ {2,}/);
    return { query, first };
  });

const text = await GET().text();
const index = openIndex(text);
const hrefsFor = (query: string) => find(index, query, 12).results.map(({ href }) => href);

describe('the index of the site', () => {
  it('holds at most 40 KB as it travels', () => {
    expect(gzipSync(text).length).toBeLessThanOrEqual(40 * 1024);
  });

  it('keeps placeholders out', () => {
    for (const { name, kind } of pages) {
      const inIndex = text.includes(`"/${name}"`) || text.includes(`"/${name}#`);
      if (kind === 'placeholder') expect(inIndex, name).toBe(false);
    }
  });

  it('brings first what is looked for but for three at most, and those within three places', () => {
    const places = queries.map(({ query, first }) => {
      const hrefs = hrefsFor(query);
      return { query, first, place: hrefs.indexOf(first) + 1, got: hrefs.slice(0, 3) };
    });
    const later = places.filter(({ place }) => place !== 1);
    const said = later.map(
      ({ query, first, place, got }) =>
        `“${query}” should bring ${first}: ${place === 0 ? 'not found' : `place ${place}`}, after ${got.join(', ') || 'nothing'}`,
    );
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(later.length, said.join('\n')).toBeLessThanOrEqual(3);
    expect(
      later.filter(({ place }) => place === 0 || place > 3),
      said.join('\n'),
    ).toEqual([]);
  });

  it('finds something for every word that the search offers to try', () => {
    for (const example of search.examples) {
      const { results, whole } = find(index, example, 12);
      expect(results.length > 0 && whole, example).toBe(true);
    }
  });
});
