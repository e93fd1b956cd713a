import { z } from 'zod';
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

const pageSchema = z.strictObject({
  name: z
    .string({ error: 'is missing: the page name, which is also its address' })
    .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'must be letters and digits only: it is the page’s address'),
  title: text(60),
  kind: z.enum(['written', 'legal', 'placeholder'], 'must be written, legal or placeholder'),
  description: text(160).min(50, 'is too short for a search result: at least 50 characters'),
  menu: menuSchema.optional(),
  footer: z
    .strictObject({
      column: z.enum(['Product', 'Company', 'Legal'], 'must be Product, Company or Legal'),
      label: text(40),
    })
    .optional(),
});

export const pagesSchema = z.array(pageSchema).superRefine((pages, context) => {
  const seen = new Set<string>();
  pages.forEach(({ name }, index) => {
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
