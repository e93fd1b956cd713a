/* Names that spec.md gives. */

export const pageNames =
  `Home AITeam Platform Capabilities ISO ShiftLog Permits SIMOPS Maintenance OSHA LOTO Incidents Audits Risk LMS
  Credentials LearningPlans Instructors Skills ExecutiveDashboards OrgMetrics SWOT Story Why Careers Partners Blog
  CaseStudies Whitepapers Events FAQs Contact HelpCenter Demo About TermsOfService PrivacyPolicy GDPRPolicy
  SuperAdminNDA`.split(/\s+/);

/** Each menu with its columns' titles and labels, in order. */
export const menus: Readonly<Record<string, readonly string[]>> = {
  Platform: ['Overview', 'AI Team', 'Core Capabilities', 'ISO Alignment'],
  Solutions: [
    'Operations Excellence',
    'Shift Log & Handover',
    'Permit Management',
    'SIMOPS Conflict Detection',
    'Predictive Maintenance',
    'Compliance & Risk',
    'OSHA Compliance',
    'LOTO Plan Management',
    'Incident Management & RCA',
    'Audit Management',
    'Risk Register',
    'Workforce Development',
    'Learning Management System',
    'Credentialing & Certification',
    'Learning Plans',
    'Instructor Portal',
    'Skills & Qualification Tracking',
    'Strategic Intelligence',
    'Executive Dashboards',
    'OrgMetrics & ROI Analysis',
    'SWOT & Competitive Analysis',
  ],
  About: [],
  Resources: ['Blog', 'Case Studies', 'Whitepapers & E-books', 'Webinars & Events', 'FAQs'],
  Support: ['Contact Us', 'Help Center', 'Request Demo'],
};

export const agentNames = [
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

export const tileTitles = [
  'Workforce Compliance',
  'Document Hub',
  'Incident & RCA',
  'Audit Ready',
  'HSE Oversight',
  'Real-time Updates',
];

/** The clauses of ISO/TS 30437 that ISO Alignment maps. */
export const isoClauses = ['5.1', '5.2', '5.3', '5.4', '6', '7'];
