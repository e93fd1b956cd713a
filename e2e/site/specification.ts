import { tileTitles } from '@/lib/content/testing-specification';
import { mailtoUrl, site } from '../registry';

/*
 * What spec.md asks the site to say: numbers, scales, formulas, and quoted labels. The names of pages, menus, agents,
 * and tiles are in lib/content/testing-specification.ts. Nothing here quotes a sentence from content/, so the copy can
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

interface PageSpecification {
  page: string;
  /** Each thing that spec.md asks for, and the text that must be on the page. */
  says?: Readonly<Record<string, readonly Pattern[]>>;
  /** The same for sections of the page, by ID. */
  parts?: Readonly<Record<string, SectionSpecification>>;
  links?: readonly LinkSpecification[];
}

/** spec.md asks for four agents on Home. */
export const headlineAgentCount = 4;

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

/** Matches a scale whose steps are separated only by spaces, commas, slashes, dots, arrows, or dashes. */
function scale(...steps: string[]): RegExp {
  return new RegExp(steps.join('[\\s,/–→·-]{1,3}'), 'i');
}

/** The figures that spec.md asks the site to state, on any page. */
export const figures: Readonly<Record<string, readonly Pattern[]>> = {
  'assessment question types': [/eight (assessment )?question types/i],
  'data requests': ['thirty (30) days'],
  'behavior surveys': [/30(-|–| to )90 days after/i],
  'Likert scales': ['Likert', /5 or 7 points/i],
  'manager frequency scale': [scale('Never', 'Rarely', 'Sometimes', 'Often', 'Always')],
  'effectiveness scale': [scale('Not Effective', 'Somewhat', 'Effective', 'Highly Effective')],
  'return on investment': ['ROI % = (gross benefits − costs) ÷ costs × 100'],
  'earned value': [...['PV', 'EV', 'AC', 'CPI', 'SPI', 'EAC', 'VAC'].map(word)],
  'program health': [/green, yellow,? or red/i],
  'Kirkpatrick levels': ['Kirkpatrick', ...['L1', 'L2', 'L3', 'L4'].map(word)],
  'credential tiers': [/certificates?, diplomas?,? and degrees?/i],
  'ADKAR, five phases': [
    /five phases/i,
    ...['Awareness', 'Desire', 'Knowledge', 'Ability', 'Reinforcement'],
  ],
};

function word(abbreviation: string): RegExp {
  return new RegExp(`\\b${abbreviation}\\b`);
}

const dataSubjects = [
  'Attendees',
  'Website and app visitors',
  'Customers',
  'Administrative users',
  'End users',
];

const recipients = ['Hosting', 'Payment processors', 'Support tools', 'Analytics'];

const securityMeasures = ['Encryption', 'Secure servers', 'Access controls', 'Audits'];

const contactMail = `mailto:${site.contactMail}`;
const privacyMail = `mailto:${site.privacyMail}`;

export const specification: readonly PageSpecification[] = [
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
      { label: 'Request a Demo', href: mailtoUrl('demo') },
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
      { label: 'Request a Demo', href: mailtoUrl('demo') },
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
      'built-in': { headings: 6 },
    },
    links: [{ href: '/Capabilities' }],
  },
  {
    page: 'Story',
    says: { 'what it tells': ['Story', 'Mission', 'Vision', 'Values'] },
    links: [
      { label: 'Get Started', href: mailtoUrl('demo') },
      { label: /^Learn More/, href: '/Platform' },
    ],
  },
  {
    page: 'About',
    says: { 'what it tells': ['Story', 'Founded', 'Values'] },
    parts: { values: { terms: 4 } },
    links: [
      { label: 'Join Our Team', href: mailtoUrl('join') },
      { label: 'Request a Demo', href: '/Demo' },
      { href: contactMail },
    ],
  },
  {
    page: 'TermsOfService',
    says: { dated: ['Last updated'] },
    links: [{ href: contactMail }],
  },
  {
    page: 'PrivacyPolicy',
    says: { dated: ['Last updated'] },
    parts: {
      who: { says: dataSubjects },
      sharing: { says: recipients },
      retention: { says: [/\bdelet(ed?|ion)\b/i, 'request'] },
      requests: { says: ['thirty (30) days'] },
      security: { says: securityMeasures },
      // The keys that the site uses in browser storage.
      cookies: {
        says: [
          ...['base44_access_token', 'base44_app_id', 'base44_server_url', 'base44_from_url'],
          ...['base44_functions_version', 'brazos_login_left', 'brazos_login_returned'],
          ...['brazos_nonce', 'brazos_arrival'],
        ],
      },
    },
    links: [{ href: privacyMail }],
  },
  {
    page: 'GDPRPolicy',
    says: { dated: ['Effective'] },
    parts: {
      scope: { says: ['does not knowingly', 'residents', /\bEU\b/, /\bEEA\b/] },
      who: { says: dataSubjects },
      controller: { says: ['data controller', site.privacyMail] },
      'legal-bases': { says: ['Consent', 'Contract', 'Legal obligation', 'Legitimate interest'] },
      uses: {},
      sharing: { says: recipients },
      retention: { says: [/\bdelet(ed?|ion)\b/i, 'request'] },
      rights: {
        says: [
          ...['Access', 'Correction', 'Deletion', 'Restriction or objection', 'Portability'],
          ...['Withdrawal of consent', 'thirty (30) days'],
        ],
      },
      security: { says: securityMeasures },
      cookies: {},
      changes: {},
    },
    links: [{ href: privacyMail }],
  },
  {
    page: 'SuperAdminNDA',
    says: { dated: ['Effective', 'Last updated'] },
    parts: {
      parties: {
        says: ['platform super administrator', 'effective date', 'first platform access'],
      },
      purpose: { says: ['purpose'] },
      scope: {
        says: [
          /\bconfigure the client’s instance/i,
          /\bview organizational data for service purposes/i,
          /\bcreate, modify,? and delete features, pages,? and entities/i,
          /\bintegrate third-party services/i,
          /\btrain staff/i,
          /\bclient may revoke\b.*\baccess at any time/i,
        ],
      },
      confidential: { says: ['confidential'] },
      obligations: {},
      exceptions: {},
      privacy: { says: ['personal data'] },
      ownership: { says: ['no ownership'] },
      term: { says: ['first platform access'] },
    },
  },
];

/** The sections of ISO/TS 30437 that spec.md asks the page to map. */
export const isoSections = ['5.1', '5.2', '5.3', '5.4', '6', '7'];
