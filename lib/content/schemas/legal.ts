import { z } from 'zod';
import { text } from './text';

const isoDate = z.iso.date('must be a date like 2025-08-01, or the word today');

/** What stands between the two lines of `---` at the beginning of a legal text. */
export const legalSchema = z.strictObject({
  lead: text(320),
  /** `today`: the day of the build, set again in the browser. */
  updated: z.union([z.literal('today'), isoDate]).optional(),
  /** A date, or words that follow “Effective”, like “from your first access”. */
  effective: text(60)
    .refine(
      (value) => !/^\d/.test(value) || isoDate.safeParse(value).success,
      'must be a date like 2025-08-01, or a phrase like “from your first access”',
    )
    .optional(),
});
