import { z } from 'zod';
import { drawingName } from './drawings';
import {
  anchor,
  closing,
  film,
  isRecent,
  link,
  ownHeading,
  pastDate,
  text,
  tooEarly,
  uniqueBy,
} from './fields';

/** A picture of content/images/. Whether it's there and can be shown is checked with the other references. */
export const picture = z
  .strictObject({
    file: z.string(),
    /** What it shows, for people who can't see it. */
    description: text(250),
    caption: text(200).optional(),
  })
  .refine(
    ({ file, description }) =>
      description !== file && !/\.(png|jpe?g|webp|avif)$/i.test(description),
    { path: ['description'], error: 'is the name of a file: write what the picture shows instead' },
  );

/** A table that fits on a phone: up to four columns of short texts. */
const table = z
  .strictObject({
    columns: z.array(text(40)).min(2).max(4),
    rows: z.array(z.array(text(160))).min(1),
  })
  .superRefine(({ columns, rows }, { addIssue }) => {
    for (const [index, { length }] of rows.entries()) {
      if (length === columns.length) continue;
      const message = `has ${length} cells, and the table has ${columns.length} columns: give each row as many cells`;
      addIssue({ code: 'custom', path: ['rows', index], message });
    }
  });

/** Section layouts, described in content/README.md. */
const layouts = [
  'ruled',
  'columns',
  'split',
  'mirrored',
  'stage',
  'statement',
  'message',
  'banner',
] as const;

const section = (pageNames: readonly string[]) =>
  z
    .strictObject({
      id: anchor,
      heading: text(80),
      /** The category above the heading, in one or two words. */
      tag: text(12).optional(),
      lead: text(500).optional(),
      points: z.array(z.strictObject({ title: text(80), text: text(400) })).default([]),
      /** The drawing that illustrates the section. */
      drawing: drawingName.optional(),
      /** In place of the drawing. */
      picture: picture.optional(),
      /** Below the points. */
      table: table.optional(),
      /** Defaults to `split` with a drawing or a picture, otherwise to `ruled`. */
      layout: z.enum(layouts).optional(),
      actions: z.array(link(pageNames)).max(2).default([]),
    })
    .refine(({ drawing, picture }) => drawing === undefined || picture === undefined, {
      path: ['picture'],
      error: 'has no place, because the section has a drawing: remove one of the two',
    })
    .refine(({ layout, table }) => layout !== 'message' || table === undefined, {
      path: ['table'],
      error: 'has no place in the layout “message”: use another layout, or a section of its own',
    });

/** The head and the optional closing block with next steps, in YAML or as the front matter of a Markdown file. */
const pageFrame = (pageNames: readonly string[], hasFilm: boolean) => ({
  /** The message of the page, in large type at its top. Defaults to the page's title. */
  headline: text(90).optional(),
  lead: text(320),
  /** Next to the headline. */
  film: hasFilm ? film : film.optional(),
  /** Shows the film across the window, below the headline. */
  wideFilm: z.boolean().default(false),
  actions: z.array(link(pageNames)).max(2).default([]),
  closing: closing(pageNames).optional(),
});

/** Front matter of a page written in Markdown. */
export const markdownPageSchema = (pageNames: readonly string[], hasFilm: boolean) =>
  z.strictObject(pageFrame(pageNames, hasFilm));

/** @param hasFilm whether the page must have a film */
export function standardPageSchema(pageNames: readonly string[], hasFilm: boolean) {
  return z
    .strictObject({
      ...pageFrame(pageNames, hasFilm),
      /** Next to the headline, on a page without a film. */
      drawing: drawingName.optional(),
      sections: uniqueBy(z.array(section(pageNames)).min(1), 'heading', ownHeading),
    })
    .refine(({ film, drawing }) => film === undefined || drawing === undefined, {
      path: ['drawing'],
      error: 'has no place, because the film is next to the headline: remove one of the two',
    });
}

const dateMessage = 'must be a date like 2025-08-01, or the word today';

/** Front matter of a legal text. */
export const legalSchema = z.strictObject({
  lead: text(320),
  /** `today` is the build date, replaced in the browser with the current date. */
  updated: z.literal('today').or(pastDate(dateMessage)).optional(),
  /** A date, or a phrase that follows “Effective”, like “from your first access”. */
  effective: text(60)
    .refine(
      (value) => !/^\d/.test(value) || z.iso.date().safeParse(value).success,
      'must be a date like 2025-08-01, or a phrase like “from your first access”',
    )
    .refine((value) => !/^\d/.test(value) || isRecent(value), tooEarly)
    .optional(),
});
