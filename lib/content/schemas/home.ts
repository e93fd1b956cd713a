import { z } from 'zod';
import { homeDrawingName } from './drawings';
import { heroFields } from './hero';
import { closing, siteLink } from './link';
import { anchor, exactText, point, sectionTag, text } from './text';

/** Pictures for tiles. Their text comes from the content of the drawings. */
const tile = point.extend({ picture: z.enum(['crew', 'screen']).optional() });

export function homeSchema(pageNames: readonly string[]) {
  return z.strictObject({
    hero: z.strictObject({ tag: text(60), ...heroFields(pageNames) }),
    why: z.strictObject({
      tag: sectionTag,
      heading: text(120),
      lead: text(400),
      /** Tags of the example plant that the drawing connects. */
      records: z.array(exactText(16)).length(4, 'must be four records, as in the drawing'),
      points: z.array(point).min(1),
    }),
    showcases: z.array(
      z.strictObject({
        id: anchor,
        /** The category, shown as a tag above the headline. */
        name: text(60),
        headline: text(120),
        description: text(400),
        benefits: z.array(text(120)).min(1),
        drawing: homeDrawingName,
        layout: z.enum(['split', 'mirrored', 'stage']),
      }),
    ),
    team: z.strictObject({
      tag: sectionTag,
      heading: text(80),
      lead: text(320),
      link: siteLink(pageNames),
    }),
    tiles: z.strictObject({ tag: sectionTag, heading: text(80), items: z.array(tile).length(6) }),
    callToAction: closing(pageNames),
  });
}
