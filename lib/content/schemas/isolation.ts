import { z } from 'zod';
import { drawingFrame, tag } from './drawings';
import { exactText, text } from './fields';
import { chosenPoint } from './lockout-choices';
import { states } from './plant-log';

const device = exactText(10).optional();
/** The walkthrough with traps, or the one without, if it's only in one. */
const only = z.enum(['traps', 'plain']).optional();

/** Personal locks, of which `own` is the visitor’s. */
const personalLocks = z.array(exactText(8)).min(1).optional();

const step = z.strictObject({
  label: text(40),
  done: text(80),
  /** Why the steps after it have to wait. */
  why: text(140),
  /** It doesn't depend on the other steps with one of these. */
  anyOrder: z.array(text(12)).optional(),
  /** The device whose lock this step hangs or removes. Its tag comes off with the lock. */
  lock: device,
  unlock: device,
  /** The device whose tag it hangs. */
  tag: device,
  /** The devices that it operates, and their positions after it. */
  sets: z.record(z.string(), z.enum(states.devices)).optional(),
  /** What's between the block valves from here on. */
  line: z.enum(['empty', 'part', 'full']).optional(),
  /** What's on the bleed from here on. */
  bleed: z.enum(['nitrogen', 'safe location', 'open end', 'plug']).optional(),
  /** Whether the flange is open from here on. */
  flange: z.enum(['open', 'made up']).optional(),
  /** What the gauge reads from here on. */
  psig: z.int().min(0).optional(),
  /** What becomes of the permit, whose zone is drawn until it's over. */
  permit: z.enum(['issued', 'handed back', 'closed out', 'canceled']).optional(),
  /** It puts the keys of the isolation locks into the lock box. */
  keys: z.literal('in').optional(),
  /** Personal locks that it hangs on the lock box, and removes from it. */
  hang: personalLocks,
  takeOff: personalLocks,
  only,
  /** What it would do before several of the steps that come first. */
  early: text(80).optional(),
  /** Whether it went wrong, which is told once the choice after it is made. */
  isError: z.boolean().optional(),
  /** A trap: what the visitor could do instead, and why not to. */
  instead: z.strictObject({ label: text(40), why: text(200) }).optional(),
});

/** An isolation plan step by step, in the only order that's allowed. */
const walkthroughSchema = z.strictObject({
  start: text(30),
  startTraps: text(30),
  restart: text(30),
  print: text(30),
  /** Before a list of the groups. */
  skip: text(30),
  /** At the end of the title line, so that a printed list isn't taken for a real one. */
  note: text(40),
  noteTraps: text(40),
  error: text(10),
  intro: text(120),
  introTraps: text(160),
  /** Before the reason, when a step is out of order. */
  refused: text(30),
  /** In its place, for what a trap offered instead. */
  wrong: text(10),
  /** Next, if it isn't the one after. */
  stepsBefore: text(40),
  /** After it, if the two steps don't depend on each other. */
  planOrder: text(80),
  /** The visitor's own personal lock: what it's called, and whose it is without a name. */
  own: z.strictObject({
    lock: text(10),
    unnamed: text(10),
    /** The label of the field for a name. */
    field: text(40),
  }),
  groups: z
    .array(
      z.strictObject({
        heading: text(50),
        only,
        steps: z.array(step).min(1),
        /** What follows once all of its steps are done. */
        result: text(160).optional(),
      }),
    )
    .min(1),
});

/** Devices in the steps that aren't in the plan. */
function unknownDevices(
  { groups }: z.output<typeof walkthroughSchema>,
  known: readonly string[],
): string[] {
  return groups
    .flatMap(({ steps }) => steps)
    .flatMap(({ lock, unlock, tag, sets = {} }) => [lock, unlock, tag, ...Object.keys(sets)])
    .flatMap((used) => (used === undefined || known.includes(used) ? [] : [used]));
}

/** Personal locks in the steps that aren't on the plan's lock box. */
function unknownLocks(
  { groups }: z.output<typeof walkthroughSchema>,
  known: readonly string[],
): string[] {
  return groups
    .flatMap(({ steps }) => steps)
    .flatMap(({ hang = [], takeOff = [] }) => [...hang, ...takeOff])
    .filter((lock) => lock !== 'own' && !known.includes(lock));
}

/** The words of the printed sheet. */
const lockoutSheetSchema = z.strictObject({
  print: text(30),
  title: text(40),
  /** Above its columns: seven of the plan, and three to sign. */
  columns: z.array(text(24)).length(10, 'must have ten column headings'),
  blanks: z.array(text(30)).min(1),
  /** The block for a shift change. */
  transfer: text(30),
  transferBlanks: z.array(text(30)).min(1),
  note: text(120),
});

/** @param isolations tags and devices of the isolations in the register; null if it has problems */
export const lotoPlanSchema = (
  isolations: readonly { tag: string; points: readonly { device: string }[] }[] | null,
) =>
  z
    .strictObject({
      ...drawingFrame,
      isolation: tag,
      /** The labels of the tabs, and the title of the last one's panel. */
      tabs: z.strictObject({
        plan: text(20),
        walk: text(20),
        spot: text(20),
        check: text(20),
        checkTitle: text(40),
        checkText: text(200),
      }),
      line: z.strictObject({
        seen: text(260),
        from: tag,
        permit: tag,
        job: tag,
        to: tag,
        /** The pressure gauge between the block valves. */
        gauge: tag,
        /** Where the drain and the bleed lead. */
        drain: exactText(10),
        bleed: exactText(14),
        nitrogen: exactText(14),
      }),
      /** What “Check yours” has for each point, in their order. */
      choices: z.array(chosenPoint).length(6, 'must have the choices of all six points'),
      basis: z.strictObject({ heading: text(40), service: text(60) }),
      sheet: lockoutSheetSchema,
      box: z.strictObject({
        heading: text(30),
        text: text(80),
        locks: z
          .array(z.strictObject({ lock: exactText(8), holder: text(24), role: text(24) }))
          .min(1),
      }),
      order: z.strictObject({ heading: text(30), text: text(200), from: text(40) }),
      walkthrough: walkthroughSchema,
    })
    .superRefine(({ isolation, box, walkthrough }, { addIssue }) => {
      const hung = box.locks.map(({ lock }) => lock);
      if (unknownLocks(walkthrough, hung).length > 0) {
        const message = `may hang only ${hung.join(', ')}, and own`;
        addIssue({ code: 'custom', path: ['walkthrough', 'groups'], message });
      }
      if (isolations === null) return;
      const points = isolations.find((plan) => plan.tag === isolation)?.points ?? [];
      if (points.length !== 6) {
        const message =
          'must be an isolation in content/plant.yaml with six points, one for each in the drawing';
        addIssue({ code: 'custom', path: ['isolation'], message });
      } else if (
        unknownDevices(
          walkthrough,
          points.map(({ device }) => device),
        ).length > 0
      ) {
        const message = `may lock and unlock only the points of ${isolation}`;
        addIssue({ code: 'custom', path: ['walkthrough', 'groups'], message });
      }
    });
