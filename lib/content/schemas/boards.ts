import { z } from 'zod';
import { terms } from '@/lib/plant/ask/terms';
import { drawingFrame, tag } from './drawings';
import { exactText, text, time } from './text';

/** Figures and states are computed from the plant register. */
/** What a number counts. */
const countedNoun = z.strictObject({ one: text(40), other: text(40) });

export const operationsBoardSchema = z.strictObject({
  ...drawingFrame,
  time,
  counts: z.strictObject({
    handover: text(40),
    permits: countedNoun,
    workOrders: countedNoun,
    crew: text(40),
  }),
  rows: z.array(z.strictObject({ tag, who: text(24) })).min(1),
  slider: text(24),
  play: text(24),
  pause: text(24),
});

/** Entries of the shift log that count as training. */
export const trainingHistorySchema = z.strictObject({
  ...drawingFrame,
  entries: z.array(z.strictObject({ time, kind: text(24) })).min(1),
});

const phrases = z.array(exactText(40)).min(1);

/** @param known tags and names in the register; null if it has problems */
export const registerSchema = (known: readonly string[] | null) =>
  z.strictObject({
    ...drawingFrame,
    ask: z.strictObject({
      words: z.partialRecord(z.enum(terms), phrases),
      aliases: z.record(
        z.string().refine((tag) => known?.includes(tag) ?? true, {
          error: 'must be a tag or a name in content/plant.yaml',
        }),
        phrases,
      ),
      /** By page: the section's words, and questions to try. */
      pages: z.record(
        z.string(),
        z.strictObject({
          tag: text(24),
          heading: text(80),
          lead: text(300),
          questions: z.array(text(80)).length(4, 'must have four questions'),
        }),
      ),
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
  actions: z.strictObject({ heading: text(60), items: z.array(text(140)).min(1) }),
  slider: text(24),
  /** What was known when, in order. */
  steps: z
    .array(
      z.strictObject({
        /** Of the incident's `life` in plant.yaml; without it, when it happened. */
        after: z.enum(['statement', 'timeline', 'causes', 'actions', 'behavior']).optional(),
        /** How many levels of causes the tree has; without it, all. */
        levels: z.number().int().min(0).optional(),
        hasActions: z.boolean(),
        text: text(120),
      }),
    )
    .min(2),
});
