import { z } from 'zod';
import { homeDrawingName } from './drawings';
import {
  anchor,
  closing,
  fixedNumber,
  heroFields,
  point,
  sectionTag,
  siteLink,
  text,
  time,
} from './fields';

/** A part of the shift: its moments, its words, and a drawing. */
const chapter = z.strictObject({
  id: anchor,
  /** The category, shown as a tag above the headline. */
  name: text(60),
  moments: z.array(z.strictObject({ time, text: text(120) })).min(1),
  headline: text(120),
  description: text(400).optional(),
  benefits: z.array(text(120)).min(1),
  drawing: homeDrawingName.optional(),
});

export function homeSchema(pageNames: readonly string[]) {
  return z.strictObject({
    hero: z.strictObject({
      tag: text(60),
      ...heroFields(pageNames),
    }),
    shift: z.strictObject({
      /** What all examples on the site show. */
      note: text(160),
      /** On phones, a link past the words, to the permit board. */
      skip: text(40),
      chapters: z.array(chapter).min(1),
    }),
    team: z.strictObject({
      tag: sectionTag,
      heading: text(80),
      link: siteLink(pageNames),
    }),
    tiles: z.strictObject({
      tag: sectionTag,
      heading: text(80),
      items: z.array(point).length(6, `must have six tiles: ${fixedNumber}`),
    }),
    callToAction: closing(pageNames),
  });
}
