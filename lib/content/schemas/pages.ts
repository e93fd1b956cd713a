import { z } from 'zod';
import { pageDescriptionSchema, pageTitleSchema, type TemplateVariables } from '../seo';
import { stringField, valueAt } from '../tree';
import { mail, siteLink } from './link';
import { isOwnPath, oldAddresses, requireFreeAddresses } from './old-addresses';
import { requirePages } from './required-pages';
import { pastDate, text } from './text';
import { checkList, uniqueBy } from './unique';

export const solutionsColumns = [
  'Operations Excellence',
  'Compliance & Risk',
  'Workforce Development',
  'Strategic Intelligence',
] as const;

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

/** Names of the site's own files, and of what every object has in JavaScript. */
function isReserved(name: string): boolean {
  return isOwnPath(`/${name}`) || name in Object.prototype;
}

const pageSchema = (variables: TemplateVariables, names: readonly string[]) =>
  z.strictObject({
    name: z
      .string({ error: 'is missing: add the page’s name, which is also its address' })
      .regex(
        /^[A-Za-z][A-Za-z0-9]*$/,
        'must start with a letter and have only letters and digits: it’s the page’s address',
      )
      .max(60, 'is too long for an address: use at most 60 letters and digits')
      .refine((name) => !isReserved(name), 'is a name that the site uses itself: use another'),
    title: pageTitleSchema(variables),
    kind: z.enum(['written', 'legal', 'placeholder']),
    status: z.literal('draft', 'must be draft: to publish the page, remove this line').optional(),
    description: pageDescriptionSchema(variables),
    /** Addresses that lead here with a redirect. */
    from: oldAddresses.optional(),
    /** When the page's text last changed, for sitemap.xml. */
    updated: pastDate('must be a date like 2026-11-20').optional(),
    /** On a placeholder: links to existing content on its subject. */
    available: z
      .array(siteLink(names))
      // Not .max(): if it fails, the checks below are skipped for the whole file.
      .refine(({ length }) => length >= 1 && length <= 3, 'must have one to three links')
      .optional(),
    /** The email link of a placeholder. Defaults to the contact mailbox. */
    mail: mail.optional(),
    menu: menuSchema.optional(),
    footer: z
      .strictObject({
        column: z.enum(['Product', 'Company', 'Legal']),
        label: text(40),
      })
      .optional(),
  });

/**
 * Search results need unique titles and descriptions; the sitemap needs the date of the last change. Also checks
 * `available`, which depends on kind and status.
 */
const requireSeoFields = <S extends z.ZodArray>(pages: S): S =>
  checkList(pages, (entries, report) => {
    for (const field of ['title', 'description']) {
      const firstUse = new Map<string, string>();
      for (const [index, entry] of entries.entries()) {
        const value = stringField(entry, field);
        if (value === null) continue;
        const other = firstUse.get(value);
        const remedy = 'each page needs its own for search results';
        if (other !== undefined) {
          report([index, field], `is also the ${field} of ${other}: ${remedy}`);
        }
        firstUse.set(value, stringField(entry, 'name') ?? '');
      }
    }
    for (const [index, entry] of entries.entries()) {
      const isPlaceholder = stringField(entry, 'kind') === 'placeholder';
      const isDraft = stringField(entry, 'status') === 'draft';
      const hasLinks = valueAt(entry, ['available']) !== undefined;
      const links = [index, 'available'];
      if (isPlaceholder && !hasLinks) {
        report(links, 'is missing: add one to three links to what’s available today');
      }
      if (!isPlaceholder && !isDraft && hasLinks) {
        report(links, 'is only for placeholders: remove it from this page');
      }
      if (isPlaceholder || isDraft || stringField(entry, 'updated') !== null) continue;
      const remedy = 'add the date when the page’s text last changed, like 2026-11-20';
      report([index, 'updated'], `is missing: ${remedy}`);
    }
  });

/**
 * Page names must be unique ignoring case, because lowercase aliases would collide.
 * @param variables filled in before titles and descriptions are measured
 * @param names pages that links may lead to
 */
export const pagesSchema = (variables: TemplateVariables, names: readonly string[]) =>
  requireFreeAddresses(
    requireSeoFields(
      requirePages(
        uniqueBy(z.array(pageSchema(variables, names)), 'name', 'each page needs its own name'),
      ),
    ),
  );
