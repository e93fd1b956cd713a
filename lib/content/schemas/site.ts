import { z } from 'zod';
import { webAddress, webAddressMessage } from '../links';
import { day, exactText, link, pageTarget, pastDate, text } from './fields';
import { solutionsColumns } from './pages';

const emailAddress = z.email('isn’t an email address: write one like hello@plant.example');

/** A prefilled email: a subject, and lines for the sender to fill in. */
const emailTemplate = z.strictObject({
  subject: exactText(60),
  body: exactText(300),
});

/** A line above the top bar, from its first to its last day. */
const announcement = (names: readonly string[]) =>
  z
    .strictObject({
      text: text(120),
      link: link(names).optional(),
      from: day.optional(),
      until: day.optional(),
    })
    .refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      error: 'is before `from`: no day would have the announcement',
    });

const webOrigin = z
  .string()
  .regex(webAddress, webAddressMessage)
  .refine((url) => /^https:\/\/[^/?#]+$/.test(url), {
    error: 'must end after the host, like https://plausible.io',
  });

export const siteSchema = (names: readonly string[]) =>
  z.strictObject({
    name: text(20),
    longName: text(80),
    category: text(60),
    promise: text(80),
    founded: pastDate('must be a date like 2025-10-28'),
    contactMail: emailAddress,
    privacyMail: emailAddress,
    announcement: announcement(names).optional(),
    /** The form service that requests for a demo are posted to, instead of an email. */
    requestForm: z.string().regex(webAddress, webAddressMessage).optional(),
    /** A service with Plausible's API, and the name of this site there. */
    analytics: z
      .strictObject({
        url: webOrigin,
        domain: z.string().regex(/^[a-z0-9.-]+$/, 'must be a name like www.example.com'),
      })
      .optional(),
    /** Where the titles of the columns of Solutions lead. */
    solutions: z.record(z.enum(solutionsColumns), z.strictObject({ to: pageTarget(names) })),
    emails: z.strictObject({ demo: emailTemplate, join: emailTemplate }),
    slip: z.strictObject({
      /** Of the button in the top bar. */
      label: text(20),
      button: text(24),
      /** What happens after the button is pressed. */
      after: text(140),
      agendaHeading: text(40),
      agenda: z.array(text(100)).length(4, 'must have four lines'),
      otherwise: z.strictObject({
        heading: text(40),
        /** Precedes the address. */
        before: text(80),
        button: text(24),
        copied: text(60),
        failed: text(80),
        long: text(80),
      }),
      /** With `requestForm`, in place of `button`, `after`, and `otherwise`; then the page that follows. */
      send: z.strictObject({
        email: text(40),
        button: text(24),
        after: text(140),
        title: text(40),
        text: text(160),
      }),
    }),
  });

/** Best bets: which queries a page or section comes first for. A query has one first result. */
const keywordsSchema = (names: readonly string[]) =>
  z
    .array(z.strictObject({ to: pageTarget(names), words: z.array(text(40)).min(1) }))
    .superRefine((entries, { addIssue }) => {
      const first = new Map<string, string>();
      for (const [entry, { to, words }] of entries.entries()) {
        for (const [place, written] of words.entries()) {
          const query = written.toLowerCase();
          const message = `also leads to ${first.get(query)}: a query has one first result`;
          const path = [entry, 'words', place];
          if (first.has(query)) addIssue({ code: 'custom', path, message });
          first.set(query, to);
        }
      }
    })
    .default([]);

/**
 * What the site search adds to the text of the pages.
 *
 * @param names pages that keywords may lead to
 * @param offered pages that may be suggested
 */
export function searchSchema(names: readonly string[], offered: readonly string[]) {
  return z.strictObject({
    /** Page names. */
    offer: z
      .array(
        z.string().refine((name) => offered.includes(name), {
          error: (issue) =>
            `there is no published page named “${issue.input}”: use a name from pages.yaml that isn’t a placeholder`,
        }),
      )
      .min(1, 'is empty: list at least one page')
      .max(6, 'has more pages than there is room for: 6 at most'),
    examples: z
      .array(text(24))
      .min(1, 'is empty: list at least one query')
      .max(6, 'has more queries than there is room for: 6 at most'),
    synonyms: z.array(
      z
        .array(text(40))
        .min(2, 'needs at least two words that mean the same, like [RCA, root cause analysis]'),
    ),
    keywords: keywordsSchema(names),
  });
}
