import { z } from 'zod';
import { drawingFrame, tag } from './drawings';
import { exactText, text } from './text';

const whole = (max: number) => {
  const error = `must be a whole number from 1 to ${max}`;
  return z.int(error).min(1, error).max(max, error);
};
const hour = z
  .string()
  .regex(/^(0[6-9]|1[0-7]):00$/, 'must be a whole hour in quotes, like "08:00"');

/** The number of bays on the plan. */
export const bays = 8;

/** Kinds of work that a visitor can add, with the hours and place of a new permit. */
const work = z.strictObject({
  name: exactText(24),
  hours: whole(6),
  fireWatch: whole(2).optional(),
  from: hour,
  bay: whole(bays),
});

/**
 * The work, location, and hours of each row come from the plant register.
 * @param jobs its permits and isolations, which have no work; null if the register itself has problems
 * @param conflict tags of the two conflicting permits
 */
export const permitBoardSchema = (
  jobs: readonly { tag: string; work?: string }[] | null,
  conflict: readonly string[],
) =>
  z
    .strictObject({
      ...drawingFrame,
      rows: z
        .array(
          tag.refine((row) => jobs?.some((job) => job.tag === row) ?? true, {
            error: 'must be the tag of a permit or isolation in content/plant.yaml',
          }),
        )
        .refine((rows) => conflict.every((row) => rows.includes(row)), {
          error: `must include the two permits that conflict: ${conflict.join(' and ')}`,
        }),
      /** Label of the dashed end of a bar, and what rules call it. */
      fireWatch: exactText(16),
      rack: z.strictObject({
        name: text(24),
        /** In meters, between bents. */
        bayLength: whole(20),
      }),
      add: z.strictObject({
        label: text(24),
        reset: text(24),
        work: z.array(work).length(4, 'must have four kinds of work'),
      }),
      rules: z
        .array(
          z.strictObject({
            work: exactText(24),
            from: z.array(exactText(24)).min(1),
            /** In meters. */
            within: whole(48),
            rule: text(80),
            why: text(140),
          }),
        )
        .min(1),
      /** A kind of work that has to be isolated. */
      isolated: z.strictObject({ work: exactText(24), rule: text(80) }),
      /** How to move a permit. */
      hint: text(120),
      conflict: z.strictObject({ heading: text(30), option: text(40), none: text(120) }),
      /** The verdict on the permits as they were rescheduled that day. */
      resolved: z.strictObject({ heading: text(30), text: text(260), from: text(80) }),
      /** The verdict on any other permits without a conflict. */
      clear: text(120),
    })
    .superRefine(({ rows, add, fireWatch, rules, isolated }, { addIssue }) => {
      const names = add.work.map(({ name }) => name);
      const activities = [...names, fireWatch];
      const check = (value: string, allowed: readonly string[], ...path: (string | number)[]) => {
        if (allowed.includes(value)) return;
        addIssue({ code: 'custom', path, message: `must be one of: ${allowed.join(', ')}` });
      };
      for (const [index, rule] of rules.entries()) {
        check(rule.work, activities, 'rules', index, 'work');
        for (const [at, name] of rule.from.entries())
          check(name, activities, 'rules', index, 'from', at);
      }
      check(isolated.work, names, 'isolated', 'work');
      for (const [index, row] of rows.entries()) {
        const job = jobs?.find(({ tag: known }) => known === row);
        if (job?.work === undefined || names.includes(job.work)) continue;
        const message = `is “${job.work}” in content/plant.yaml, which no rule applies to: use a kind of work from \`add\``;
        addIssue({ code: 'custom', path: ['rows', index], message });
      }
    });
