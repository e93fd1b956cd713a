import { z } from 'zod';
import { text } from './text';

/** The name of a page in the registry; an unknown one is told with the names there are. */
function pageName(names: readonly string[]) {
  return z
    .string({ error: 'is missing: the name of a page' })
    .refine((name) => names.includes(name), {
      error: (issue) =>
        `there is no page named ${JSON.stringify(issue.input)}: use a name from pages.yaml, spelt exactly`,
    });
}

/** A link to a page of the site, or to one of the site's mailboxes. */
export function link(names: readonly string[]) {
  return z
    .strictObject({
      label: text(40),
      to: pageName(names).optional(),
      mail: z.enum(['contact', 'privacy'], 'must be contact or privacy').optional(),
    })
    .refine(
      ({ to, mail }) => (to === undefined) !== (mail === undefined),
      'leads nowhere or to two places: give it either `to` (a page) or `mail` (contact or privacy)',
    );
}
