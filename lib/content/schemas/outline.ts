import { z } from 'zod';
import { link } from './link';
import { anchor, text } from './text';

const day = z.iso.date('must be a date like 2025-08-01, or the word today');

/** A page that has its title, lead and section headings. */
export function outlineSchema(pageNames: readonly string[]) {
  return z.strictObject({
    lead: text(320),
    /** `today`: the day of the build, set again in the browser. */
    updated: z.union([z.literal('today'), day]).optional(),
    effective: day.optional(),
    sections: z.array(z.strictObject({ id: anchor, heading: text(80) })).min(1),
    actions: z.array(link(pageNames)).max(2).default([]),
  });
}
