import { z } from 'zod';
import { text } from './text';

const seen = text(300);
const label = text(24);

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
  oneRecord: z.strictObject({
    seen,
    streams: z.array(text(12)).length(4, 'must have four streams, one for each line'),
    line: label,
    instrument: label,
    valve: label,
    revision: z.strictObject({ number: text(3), date: text(16), what: label }),
  }),
  scatteredRecords: z.strictObject({
    seen,
    slips: z.array(text(16)).length(4, 'must have four slips'),
    line: label,
  }),
  delivery: z.strictObject({
    seen,
    vessel: text(10),
    source: text(10),
    places: z.array(text(16)).length(4, 'must have four places, one for each branch'),
  }),
  nextShift: z.strictObject({
    seen,
    shifts: z.tuple([text(16), text(16)]),
    units: z.int().min(2).max(4),
    event: text(12),
    lesson: text(12),
  }),
});
