import { z } from 'zod';
import { text } from './text';

const seen = text(300);
const label = text(24);

/** Line drawings on the pages about the company. */
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
