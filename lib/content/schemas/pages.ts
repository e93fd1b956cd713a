import { z } from 'zod';
import { pageDescriptionSchema, pageTitleSchema, type TemplateVariables } from '../seo';
import { link, mail } from './link';
import { requirePages } from './required-pages';
import { text } from './text';
import { stringField, uniqueBy } from './unique';

const solutionsColumns = [
  'Operations Excellence',
  'Compliance & Risk',
  'Workforce Development',
  'Strategic Intelligence',
] as const;

const menuSchema = z.discriminatedUnion('group', [
  z.strictObject({
    group: z.literal('Solutions'),
    column: z.enum(solutionsColumns, `must be one of: ${solutionsColumns.join(', ')}`),
    label: text(40),
  }),
  z.strictObject({
    group: z.enum(['Platform', 'About', 'Resources', 'Support']),
    label: text(40),
  }),
]);

const pageSchema = (words: TemplateVariables, names: readonly string[]) =>
  z.strictObject({
    name: z
      .string({ error: 'is missing: add the page’s name, which is also its address' })
      .regex(
        /^[A-Za-z][A-Za-z0-9]*$/,
        'must start with a letter and have only letters and digits: it’s the page’s address',
      ),
    title: pageTitleSchema(words),
    kind: z.enum(['written', 'legal', 'placeholder'], 'must be written, legal, or placeholder'),
    status: z.literal('draft', 'must be draft: to publish the page, remove this line').optional(),
    description: pageDescriptionSchema(words),
    /** The day when the page's words last changed; sitemap.xml tells it to crawlers. */
    updated: z.iso.date('must be a date like 2026-11-20').optional(),
    /** Below a placeholder: links to what there is to read on its subject already. */
    available: z
      .array(link(names))
      // Not .max(): a list that it refuses hides the mistakes of the whole file from the checks below.
      .refine(({ length }) => length >= 1 && length <= 3, 'must have one to three links')
      .optional(),
    /** The email that a placeholder offers; the contact mailbox unless it says otherwise. */
    mail: mail.optional(),
    menu: menuSchema.optional(),
    footer: z
      .strictObject({
        column: z.enum(['Product', 'Company', 'Legal'], 'must be Product, Company, or Legal'),
        label: text(40),
      })
      .optional(),
  });

/** Search results need words of their own for each page; the sitemap needs the day of the last change. */
const requireSeoFields = <S extends z.ZodArray>(pages: S): S =>
  pages.superRefine(
    (entries: readonly unknown[], context) => {
      const tell = (index: number, field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      for (const field of ['title', 'description']) {
        const first = new Map<string, string>();
        entries.forEach((entry, index) => {
          const words = stringField(entry, field);
          if (words === null) return;
          const other = first.get(words);
          if (other !== undefined) {
            const remedy = 'each page needs its own for search results';
            tell(index, field, `is also the ${field} of ${other}: ${remedy}`);
          }
          first.set(words, stringField(entry, 'name') ?? '');
        });
      }
      entries.forEach((entry, index) => {
        const isPlaceholder = stringField(entry, 'kind') === 'placeholder';
        const isDraft = stringField(entry, 'status') === 'draft';
        const hasLinks = typeof entry === 'object' && entry !== null && 'available' in entry;
        if (isPlaceholder && !hasLinks) {
          tell(index, 'available', 'is missing: add one to three links to what’s available today');
        }
        if (!isPlaceholder && !isDraft && hasLinks) {
          tell(index, 'available', 'is only for placeholders: remove it from this page');
        }
        if (isPlaceholder || isDraft || stringField(entry, 'updated') !== null) return;
        const remedy = 'add the date when the page’s text last changed, like 2026-11-20';
        tell(index, 'updated', `is missing: ${remedy}`);
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  );

/**
 * Two names that differ in case alone would share one lower-cased address.
 * @param words what titles and descriptions are measured with
 * @param names the pages that links may lead to
 */
export const pagesSchema = (words: TemplateVariables, names: readonly string[]) =>
  requireSeoFields(
    requirePages(
      uniqueBy(z.array(pageSchema(words, names)), 'name', 'each page needs its own name'),
    ),
  );
