import { z } from 'zod';
import { noSuchPage, targetOf } from '../targets';
import { text } from './text';

/** A page by its name in the registry, or a place on it by the id of its heading: `AITeam#milam`. */
function target(names: readonly string[]) {
  return z.string().refine((to) => names.includes(targetOf(to).page), {
    error: ({ input }) => noSuchPage(targetOf(String(input)).page, names),
  });
}

/** A link to a page of the site, or to one of the site's mailboxes. */
export function link(names: readonly string[]) {
  return z
    .strictObject({
      label: text(40),
      to: target(names).optional(),
      mail: z.enum(['contact', 'privacy'], 'must be contact or privacy').optional(),
    })
    .refine(
      ({ to, mail }) => (to === undefined) !== (mail === undefined),
      'leads nowhere or to two places: give it either `to` (a page) or `mail` (contact or privacy)',
    );
}
