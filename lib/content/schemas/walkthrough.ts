import { z } from 'zod';
import { exactText, text } from './text';

const device = exactText(10).optional();

/** An isolation plan step by step, in the only order that's allowed. */
export const walkthroughSchema = z.strictObject({
  start: text(30),
  restart: text(30),
  close: text(30),
  intro: text(120),
  /** Before the reason, when a step is out of order. */
  refused: text(30),
  groups: z
    .array(
      z.strictObject({
        heading: text(50),
        steps: z
          .array(
            z.strictObject({
              label: text(40),
              done: text(80),
              /** Why the steps after it have to wait. */
              why: text(120),
              /** The device whose lock this step hangs or removes. */
              lock: device,
              unlock: device,
              /** Whether the device is also back in its normal position. If not, it stays where it was locked. */
              returns: z.literal(true).optional(),
              /** Whether the line is empty from here on. */
              drains: z.literal(true).optional(),
            }),
          )
          .min(1),
        /** What follows once all of its steps are done. */
        result: text(120).optional(),
      }),
    )
    .min(1),
});

/** Devices that are locked or unlocked but aren't in the plan. */
export function unknownDevices(
  { groups }: z.output<typeof walkthroughSchema>,
  known: readonly string[],
): string[] {
  return groups
    .flatMap(({ steps }) => steps.flatMap(({ lock, unlock }) => [lock, unlock]))
    .flatMap((tag) => (tag === undefined || known.includes(tag) ? [] : [tag]));
}
