import type { z } from 'zod';
import { closestMatch } from '../did-you-mean';
import { stringField } from './unique';

/** The pages that the site has promised: their addresses stand in menus, mails and other sites' links. */
export const requiredPages: readonly string[] = [
  ...['Home', 'AITeam', 'Platform', 'Capabilities', 'ISO'],
  ...['ShiftLog', 'Permits', 'SIMOPS', 'Maintenance'],
  ...['OSHA', 'LOTO', 'Incidents', 'Audits', 'Risk'],
  ...['LMS', 'Credentials', 'LearningPlans', 'Instructors', 'Skills'],
  ...['ExecutiveDashboards', 'OrgMetrics', 'SWOT'],
  ...[
    'Story',
    'Why',
    'Careers',
    'Partners',
    'Blog',
    'CaseStudies',
    'Whitepapers',
    'Events',
    'FAQs',
  ],
  ...['Contact', 'HelpCenter', 'Demo', 'About'],
  ...['TermsOfService', 'PrivacyPolicy', 'GDPRPolicy', 'SuperAdminNDA'],
];

/** Pages with a route and a shape of their own, each with its file: always written, never a draft. */
export const customPageFiles: ReadonlyMap<string, string> = new Map([
  ['Home', 'home.yaml'],
  ['AITeam', 'pages/AITeam.yaml'],
  ['Capabilities', 'pages/Capabilities.yaml'],
  ['ISO', 'pages/ISO.yaml'],
]);

/** Tells a required page that is not there, at the entry that looks like a slip of its name. */
export function requirePages<S extends z.ZodArray>(pages: S): S {
  return pages.superRefine(
    (entries: readonly unknown[], context) => {
      const names = entries.map((entry) => stringField(entry, 'name') ?? '');
      const others = names.filter((name) => !requiredPages.includes(name));
      for (const required of requiredPages.filter((name) => !names.includes(name))) {
        const slip = closestMatch(required, others);
        context.addIssue({
          code: 'custom',
          path: slip === null ? [] : [names.indexOf(slip), 'name'],
          message:
            slip === null
              ? `has no page named ${required}: other sites link to it, so put it back (kind: placeholder is enough)`
              : `must be ${required}: other sites link to this address, so keep the name and change only the title`,
        });
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}
