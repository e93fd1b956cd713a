import { z } from 'zod';
import { states } from './plant-log';
import { exactText, text } from './text';

const device = exactText(10).optional();

const step = z.strictObject({
  label: text(40),
  done: text(80),
  /** Why the steps after it have to wait. */
  why: text(140),
  /** The device whose lock this step hangs or removes. Its tag comes off with the lock. */
  lock: device,
  unlock: device,
  /** The device whose tag it hangs. */
  tag: device,
  /** The devices that it operates, and their positions after it. */
  sets: z.record(z.string(), z.enum(states.devices)).optional(),
  /** What's between the block valves from here on. */
  line: z.enum(['empty', 'full']).optional(),
  /** Whether it's only in the walkthrough with traps, or only in the one without. */
  only: z.enum(['traps', 'plain']).optional(),
  /** A trap: what the visitor could do instead, and why not to. */
  instead: z.strictObject({ label: text(40), why: text(200) }).optional(),
});

/** An isolation plan step by step, in the only order that's allowed. */
export const walkthroughSchema = z.strictObject({
  start: text(30),
  startTraps: text(30),
  restart: text(30),
  close: text(30),
  intro: text(120),
  introTraps: text(140),
  /** Before the reason, when a step is out of order. */
  refused: text(30),
  groups: z
    .array(
      z.strictObject({
        heading: text(50),
        steps: z.array(step).min(1),
        /** What follows once all of its steps are done. */
        result: text(120).optional(),
      }),
    )
    .min(1),
});

/** Devices in the steps that aren't in the plan. */
export function unknownDevices(
  { groups }: z.output<typeof walkthroughSchema>,
  known: readonly string[],
): string[] {
  return groups
    .flatMap(({ steps }) => steps)
    .flatMap(({ lock, unlock, tag, sets = {} }) => [lock, unlock, tag, ...Object.keys(sets)])
    .flatMap((used) => (used === undefined || known.includes(used) ? [] : [used]));
}
