import { z } from 'zod';
import { drawingFrame, tag } from './drawings';
import { exactText, text } from './text';

export const operationsBoardSchema = z.strictObject({
  ...drawingFrame,
  counts: z
    .array(z.strictObject({ figure: exactText(6), label: text(40) }))
    .length(4, 'must have four counts')
    // A tile on Home draws a square for each crew member.
    .refine((counts) => /^\d+\/\d+$/.test(counts.at(-1)?.figure ?? ''), {
      error: 'must end with how many of the crew are qualified, like 11/12',
    }),
  rows: z
    .array(
      z.strictObject({
        tag,
        what: text(60),
        who: text(24),
        state: z.enum(['Running', 'Out of service', 'Rescheduled', 'Isolated', 'Open']),
      }),
    )
    // A tile on Home shows this entry on a screen.
    .refine((rows) => rows.some(({ state }) => state === 'Rescheduled'), {
      error: 'must have an entry whose state is Rescheduled',
    }),
});

const cause = z.strictObject({
  text: text(80),
  /** The record that the statement is based on. */
  from: text(40),
  get causes() {
    return z.array(cause).optional();
  },
});

export const causeTreeSchema = z.strictObject({
  ...drawingFrame,
  cause,
  actions: z.strictObject({ heading: text(60), text: text(160) }),
});
