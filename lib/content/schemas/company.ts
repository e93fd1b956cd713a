import { z } from 'zod';
import { tag } from './drawings';
import { text, time } from './text';

const seen = text(300);
const label = text(26);

/** Line drawings on the pages about the company. */
const pathLines = z.strictObject({
  heading: text(30),
  lines: z
    .array(z.strictObject({ who: text(30), what: text(50), dashed: z.boolean().default(false) }))
    .min(1),
});

/** What goes into an instance, what decides who sees it, and what comes out. */
export const dataPathSchema = z.strictObject({
  title: text(40),
  into: pathLines,
  held: pathLines,
  out: pathLines,
  caption: text(80),
});

export const companySchema = z.strictObject({
  titleBlock: z.strictObject({
    facts: z.array(z.strictObject({ name: text(16), text: text(60) })).min(1),
  }),
  scatteredRecords: z.strictObject({
    seen,
    records: z
      .array(z.strictObject({ from: label, tag: label, text: label }))
      .length(3, 'must be three records, one for each line'),
    decision: z.strictObject({ time, text: z.tuple([text(16), text(16)]) }),
    vessel: tag,
    instrument: tag,
    caption: text(70),
  }),
  delivery: z.strictObject({
    seen,
    vessel: text(10),
    source: text(10),
    places: z
      .array(z.strictObject({ name: text(16), gets: text(34) }))
      .length(4, 'must have four places, one for each branch'),
  }),
  nextShift: z.strictObject({
    seen,
    shifts: z.tuple([text(12), text(12)]),
    /** The second name is for all other units. */
    units: z.tuple([text(12), text(12)]),
    event: z.strictObject({ name: text(14), time }),
    lesson: text(22),
  }),
});
