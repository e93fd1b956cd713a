import { z } from 'zod';
import { withRequiredPages } from './required-pages';
import { text } from './text';
import { unique } from './unique';

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
  status: z.literal('draft', 'must be draft; a page without a status is published').optional(),
  description: text(160).min(50, 'is too short for a search result: at least 50 characters'),
  menu: menuSchema.optional(),
  footer: z
    .strictObject({
      column: z.enum(['Product', 'Company', 'Legal'], 'must be Product, Company or Legal'),
      label: text(40),
    })
    .optional(),
});

// Two names that differ in case alone would share one lower-cased address.
export const pagesSchema = withRequiredPages(
  unique(z.array(pageSchema), 'name', 'every page needs a name of its own'),
);
