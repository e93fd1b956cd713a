import { z } from 'zod';
import { link } from './link';
import { anchor, text } from './text';

/** A page that has its title, lead and section headings. */
export function outlineSchema(pageNames: readonly string[]) {
  return z.strictObject({
    lead: text(320),
    sections: z.array(z.strictObject({ id: anchor, heading: text(80) })).min(1),
    actions: z.array(link(pageNames)).max(2).default([]),
  });
}
