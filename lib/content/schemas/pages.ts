import { z } from 'zod';
import { pageDescription, pageTitle } from '../head';
import { text } from './text';

const columns = [
  'Operations Excellence',
  'Compliance & Risk',
  'Workforce Development',
  'Strategic Intelligence',
] as const;

const menuSchema = z.discriminatedUnion('group', [
  z.strictObject({
    group: z.literal('Solutions'),
    column: z.enum(columns, `must be one of: ${columns.join(', ')}`),
    label: text(40),
  }),
  z.strictObject({
    group: z.enum(['Platform', 'About', 'Resources', 'Support']),
    label: text(40),
  }),
]);

const pageSchema = (productName: string) =>
  z.strictObject({
    name: z
      .string({ error: 'is missing: the page name, which is also its address' })
      .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'must be letters and digits only: it is the page’s address'),
    title: pageTitle(productName),
    kind: z.enum(['written', 'legal', 'placeholder'], 'must be written, legal or placeholder'),
    description: pageDescription(productName),
    /** The day when the page's words last changed; sitemap.xml tells it to crawlers. */
    updated: z.iso.date('must be a date like 2026-11-20').optional(),
    menu: menuSchema.optional(),
    footer: z
      .strictObject({
        column: z.enum(['Product', 'Company', 'Legal'], 'must be Product, Company or Legal'),
        label: text(40),
      })
      .optional(),
  });

/** @param productName stands in titles and descriptions, which are measured with it */
export const pagesSchema = (productName: string) =>
  z.array(pageSchema(productName)).superRefine((pages, context) => {
    const seen = new Set<string>();
    for (const field of ['title', 'description'] as const) {
      const first = new Map<string, string>();
      pages.forEach(({ name, [field]: words }, index) => {
        const other = first.get(words);
        if (other !== undefined) {
          context.addIssue({
            code: 'custom',
            path: [index, field],
            message: `is also the ${field} of ${other}: search results need one of its own for each page`,
          });
        }
        first.set(words, name);
      });
    }
    pages.forEach(({ name, kind, updated }, index) => {
      if (kind !== 'placeholder' && updated === undefined) {
        context.addIssue({
          code: 'custom',
          path: [index, 'updated'],
          message: 'is missing: the day when the page’s words last changed, like 2026-11-20',
        });
      }
      // Two names that differ in case alone would share one lower-cased address.
      const alias = name.toLowerCase();
      if (seen.has(alias)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: `${name} stands twice in the list: every page needs a name of its own`,
        });
      }
      seen.add(alias);
    });
    if (!pages.some(({ name }) => name === 'Home')) {
      context.addIssue({
        code: 'custom',
        path: [],
        message: 'has no page named Home: the site needs one',
      });
    }
  });
