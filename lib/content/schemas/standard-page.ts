import { z } from 'zod';
import { drawingName } from './drawings';
import type { film, noFilm } from './film';
import { closing, link } from './link';
import { anchor, text } from './text';

/** How a section is laid out; content/README.md says what each looks like. */
const layouts = [
  'ruled',
  'columns',
  'split',
  'mirrored',
  'stage',
  'statement',
  'message',
  'tags',
  'banner',
] as const;

const section = (pageNames: readonly string[]) =>
  z.strictObject({
    id: anchor,
    heading: text(80),
    /** The category above the heading, in a word or two. */
    tag: text(12).optional(),
    lead: text(500).optional(),
    points: z.array(z.strictObject({ title: text(80), text: text(400) })).default([]),
    /** The product picture that shows what the section says. */
    drawing: drawingName.optional(),
    /** Without one: `split` beside a drawing, else `ruled`. */
    layout: z.enum(layouts, `must be one of the layouts: ${layouts.join(', ')}`).optional(),
    actions: z.array(link(pageNames)).max(2).default([]),
  });

/** The message of the page, set large at its top; without one, the page's title stands there. */
const headline = text(90).optional();

/** What stands before the Markdown of a written page: the same head and closing as in YAML. */
export function markdownPageSchema(pageNames: readonly string[]) {
  return z.strictObject({
    headline,
    lead: text(320),
    actions: z.array(link(pageNames)).max(2).default([]),
    closing: closing(pageNames).optional(),
  });
}

/**
 * A written page: a head, sections of words and points, a block at its end that leads on.
 * `hero` is what the head shows beside its words: a film, or nothing.
 */
export function standardPageSchema(
  pageNames: readonly string[],
  hero: typeof film | typeof noFilm,
) {
  return z.strictObject({
    headline,
    lead: text(320),
    film: hero,
    /** Next to the headline, on a page without a film. */
    drawing: drawingName.optional(),
    sections: z.array(section(pageNames)).min(1),
    actions: z.array(link(pageNames)).max(2).default([]),
    closing: closing(pageNames).optional(),
  });
}
