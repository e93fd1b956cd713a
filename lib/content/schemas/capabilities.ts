import { z } from 'zod';
import { didYouMean } from '../did-you-mean';
import { anyDrawingName } from './drawings';
import { anchor, closing, fixedNumber, heroFields, text, uniqueBy } from './fields';

const point = z.strictObject({ title: text(60), text: text(200) });

/** Small drawings of scales and formulas, shown above their names. */
const figure = z.enum(['levels', 'dates', 'likert', 'frequency', 'effect', 'ratio']);

/** A pillar. Its number is its position in the list. */
const pillar = (agentNames: readonly string[]) =>
  z.strictObject({
    id: anchor,
    title: text(60),
    subtitle: text(60),
    /** Its name in the rail. */
    short: text(14),
    description: text(400),
    /** What the pillar's fold has. */
    opens: text(80),
    features: z.array(text(200)).min(1),
    agents: z.strictObject({
      heading: text(60),
      names: z.array(
        z.string().refine((name) => agentNames.includes(name), {
          error: ({ input }) =>
            `there is no agent named “${input}”: use a name from agents.yaml${didYouMean(String(input), agentNames)}`,
        }),
      ),
    }),
    /** How results are evaluated, or the phases of the work. */
    evaluation: z
      .strictObject({
        heading: text(40),
        /** The rows are sequential, like phases. */
        inOrder: z.boolean().optional(),
        rows: z
          .array(z.strictObject({ name: text(40), text: text(160), figure: figure.optional() }))
          .min(1),
      })
      .optional(),
    /** The drawing that illustrates the pillar. */
    drawing: anyDrawingName.optional(),
    /** Background of a full-width band; paper if unset. */
    tone: z.enum(['deep', 'graphite']).optional(),
    hubs: z.array(z.strictObject({ name: text(30), items: z.array(text(40)).min(1) })),
  });

export function capabilitiesSchema(pageNames: readonly string[], agentNames: readonly string[]) {
  return z.strictObject({
    ...heroFields(pageNames),
    pillars: uniqueBy(
      z.array(pillar(agentNames)).length(7, `must have seven pillars: ${fixedNumber}`),
      'title',
      'give each pillar its own title',
    ),
    difference: z.strictObject({
      tag: text(12),
      heading: text(80),
      /** Label of the bar that connects the five points. */
      bar: text(20),
      points: z.array(point).length(5, `must have five points: ${fixedNumber}`),
    }),
    closing: closing(pageNames),
  });
}
