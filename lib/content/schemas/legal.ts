import { z } from 'zod';
import { text } from './text';

const isoDate = z.iso.date('must be a date like 2025-08-01, or the word today');

/** Front matter of a legal text. */
export const legalSchema = z.strictObject({
  lead: text(320),
  /** `today` is the build date, replaced in the browser with the current date. */
  updated: z.union([z.literal('today'), isoDate]).optional(),
  /** A date, or a phrase that follows “Effective”, like “from your first access”. */
  effective: text(60)
    .refine(
      (value) => !/^\d/.test(value) || isoDate.safeParse(value).success,
      'must be a date like 2025-08-01, or a phrase like “from your first access”',
    )
    .optional(),
});
