import { z } from 'zod';
import { parseTarget, unknownPageMessage } from '../links';
import { text } from './text';

/** A page by its name in the registry, or a place on it by the id of its heading: `AITeam#milam`. */
export function pageTarget(names: readonly string[]) {
  return z.string().refine((to) => names.includes(parseTarget(to).page), {
    error: ({ input }) => unknownPageMessage(parseTarget(String(input)).page, names),
  });
}

/** What `mail` may name: a mailbox of site.yaml, or an email that it prepares. */
const mailTargets = ['contact', 'privacy', 'demo', 'join'] as const;
export const mail = z.enum(mailTargets, `must be one of: ${mailTargets.join(', ')}`);

/** A link to a page of the site, or one that opens an email. */
export function link(names: readonly string[]) {
  return z
    .strictObject({
      label: text(40),
      to: pageTarget(names).optional(),
      mail: mail.optional(),
    })
    .refine(
      ({ to, mail }) => (to === undefined) !== (mail === undefined),
      `must have either \`to\` (a page) or \`mail\` (${mailTargets.join(', ')}), and not both`,
    );
}

/** The last block of a page: what to do next. The first action is the main one. */
export function closing(pageNames: readonly string[]) {
  return z.strictObject({
    heading: text(80),
    text: text(280),
    actions: z.array(link(pageNames)).min(1).max(2),
  });
}
