import { z } from 'zod';
import { text } from './text';

/** The film in a page's hero. Its files are {file}.mp4 and the poster {file}.avif in public/media/. */
export const film = z.strictObject(
  {
    file: z
      .string({ error: 'is missing: the film’s name without its ending, like home' })
      .regex(/^[a-z0-9-]+$/, 'must be the film’s name without its ending, like home'),
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

/** For pages whose head is words alone. */
export const noFilm = z
  .undefined({ error: 'is no field of this page: its head has no film' })
  .optional();
