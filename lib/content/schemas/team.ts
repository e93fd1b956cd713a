import { z } from 'zod';
import { film } from './film';
import { closing, link } from './link';
import { bubble, point, text } from './text';

/** The words of AI Team around its agents. */
export function teamSchema(pageNames: readonly string[]) {
  return z.strictObject({
    hero: z.strictObject({
      tag: text(60),
      headline: text(90),
      lead: text(320),
      film: film,
      actions: z.array(link(pageNames)).min(1).max(2),
    }),
    wall: z.strictObject({ tag: bubble, heading: text(80), lead: text(320) }),
    how: z.strictObject({ tag: bubble, heading: text(80), points: z.array(point).min(1) }),
    closing: closing(pageNames),
  });
}
