import { z } from 'zod';
import { documentTitle, maxTitleLength } from '../seo';
import { exactText, pastDate, text } from './text';

const emailAddress = z.email('isn’t an email address: write one like hello@plant.example');

/** A prefilled email: a subject, lines for the sender to fill in, and what a hero says about its button. */
const emailTemplate = z.strictObject({
  subject: exactText(60),
  body: exactText(300),
  note: text(120).optional(),
});

export const siteSchema = z
  .strictObject({
    name: text(20),
    longName: text(80),
    category: text(60),
    promise: text(80),
    founded: pastDate('must be a date like 2025-10-28'),
    contactMail: emailAddress,
    privacyMail: emailAddress,
    emails: z.strictObject({ demo: emailTemplate, start: emailTemplate, join: emailTemplate }),
    slip: z.strictObject({
      /** Of the button in the top bar. */
      label: text(20),
      heading: text(60),
      lead: text(200),
      button: text(24),
      nextHeading: text(40),
      next: z.array(text(140)).min(1),
      otherwise: z.strictObject({
        heading: text(40),
        /** Precedes the address. */
        before: text(80),
        button: text(24),
        copied: text(60),
        failed: text(80),
        long: text(80),
      }),
    }),
  })
  .refine((site) => documentTitle({ name: 'Home', title: '' }, site).length <= maxTitleLength, {
    path: ['category'],
    error: `is too long for a search result: Home’s title is the name plus the category, ${maxTitleLength} characters at most`,
  });
