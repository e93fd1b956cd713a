import { z } from 'zod';
import { parseTarget, unknownPageMessage } from '../links';
import { text } from './text';

/** A page name from the registry, optionally with an anchor: `AITeam#milam`. */
export function pageTarget(names: readonly string[]) {
  return z.string().refine((to) => names.includes(parseTarget(to).page), {
    error: ({ input }) => unknownPageMessage(parseTarget(String(input)).page, names),
  });
}

/** Values of `mail`: a mailbox or an email template in site.yaml. */
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

/** The closing block of a page: next steps. The first action is the main one. */
export function closing(pageNames: readonly string[]) {
  return z.strictObject({
    heading: text(80),
    text: text(280),
    actions: z.array(link(pageNames)).min(1).max(2),
  });
}
