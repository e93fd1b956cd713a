import { mailtoUrl, site } from '../../registry';
import { tileTitles } from './names';

/*
 * What spec.md asks the site to say: numbers, scales, formulas, and quoted labels. The names of pages, menus, agents,
 * and tiles are in names.ts. Nothing here quotes a sentence from content/, so the copy can
 * change without breaking these tests.
 */

/** Strings match case-insensitively. */
export type Pattern = string | RegExp;

interface SectionSpecification {
  says?: readonly Pattern[];
  /** The number of points, each a term with its definition. */
  terms?: number;
  /** The number of cards or tiles, each with a heading. */
  headings?: number;
}

/** A link by its label and URL, or only by its URL if spec.md doesn't quote a label. */
interface LinkSpecification {
  label?: string | RegExp;
  href: string;
}

export interface PageSpecification {
  page: string;
  /** Each thing that spec.md asks for, and the text that must be on the page. */
  says?: Readonly<Record<string, readonly Pattern[]>>;
  /** The same for sections of the page, by ID. */
  parts?: Readonly<Record<string, SectionSpecification>>;
  links?: readonly LinkSpecification[];
}

/** spec.md asks for four agents on Home. */
const headlineAgentCount = 4;

const audience = [
  'Senior Organizational Leader',
  'Program Manager',
  'Head of Learning',
  'HSE Manager',
  'Operations Manager',
  'Maintenance Manager',
  'Operations Technician',
  'Maintenance Technician',
  'Training Manager',
  'Instructor',
  'Compliance Officer',
  'Creator',
  'Investigation Lead',
  'Communications Lead',
  'Communications Manager',
  'Senior Leader',
  'Project Manager',
  'Data Analyst',
  'HR Director',
  'HR Manager',
  'Group Leader',
  'Support Team',
  'IT Help Desk',
];

const contactMail = `mailto:${site.contactMail}`;

/** What spec.md asks for on the pages about the product and the company. */
export const productPages: readonly PageSpecification[] = [
  {
    page: 'Home',
    says: { 'what it is': ['Organizational Intelligence Platform'] },
    parts: {
      why: { says: ['Why'] },
      operations: { says: [/\boperations\b/i, /\bdashboards?\b/i] },
      permits: {
        says: [/\bpermits?\b/i, 'lockout/tagout', /simultaneous operations|SIMOPS/i, 'conflict'],
      },
      incidents: { says: [/\bshifts?\b/i, /\bincidents?\b/i, /\broot causes?\b/i] },
      team: { headings: headlineAgentCount },
      tiles: {
        headings: 6,
        says: tileTitles,
      },
    },
    links: [
      { label: 'Request a Demo', href: '/Demo' },
      { label: 'Meet the Full Team', href: '/AITeam' },
      { href: '/About' },
    ],
  },
  {
    page: 'AITeam',
    says: {
      'whom they work with': audience,
      'what is said of each': ['Key Capabilities', 'Who Benefits', 'Impact'],
    },
    links: [{ label: 'Back to Home', href: '/' }],
  },
  {
    page: 'Platform',
    says: {
      'ISO alignment': [/\baligned with ISO\/TS 30437/i],
      patent: [/\bpatent pending|pending patent\b/i],
    },
    parts: {
      pillars: {
        terms: 3,
        says: ['Unified data', /proactive decisions?/i, 'Strategic alignment'],
      },
      'experience-statements': { terms: 4, says: [/experience statements?/i, 'SCORM', 'xAPI'] },
      trust: { terms: 3, says: ['QR code', 'public verification site'] },
    },
    links: [
      { label: 'Request a Demo', href: '/Demo' },
      { label: 'Explore Features', href: '/Capabilities' },
      { href: '/AITeam' },
    ],
  },
  {
    page: 'Capabilities',
    says: { agents: ['Nine Specialized Agents'], pillars: ['seven pillars'] },
    parts: {
      'deterministic-ai': { says: ['Deterministic AI', 'No guessing'] },
      'learning-system': { says: ['ISO/TS 30437:2023', 'learning system'] },
      operations: { says: ['cross-functional', 'operations platform'] },
      'program-governance': { says: ['program governance', 'PRINCE2', 'PMBOK'] },
      'media-intelligence': { says: ['media intelligence hub'] },
      'stakeholder-engagement': { says: ['stakeholder engagement', 'ADKAR'] },
      xapi: { says: ['xAPI foundation'] },
      difference: { terms: 5 },
    },
    links: [{ href: '/Platform' }],
  },
  {
    page: 'ISO',
    says: { 'what it is aligned with': ['ISO/TS 30437:2023', /\baligned\b/i] },
    parts: {
      'metric-families': { terms: 3 },
      sections: { headings: 6 },
      'why-it-matters': { terms: 4 },
      'built-in': { terms: 6 },
    },
    links: [{ href: '/Capabilities' }],
  },
  {
    page: 'Story',
    says: { 'what it tells': ['Story', 'Mission', 'Vision', 'Values'] },
    links: [
      { label: 'Get Started', href: '/Demo' },
      { label: /^Learn More/, href: '/Platform' },
    ],
  },
  {
    page: 'About',
    says: { 'what it tells': ['Story', 'Founded', 'Oct 28, 2025', 'Values'] },
    parts: { values: { terms: 4 } },
    links: [
      { label: 'Join Our Team', href: mailtoUrl('join') },
      { label: 'Request a Demo', href: '/Demo' },
      { href: contactMail },
    ],
  },
];
