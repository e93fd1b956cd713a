import { z } from 'zod';
import { parseTarget, unknownPageMessage } from '../links';
import { webAddressProblem } from '../web-address';
import { text } from './text';

/** A page name from the registry, optionally with an anchor: `AITeam#milam`. */
export function pageTarget(names: readonly string[]) {
  return z.string().refine((to) => names.includes(parseTarget(to).page), {
    error: ({ input }) => unknownPageMessage(parseTarget(String(input)).page, names),
  });
}

/** Values of `mail`: a mailbox or an email template in site.yaml. */
const mailTargets = ['contact', 'privacy', 'demo', 'start', 'join'] as const;
export const mail = z.enum(mailTargets);

const linkFields = (names: readonly string[]) => ({
  label: text(40),
  to: pageTarget(names).optional(),
  mail: mail.optional(),
});

/** A link to a page of the site, or one that opens an email: for the site's own navigation. */
export function siteLink(names: readonly string[]) {
  return z
    .strictObject(linkFields(names))
    .refine(
      ({ to, mail }) => (to === undefined) !== (mail === undefined),
      `must have either \`to\` (a page) or \`mail\` (${mailTargets.join(', ')}), and not both`,
    );
}

/** The address of a page on another site. Addresses of this site are reported by valueProblems(). */
const webAddress = z.string().superRefine((address, context) => {
  const message = webAddressProblem(address);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** A call to action: a link to a page of the site, to another site, or one that opens an email. */
export function link(names: readonly string[]) {
  return z
    .strictObject({ ...linkFields(names), href: webAddress.optional() })
    .refine(
      ({ to, mail, href }) =>
        [to, mail, href].filter((target) => target !== undefined).length === 1,
      `must have exactly one of \`to\` (a page), \`mail\` (${mailTargets.join(', ')}), or \`href\` (another site)`,
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

/**
 * The film in a page's hero. Its files in public/media/ are the loop {file}.mp4, the poster {file}.avif, and optionally
 * the player's cut {file}.cut.mp4 with captions {file}.vtt. Each video may also have an AV1 version: {file}.av1.mp4,
 * {file}.cut.av1.mp4. For phones, there may be a loop and poster in portrait format: {file}.tall.*.
 */
export const film = z.strictObject(
  {
    file: z
      .string({ error: 'is missing: add the film’s file name without its extension, like home' })
      .regex(/^[a-z0-9-]+$/, 'must be the film’s file name without its extension, like home'),
    title: text(80),
    description: text(600),
  },
  {
    error: (issue) =>
      issue.input === undefined
        ? 'is missing: this page needs a film, with a file, a title, and a description'
        : 'must have a file, a title, and a description',
  },
);

/** What a custom page opens with. */
export function heroFields(pageNames: readonly string[]) {
  return {
    headline: text(90),
    lead: text(320),
    film,
    actions: z.array(link(pageNames)).min(1).max(2),
  };
}
