import { z } from 'zod';
import { closing, fixedNumber, heroFields, text, uniqueBy } from './fields';

/** Each in one line. */
const points = (count: number) =>
  z
    .array(z.strictObject({ title: text(40), text: text(80) }))
    .length(count, `must have ${count} points: ${fixedNumber}`);

/** A metric family: what it measures, and its metrics as marks on a line. */
const family = z.strictObject({
  title: text(60),
  text: text(240),
  of: text(20),
  scale: z
    .array(z.strictObject({ mark: text(3), label: text(16) }))
    .min(1)
    .max(4),
});

/** A cost, in whole dollars. */
const cost = z.strictObject({
  label: text(80),
  amount: z.int('must be a whole number of dollars').positive('must be more than 0'),
});

const percent = z.int().min(1).max(100);
const benefit = z.strictObject({
  ...cost.shape,
  /** The training's share of the amount, in percent. */
  attribution: percent,
  /** In that estimate, in percent. */
  confidence: percent,
});

const section = z.strictObject({
  number: z.string().regex(/^\d(\.\d)?$/, 'must be a section number in quotes, like "5.1"'),
  title: text(60),
  asks: text(200),
  features: z.array(text(160)).min(1),
  example: z.strictObject({
    situation: text(200),
    benefits: z.array(benefit).min(1),
    costs: z.array(cost).min(1),
  }),
});

export function isoSchema(pageNames: readonly string[]) {
  const head = { heading: text(80), lead: text(400) };
  return z.strictObject({
    ...heroFields(pageNames),
    families: z.strictObject({
      ...head,
      points: z
        .array(family)
        .length(3, `must have 3 points: ${fixedNumber}`)
        .refine((families) => families.flatMap(({ scale }) => scale).length === 9, {
          error: 'must have nine metrics in all: the drawing has nine places',
        }),
    }),
    implementation: z.strictObject({
      ...head,
      /** Label above the features of each section. */
      covers: text(40),
      sections: uniqueBy(z.array(section).min(1), 'title', 'give each section its own title'),
    }),
    calculator: z.strictObject({
      ...head,
      /** Label of the list of worked examples. */
      startLabel: text(40),
      /** What the payback assumes. */
      assumption: text(300),
      /** Where the figures go. */
      note: text(200),
    }),
    reasons: z.strictObject({ heading: head.heading, points: points(4) }),
    builtIn: z.strictObject({
      heading: head.heading,
      /** Above the points: which record it is. */
      record: text(60),
      /** What the example record says. */
      points: points(6),
    }),
    closing: closing(pageNames),
  });
}
