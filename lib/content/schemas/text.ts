import { z } from 'zod';

/** A text of its place: never empty, and no longer than the layout has room for. */
export function text(most: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be a text') })
    .trim()
    .min(1, 'is empty: write the text or take the field away')
    .max(most, `is too long for its place: at most ${most} characters`);
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
