import type { z } from 'zod';
import { closestMatch } from '../did-you-mean';
import { stringField } from '../tree';
import { checkList } from './unique';

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
export const requirePages = <S extends z.ZodArray>(pages: S): S =>
  checkList(pages, (entries, report) => {
    const names = entries.map((entry) => stringField(entry, 'name') ?? '');
    const others = names.filter((name) => !requiredPages.includes(name));
    for (const required of requiredPages.filter((name) => !names.includes(name))) {
      const typo = closestMatch(required, others);
      if (typo === null) {
        report(
          [],
          `has no page named ${required}: other sites link to it, so put it back (kind: placeholder is enough)`,
        );
      } else {
        report(
          [names.indexOf(typo), 'name'],
          `must be ${required}: other sites link to this address, so keep the name and change only the title`,
        );
      }
    }
  });
