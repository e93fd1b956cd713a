import { z } from 'zod';
import { didYouMean } from '../did-you-mean';
import { parseTarget, webAddress, webAddressMessage } from '../links';
import { findMarkup, markupMessage } from '../plain-text';
import { stringField } from '../tree';

/** Reports markup, at its place in the text. A check for strings whose words are published as they are. */
export function refuseMarkup(words: string, context: z.core.$RefinementCtx<string>): void {
  const within = findMarkup(words);
  if (within === null) return;
  context.addIssue({ code: 'custom', message: markupMessage(within), params: { within } });
}

/**
 * Plain text, never empty and no longer than the layout has room for. Schemas made of it are marked as words, which
 * writers can edit on the page.
 */
export function text(maxLength: number) {
  return exactText(maxLength).meta({ words: true });
}

/** Text that the code compares or sends, such as a tag or an email's subject: nothing may be added to it. */
export function exactText(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1, 'is empty: add text, or remove the field')
    .max(maxLength, {
      error: ({ input }) =>
        `is too long: it has ${String(input).length} characters, and there’s room for ${maxLength}`,
    })
    .superRefine(refuseMarkup);
}

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in quotes, like "06:04"');

/** The permit board moves permits by quarter hours. */
export const quarterHour = z
  .string()
  .regex(
    /^((0[6-9]|1[0-7]):(00|15|30|45)|18:00)$/,
    'must be a quarter hour of the shift in quotes, like "08:15"',
  );

/** The ID of a section, used as a URL fragment: lowercase words joined by hyphens. */
export const anchor = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lowercase words joined by hyphens, like how-it-works',
  );

/** One or two short words that fit into an instrument bubble. */
export const sectionTag = text(12);

export const point = z.strictObject({ title: text(60), text: text(280) });

export const day = z.iso.date('must be a date like 2026-11-20');

/** A language other than the site's, as the `lang` attribute has it. */
export const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, {
    error: 'must be a language tag, such as es or pt-BR',
    abort: true,
  })
  .refine((tag) => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag), {
    error: 'isn’t a language: write its tag, such as es or pt-BR',
  });

/** Whether a day isn't a slip of the keyboard: nothing on the site is older. */
export const isRecent = (day: string) => day >= '1990-01-01';
export const tooEarly = 'is long before this site: check the year';

/** A day that has come, at least in the earliest time zone, like 2026-11-20. */
export function pastDate(formatMessage: string) {
  return z.iso
    .date(formatMessage)
    .refine((day) => !isFuture(day), {
      error: 'is in the future: write the day when it happened, or today’s date',
    })
    .refine(isRecent, tooEarly);
}

/** East of Greenwich, a day begins up to 14 hours before it does in UTC. Not of what isn't a date, which is reported. */
function isFuture(day: string): boolean {
  return Date.parse(day) > Date.now() + 14 * 3_600_000;
}

/** What to do about a repeated heading. Screen readers list a page’s sections by their headings. */
export const ownHeading = 'give this section a heading of its own';

/** Why a list has as many entries as it has. */
export const fixedNumber =
  'the site’s requirements name them, in “What has to stay” of content/README.md';

export type CheckList = (
  entries: readonly unknown[],
  report: (path: PropertyKey[], message: string) => void,
) => void;

/** Checks a list even if some of its fields are invalid, so writers see all problems at once. */
export const checkList = <S extends z.ZodArray>(list: S, ...checks: readonly CheckList[]): S =>
  list.superRefine(
    (entries: readonly unknown[], { addIssue }) => {
      for (const check of checks)
        check(entries, (path, message) => addIssue({ code: 'custom', path, message }));
    },
    { when: ({ value }) => Array.isArray(value) },
  );

/** Requires a field to be unique in a list, ignoring case. @param field null for a list of texts */
export const uniqueBy = <S extends z.ZodArray>(list: S, field: string | null, remedy: string): S =>
  checkList(list, (entries, report) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const value = field === null ? entry : stringField(entry, field);
      if (typeof value !== 'string') continue;
      const path = field === null ? [index] : [index, field];
      if (seen.has(value.toLowerCase())) report(path, `${value} is in the list twice: ${remedy}`);
      seen.add(value.toLowerCase());
    }
  });

/** The name of a page of pages.yaml, optionally with an anchor: `AITeam#milam`. */
export function pageTarget(names: readonly string[]) {
  return z.string().refine((to) => names.includes(parseTarget(to).page), {
    error: ({ input }) => {
      const { page } = parseTarget(String(input));
      return `there is no page named “${page}”: use a name from pages.yaml, spelled exactly${didYouMean(page, names)}`;
    },
  });
}

/** Values of `mail`: a mailbox or an email template in site.yaml. */
export const mailTargets = ['contact', 'privacy', 'join'] as const;
const mail = z.enum(mailTargets);

/** A link to a page of the site, or one that opens an email: for the site's own navigation. */
export function siteLink(names: readonly string[]) {
  return z
    .strictObject({ label: text(40), to: pageTarget(names).optional(), mail: mail.optional() })
    .refine(
      hasOneTarget,
      `must have either \`to\` (a page) or \`mail\` (${mailTargets.join(', ')})`,
    );
}

/** A call to action: a link to a page of the site, to another site, or one that opens an email. */
export function link(names: readonly string[]) {
  return z
    .strictObject({
      label: text(40),
      to: pageTarget(names).optional(),
      mail: mail.optional(),
      href: z.string().regex(webAddress, webAddressMessage).optional(),
    })
    .refine(
      hasOneTarget,
      `must have exactly one of \`to\` (a page), \`mail\` (${mailTargets.join(', ')}), or \`href\` (another site)`,
    );
}

function hasOneTarget({ to, mail, href }: { to?: unknown; mail?: unknown; href?: unknown }) {
  return [to, mail, href].filter((target) => target !== undefined).length === 1;
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
    error: ({ code, input }) => {
      if (code !== 'invalid_type') return undefined;
      const needs = 'a film, with a file, a title, and a description';
      return input === undefined ? `is missing: this page needs ${needs}` : `must be ${needs}`;
    },
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
