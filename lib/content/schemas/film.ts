import { z } from 'zod';
import { text } from './text';

/** Whether public/media holds a file of this name. */
export type MediaFinder = (file: string) => boolean;

/** The film in a page's hero. Its two files, {file}.mp4 and the poster {file}.avif, must be there. */
export function film(hasMedia: MediaFinder) {
  return z.strictObject(
    {
      file: z
        .string({ error: 'is missing: the film’s name without its ending, like home' })
        .regex(/^[a-z0-9-]+$/, 'must be the film’s name without its ending, like home')
        .superRefine((name, context) => {
          for (const file of [`${name}.mp4`, `${name}.avif`].filter((file) => !hasMedia(file))) {
            context.addIssue({
              code: 'custom',
              message: `public/media/${file} is missing: draw it with npm run films ${name}, or name a film that is there`,
            });
          }
        }),
      title: text(80),
      description: text(600),
    },
    {
      error: (issue) =>
        issue.input === undefined
          ? 'is missing: this page’s hero has a film, with file, title and description'
          : 'must hold file, title and description',
    },
  );
}
