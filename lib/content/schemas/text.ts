import { z } from 'zod';

/** Markdown's links and emphasis, web addresses, HTML. */
const markup = /\[[^\]]*\]\([^)]*\)|\*\*|https?:\/\/\S*|<\/?[a-z][^>]*>/;

/** A text of its place: never empty, and no longer than the layout has room for. */
export function text(most: number) {
  return z
    .string()
    .trim()
    .min(1, 'is empty: write the text or take the field away')
    .max(most, {
      error: ({ input }) =>
        `is too long for its place: ${String(input).length} characters, and at most ${most} fit`,
    })
    .refine((words) => !markup.test(words), {
      error: ({ input }) =>
        `holds ${JSON.stringify(markup.exec(String(input))?.[0])}, which would be shown letter by letter: links, addresses and markup cannot stand in a text`,
    });
}

/** The name under which an address can point at a section: lower-case words joined by hyphens. */
export const anchor = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case words joined by hyphens, like how-it-works',
  );

/** Two short words at most: they stand in an instrument bubble. */
export const bubble = text(12);

export const point = z.strictObject({ title: text(60), text: text(280) });
