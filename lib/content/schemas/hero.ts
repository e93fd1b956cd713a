import { z } from 'zod';
import { link } from './link';
import { text } from './text';

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
