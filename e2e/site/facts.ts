import { content } from '@/lib/content';
import { site } from '../registry';

/** What must stand on a page, as its HTML has it. */
interface PageFacts {
  page: string;
  /** Each fact: what it is, and the words by which a reader finds it in the page's main part. */
  says: Record<string, (string | RegExp)[]>;
  /** How many headings of a level stand in a region; the region is named by its own heading. */
  counts?: { region: string | RegExp; headings?: number; terms?: number }[];
  /** Links of the main part: words and where they lead. */
  leads?: [words: string, href: string][];
}

const { agents } = content();
const contact = `mailto:${site.contactMail}`;

/** Commas, dashes or slashes may stand between the parts of a scale, and nothing else. */
function inOrder(...words: string[]): RegExp {
  return new RegExp(words.join('[\\s,/–→·-]{1,3}'));
}

const categories = [
  'Attendees',
  'Website and app visitors',
  'Customers',
  'Administrative users',
  'End users',
];

const recipients = ['Hosting', 'Payment processors', 'Support tools', 'Analytics'];

/** The agents, in the order of their cards. */
export const crew = [
  'Milam',
  'Lubbock',
  'Abbott',
  'Travis',
  'Bowie',
  'Milam Assistant',
  'Help Desk Support',
  'Project Document Analyzer',
  'RCA Assistant',
  'Maintenance Advisor',
  'Communications Writer',
  'Knowledge Search',
  'Program Health Monitor',
  'Experience Data Analyst',
  'Media Intelligence',
  'Union Relations',
  'Program Manager Assistant',
  'Knowledge Navigator',
];

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

export const facts: PageFacts[] = [
  {
    page: 'Home',
    says: {
      'what it is': ['Organizational Intelligence Platform'],
      why: [/Why Brazos/],
      'first showcase': ['Unified Operations Dashboards'],
      'second showcase': [/Permits?, Lockout\/Tagout/, /simultaneous operations/i, /conflict/],
      'third showcase': ['Shift and Incident Management', /root cause analysis/i],
      'four agents': ['Milam', 'Lubbock', 'Abbott', 'Travis'],
      'six tiles': [
        'Workforce Compliance',
        'Document Hub',
        'Incident & RCA',
        'Audit Ready',
        'HSE Oversight',
        'Real-time Updates',
      ],
    },
    counts: [
      { region: /^Four of the eighteen/, headings: 4 },
      { region: 'What is already on board', headings: 6 },
    ],
    leads: [
      ['Meet the Full Team', '/AITeam'],
      ['About the company', '/About'],
    ],
  },
  {
    page: 'AITeam',
    says: {
      'how many': [/eighteen agents/i],
      'who they are': crew,
      'who works with them': audience,
      'what is said of each': ['Key Capabilities', 'Who Benefits', 'Impact'],
      'in full': agents.flatMap(({ role, tagline, capabilities, mainBenefit }) => [
        role,
        tagline,
        ...capabilities,
        mainBenefit,
      ]),
    },
    counts: [{ region: 'Who is on the team', headings: crew.length }],
    leads: [['Back to Home', '/']],
  },
  {
    page: 'Platform',
    says: {
      'three pillars': ['Unified data', 'Proactive decisions', 'Strategic alignment'],
      'experience statements': [/experience statement/i, 'SCORM', 'xAPI'],
      credentials: ['QR code', 'public verification site'],
      'ISO alignment': ['Aligned with ISO/TS 30437'],
      patent: ['pending patent'],
      'credential tiers': [/Certificates?, diplomas? and degrees?/i],
      'behavior surveys': [/30 (to|and) 90 days/],
    },
    counts: [
      { region: /^Three things/, terms: 3 },
      { region: /SCORM/, terms: 4 },
      { region: 'What others can check', terms: 3 },
    ],
    leads: [
      ['Request a Demo', '/Demo'],
      ['Explore Features', '/Capabilities'],
      ['Meet the AI Team', '/AITeam'],
    ],
  },
  {
    page: 'Capabilities',
    says: {
      'seven pillars': [
        /Seven pillars/,
        'Deterministic AI',
        'No guessing',
        'ISO/TS 30437:2023 learning system',
        'cross-functional operations platform',
        'Program governance',
        'media intelligence hub',
        'Stakeholder engagement',
        'xAPI foundation',
      ],
      agents: ['Nine Specialized Agents'],
      'question types': [/Eight assessment question types/],
      'credential tiers': [inOrder('certificate', 'diploma and degree')],
      'Kirkpatrick levels': ['Kirkpatrick', 'L1', 'L2', 'L3', 'L4'],
      'behavior surveys': ['30-90 days after training'],
      'Likert scales': ['Likert', '5 or 7 points'],
      'manager frequency scale': [inOrder('Never', 'Rarely', 'Sometimes', 'Often', 'Always')],
      'effectiveness scale': [
        inOrder('Not Effective', 'Somewhat', 'Effective', 'Highly Effective'),
      ],
      'return on investment': ['ROI % = (gross benefits − costs) ÷ costs × 100'],
      'program governance': ['PRINCE2', 'PMBOK'],
      'earned value': ['PV', 'EV', 'AC', 'CPI', 'SPI', 'EAC', 'VAC', /green, yellow or red/i],
      ADKAR: [
        /five phases of ADKAR/,
        'Awareness',
        'Desire',
        'Knowledge',
        'Ability',
        'Reinforcement',
      ],
    },
    counts: [
      { region: /Deterministic AI/, headings: 1 },
      { region: /difference/, terms: 5 },
    ],
    leads: [['Platform Overview', '/Platform']],
  },
  {
    page: 'ISO',
    says: {
      'the specification': ['ISO/TS 30437:2023'],
      'three metric families': ['Efficiency', 'Effectiveness', 'Outcome'],
      'its sections': [
        'Section 5.1',
        'Section 5.2',
        'Section 5.3',
        'Section 5.4',
        'Section 6',
        'Section 7',
      ],
      'worked examples': ['Worked example', 'no customer’s figures'],
      'return on investment': ['ROI % = (gross benefits − costs) ÷ costs × 100'],
      'Kirkpatrick levels': ['L1 to L4'],
      'behavior surveys': ['30-90 days after'],
      'question types and scales': [/eight question types/, '5 or 7 points', /frequency scale/],
      'effectiveness scale': [
        inOrder('Not Effective', 'Somewhat', 'Effective', 'Highly Effective'),
      ],
    },
    counts: [
      { region: 'Three families of metrics', terms: 3 },
      { region: 'Section by section', headings: 6 },
      { region: 'Why it matters', terms: 4 },
      { region: 'What is built in', headings: 6 },
    ],
    leads: [['Core Capabilities', '/Capabilities']],
  },
  {
    page: 'Story',
    says: { 'what it tells': ['Our Story', 'Mission', 'Vision', 'Values'] },
    leads: [
      ['Get Started', '/Demo'],
      ['Learn More', '/Platform'],
    ],
  },
  {
    page: 'About',
    says: { story: ['Story'], founded: ['Oct 28, 2025'], values: ['Values'] },
    counts: [{ region: 'Four things we hold to', terms: 4 }],
    leads: [
      ['Join Our Team', contact],
      ['Request a Demo', '/Demo'],
      ['Contact us by mail', contact],
    ],
  },
  {
    page: 'TermsOfService',
    says: { dated: [/Last updated \w+ \d{1,2}, \d{4}/] },
    leads: [[site.contactMail, contact]],
  },
  {
    page: 'PrivacyPolicy',
    says: {
      dated: [/Last updated \w+ \d{1,2}, \d{4}/],
      'whose data': categories,
      'shared with': recipients,
      'answered within': ['thirty (30) days'],
    },
    leads: [[site.privacyMail, `mailto:${site.privacyMail}`]],
  },
  {
    page: 'GDPRPolicy',
    says: {
      dated: ['Effective August 1, 2025'],
      'whom it is not for': [/does not knowingly handle personal data of residents/, 'EEA'],
      'whose data': categories,
      'who answers': ['data controller', site.privacyMail],
      'legal bases': ['Consent', 'Contract', 'Legal obligation', 'Legitimate interest'],
      'shared with': recipients,
      retention: ['deleted on request'],
      rights: [
        'Access',
        'Correction',
        'Deletion',
        'Restriction or objection',
        'Portability',
        'Withdrawal of consent',
      ],
      'answered within': ['thirty (30) days'],
      security: ['Encryption', 'Secure servers', 'Access controls', 'Audits'],
      'the rest': ['Cookies', 'Changes to this policy'],
    },
    leads: [[site.privacyMail, `mailto:${site.privacyMail}`]],
  },
  {
    page: 'SuperAdminNDA',
    says: {
      dated: [
        'Last updated November 3, 2025',
        /effective date is the date of first platform access/,
      ],
      'who is bound': ['platform super administrator'],
      'its parts': [
        'Purpose',
        'Scope of access',
        'Confidential information',
        'Obligations',
        'Exceptions',
        'Privacy and security',
        'No ownership',
        'Term',
      ],
      'what the administrator may do': [
        /configure the client’s instance/,
        /view organizational data for service purposes/,
        /create, modify, and delete features, pages, and entities/,
        /integrate third-party services/,
        /train staff/,
      ],
      revocation: ['The client may revoke the administrator’s access at any time'],
    },
  },
];
