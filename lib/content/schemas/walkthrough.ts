import { z } from 'zod';
import { states } from './plant-log';
import { exactText, text } from './text';

const device = exactText(10).optional();
/** Personal locks, of which `own` is the visitor’s. */
const personalLocks = z.array(exactText(8)).min(1).optional();

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
  /** What becomes of the permit, whose zone is drawn while it's issued. */
  permit: z.enum(['issued', 'handed back']).optional(),
  /** It puts the keys of the isolation locks into the lock box. */
  keys: z.literal('in').optional(),
  /** Personal locks that it hangs on the lock box, and removes from it. */
  hang: personalLocks,
  takeOff: personalLocks,
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
  /** The visitor's own personal lock: what it's called, and whose it is without a name. */
  own: z.strictObject({
    lock: text(10),
    unnamed: text(10),
    /** The label of the field for a name. */
    field: text(40),
    /** A button below the crew's locks, which starts the walkthrough. */
    invitation: text(40),
  }),
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

/** Personal locks in the steps that aren't on the plan's lock box. */
export function unknownLocks(
  { groups }: z.output<typeof walkthroughSchema>,
  known: readonly string[],
): string[] {
  return groups
    .flatMap(({ steps }) => steps)
    .flatMap(({ hang = [], takeOff = [] }) => [...hang, ...takeOff])
    .filter((lock) => lock !== 'own' && !known.includes(lock));
}
