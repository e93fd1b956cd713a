import { z } from 'zod';
import { drawingName } from './drawings';
import type { film, noFilm } from './film';
import { link } from './link';
import { anchor, text } from './text';

const section = (pageNames: readonly string[]) =>
  z.strictObject({
    id: anchor,
    heading: text(80),
    /** Two short words for the bubble on the line. */
    tag: text(12).optional(),
    lead: text(500).optional(),
    points: z.array(z.strictObject({ title: text(80), text: text(400) })).default([]),
    /** The product picture that shows what the section says. */
    drawing: drawingName.optional(),
    actions: z.array(link(pageNames)).max(2).default([]),
  });

/** What leads on at the end of a written page. */
function closing(pageNames: readonly string[]) {
  return z
    .strictObject({
      heading: text(80),
      text: text(280),
      actions: z.array(link(pageNames)).min(1).max(2),
    })
    .optional();
}

/** What stands before the Markdown of a written page: the same head and closing as in YAML. */
export function proseSchema(pageNames: readonly string[]) {
  return z.strictObject({
    lead: text(320),
    actions: z.array(link(pageNames)).max(2).default([]),
    closing: closing(pageNames),
  });
}

/**
 * A written page: a head, sections of words and points, a block at its end that leads on.
 * `hero` is what the head shows beside its words: a film, or nothing.
 */
export function outlineSchema(pageNames: readonly string[], hero: typeof film | typeof noFilm) {
  return z.strictObject({
    lead: text(320),
    film: hero,
    sections: z.array(section(pageNames)).min(1),
    actions: z.array(link(pageNames)).max(2).default([]),
    closing: closing(pageNames),
  });
}
