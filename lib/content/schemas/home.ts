import { z } from 'zod';
import { drawingName, homeDrawingName } from './drawings';
import {
  anchor,
  closing,
  exactText,
  fixedNumber,
  heroFields,
  point,
  sectionTag,
  siteLink,
  text,
} from './fields';

const feature = {
  id: anchor,
  /** The category, shown as a tag above the headline. */
  name: text(60),
  headline: text(120),
  description: text(400),
  benefits: z.array(text(120)).min(1),
};

/** Small drawings in tiles, each with an example from the plant below it. */
export const tilePictures = ['document', 'causes', 'evidence', 'trend'] as const;

/** Two tiles are wide, and show parts of the operations board. */
const tile = point.extend({
  picture: z.enum(['crew', 'screen', ...tilePictures]).optional(),
  /** What the drawing is an example of. */
  mark: text(34).optional(),
});

export function homeSchema(pageNames: readonly string[]) {
  return z.strictObject({
    hero: z.strictObject({
      tag: text(60),
      ...heroFields(pageNames),
      /** What all examples on the site show. */
      example: text(160),
    }),
    why: z.strictObject({
      tag: sectionTag,
      heading: text(120),
      lead: text(400),
      /** Tags of the example plant that the drawing connects. */
      records: z.array(exactText(16)).length(4, 'must be four records, as in the drawing'),
      points: z.array(point).min(1),
    }),
    showcases: z.array(
      z.strictObject({ ...feature, drawing: homeDrawingName, layout: z.enum(['stage', 'wide']) }),
    ),
    /** Features next to each other, each with a link to try it. */
    more: z
      .array(
        z.strictObject({ ...feature, drawing: drawingName.optional(), link: siteLink(pageNames) }),
      )
      .min(1),
    team: z.strictObject({
      tag: sectionTag,
      heading: text(80),
      lead: text(320),
      link: siteLink(pageNames),
    }),
    tiles: z.strictObject({
      tag: sectionTag,
      heading: text(80),
      items: z.array(tile).length(6, `must have six tiles: ${fixedNumber}`),
    }),
    proof: z.strictObject({ tag: sectionTag, heading: text(80), points: z.array(point).min(1) }),
    callToAction: closing(pageNames),
  });
}
