import { z } from 'zod';
import { closestMatch } from '../did-you-mean';
import { pageDescriptionSchema, pageTitleSchema, type TemplateVariables } from '../seo';
import { stringField, valueAt } from '../tree';
import {
  type CheckList,
  checkList,
  day,
  language,
  mailTargets,
  pastDate,
  siteLink,
  text,
  uniqueBy,
} from './fields';

/** Pages that must exist, because menus, emails, and other sites link to them. */
export const requiredPages: readonly string[] = `
  Home AITeam Platform Capabilities ISO ShiftLog Permits SIMOPS Maintenance OSHA LOTO
  Incidents Audits Risk LMS Credentials LearningPlans Instructors Skills ExecutiveDashboards
  OrgMetrics SWOT Story Why Careers Partners Blog CaseStudies Whitepapers Events FAQs
  Contact HelpCenter Demo About TermsOfService PrivacyPolicy GDPRPolicy SuperAdminNDA
`
  .trim()
  .split(/\s+/);

/** Reports missing required pages, each at the entry whose name looks like a typo of it, if any. */
const requirePages: CheckList = (entries, report) => {
  const names = entries.map((entry) => stringField(entry, 'name') ?? '');
  const others = names.filter((name) => !requiredPages.includes(name));
  for (const required of requiredPages.filter((name) => !names.includes(name))) {
    const typo = closestMatch(required, others);
    const put = `has no page named ${required}: other sites link to it, so put it back (kind: placeholder is enough)`;
    const keep = `must be ${required}: other sites link to this address, so keep the name and change only the title`;
    if (typo === null) report([], put);
    else report([names.indexOf(typo), 'name'], keep);
  }
};

/** What the site and the platform serve themselves; a test compares it with the published files. */
const ownPaths =
  /^\/(requestsent|_next|_headers|_redirects|_not-found|\.|api|ws-user-apps|login|media|og|icons|icon|favicon|404|index|manifest|robots|sitemap|llms|search|plant|spot-the-error|page-names)([./]|$)/i;

/** An address that used to lead to the page, on this host: `/products/shift-log` or `/about.php`. */
const oldAddress = z.string().superRefine((address, context) => {
  const message = addressProblem(address);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** What's wrong with an old address by itself, or null. */
export function addressProblem(address: string): string | null {
  if (!address.startsWith('/')) {
    return 'must start with /: write the part of the address after the host, like /products/shift-log';
  }
  if (/[?#]/.test(address)) {
    return 'can’t have a ? or a #: write the part before it, which leads to the page with any query';
  }
  if (address.endsWith('/')) {
    return 'can’t end with /: leave it out, and both spellings lead to the page';
  }
  if (!/^(\/[\w~-][\w.~-]*)+$/.test(address)) {
    return 'can have only letters without accents, digits, and the signs - _ . ~ between single slashes: for another address, add a redirect in the host’s settings';
  }
  if (ownPaths.test(address)) return 'is an address of the site’s own files: remove it';
  return null;
}

/** Reports old addresses that lead to a page already: as its own address, another spelling of it, or another old one. */
const requireFreeAddresses: CheckList = (entries, report) => {
  const names = entries.map((entry) => stringField(entry, 'name') ?? '');
  const owners = new Map(
    names.flatMap((name) =>
      [`/${name}`, `/${name}.html`].map((path) => [path.toLowerCase(), name]),
    ),
  );
  for (const [index, entry] of entries.entries()) {
    const from = valueAt(entry, ['from']);
    for (const [position, address] of (Array.isArray(from) ? from.map(String) : []).entries()) {
      const owner = owners.get(address.toLowerCase());
      if (owner !== undefined) {
        const why = requiredPages.includes(owner) ? ', as the site’s requirements say' : '';
        report([index, 'from', position], `${address} already leads to ${owner}${why}: remove it`);
      }
      owners.set(address.toLowerCase(), names[index] ?? '');
    }
  }
};

export const solutionsColumns = [
  'Operations Excellence',
  'Compliance & Risk',
  'Workforce Development',
  'Strategic Intelligence',
] as const;

export const footerColumns = ['Product', 'Company', 'Legal'] as const;
export const menuGroups = ['Platform', 'Solutions', 'About', 'Resources', 'Support'] as const;

const menuSchema = z
  .strictObject({
    group: z.enum(menuGroups),
    column: z.enum(solutionsColumns).optional(),
    label: text(40),
    /** What the page is about, below its label. */
    line: text(60).optional(),
  })
  .refine(({ group, column }) => (group === 'Solutions') === (column !== undefined), {
    path: ['column'],
    error: 'is for pages in Solutions: add it there, and remove it elsewhere',
  });

const pageSchema = (variables: TemplateVariables, names: readonly string[]) =>
  z.strictObject({
    name: z
      .string({ error: 'is missing: add the page’s name, which is also its address' })
      .regex(
        /^[A-Za-z][A-Za-z0-9]*$/,
        'must start with a letter and have only letters and digits: it’s the page’s address',
      )
      .max(60, 'is too long for an address: use at most 60 letters and digits')
      // Or a name that every object has in JavaScript.
      .refine((name) => !ownPaths.test(`/${name}`) && !(name in Object.prototype), {
        error: 'is a name that the site uses itself: use another',
      }),
    title: pageTitleSchema(variables),
    /** The title in search results and the browser's tab, if it's another. */
    search: pageTitleSchema(variables).optional(),
    kind: z.enum(['written', 'legal', 'placeholder']),
    status: z.literal('draft', 'must be draft: to publish the page, remove this line').optional(),
    /** The first and the last day on which a build has the page. */
    publish: day.optional(),
    until: day.optional(),
    description: pageDescriptionSchema(variables),
    lang: language.optional(),
    /** Addresses that lead here with a redirect. */
    from: z.array(oldAddress).optional(),
    /** When the page's text last changed, for sitemap.xml. */
    updated: pastDate('must be a date like 2026-11-20').optional(),
    /** On a placeholder: links to existing content on its subject. */
    available: z
      .array(siteLink(names))
      // Not .max(): if it fails, the checks below are skipped for the whole file.
      .refine(({ length }) => length >= 1 && length <= 3, 'must have one to three links')
      .optional(),
    /** The email link of a placeholder, or `demo`, its form. Defaults to the contact mailbox. */
    mail: z.enum([...mailTargets, 'demo']).optional(),
    menu: menuSchema.optional(),
    footer: z.strictObject({ column: z.enum(footerColumns), label: text(40) }).optional(),
  });

/** The sitemap needs the date of the last change. `available` depends on kind and status. */
const requireFields: CheckList = (entries, report) => {
  for (const [index, entry] of entries.entries()) {
    const isPlaceholder = stringField(entry, 'kind') === 'placeholder';
    const isDraft = stringField(entry, 'status') === 'draft';
    const hasLinks = valueAt(entry, ['available']) !== undefined;
    const links = [index, 'available'];
    if (isPlaceholder && !hasLinks) {
      report(links, 'is missing: add one to three links to what’s available today');
    }
    const [publish, until] = ['publish', 'until'].map((field) => stringField(entry, field));
    if (publish && until && until < publish) {
      report([index, 'until'], 'is before `publish`: no build would have the page');
    }
    if (!isPlaceholder && !isDraft && !publish && !until && hasLinks) {
      report(links, 'is only for placeholders: remove it from this page');
    }
    if (isPlaceholder || isDraft || stringField(entry, 'updated') !== null) continue;
    const remedy = 'add the date when the page’s text last changed, like 2026-11-20';
    report([index, 'updated'], `is missing: ${remedy}`);
  }
};

/**
 * Page names must be unique ignoring case, because lowercase aliases would collide.
 * @param variables filled in before titles and descriptions are measured
 * @param names pages that links may lead to
 */
export function pagesSchema(variables: TemplateVariables, names: readonly string[]) {
  const list = z.array(pageSchema(variables, names));
  const remedy = 'each page needs its own for search results';
  const unique = uniqueBy(uniqueBy(list, 'title', remedy), 'description', remedy);
  return checkList(
    uniqueBy(unique, 'name', 'each page needs its own name'),
    requirePages,
    requireFields,
    requireFreeAddresses,
  );
}
