import { z } from 'zod';
import { drawingName } from './drawings';
import { film } from './film';
import { closing, link } from './link';
import { anchor, bubble, point, text } from './text';

export function homeSchema(pageNames: readonly string[]) {
  return z.strictObject({
    hero: z.strictObject({
      tag: text(60),
      headline: text(90),
      lead: text(320),
      film: film,
      actions: z.array(link(pageNames)).min(1).max(2),
    }),
    why: z.strictObject({
      tag: bubble,
      heading: text(120),
      lead: text(400),
      points: z.array(point).min(1),
    }),
    showcases: z.array(
      z.strictObject({
        id: anchor,
        tag: bubble,
        name: text(60),
        headline: text(120),
        description: text(400),
        benefits: z.array(text(120)).min(1),
        drawing: drawingName,
      }),
    ),
    team: z.strictObject({
      tag: bubble,
      heading: text(80),
      lead: text(320),
      link: link(pageNames),
    }),
    tiles: z.strictObject({ tag: bubble, heading: text(80), items: z.array(point).length(6) }),
    callToAction: closing(pageNames),
  });
}
