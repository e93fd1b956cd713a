import type { z } from 'zod';
import { closestMatch } from '../did-you-mean';
import { stringField } from './unique';

/** Pages that must exist, because menus, emails, and other sites link to them. */
export const requiredPages: readonly string[] = [
  ...['Home', 'AITeam', 'Platform', 'Capabilities', 'ISO'],
  ...['ShiftLog', 'Permits', 'SIMOPS', 'Maintenance'],
  ...['OSHA', 'LOTO', 'Incidents', 'Audits', 'Risk'],
  ...['LMS', 'Credentials', 'LearningPlans', 'Instructors', 'Skills'],
  ...['ExecutiveDashboards', 'OrgMetrics', 'SWOT'],
  ...['Story', 'Why', 'Careers', 'Partners'],
  ...['Blog', 'CaseStudies', 'Whitepapers', 'Events', 'FAQs'],
  ...['Contact', 'HelpCenter', 'Demo', 'About'],
  ...['TermsOfService', 'PrivacyPolicy', 'GDPRPolicy', 'SuperAdminNDA'],
];

/** Reports missing required pages, each at the entry whose name looks like a typo of it, if any. */
export function requirePages<S extends z.ZodArray>(pages: S): S {
  return pages.superRefine(
    (entries: readonly unknown[], context) => {
      const names = entries.map((entry) => stringField(entry, 'name') ?? '');
      const others = names.filter((name) => !requiredPages.includes(name));
      for (const required of requiredPages.filter((name) => !names.includes(name))) {
        const typo = closestMatch(required, others);
        context.addIssue({
          code: 'custom',
          path: typo === null ? [] : [names.indexOf(typo), 'name'],
          message:
            typo === null
              ? `has no page named ${required}: other sites link to it, so put it back (kind: placeholder is enough)`
              : `must be ${required}: other sites link to this address, so keep the name and change only the title`,
        });
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}
