import { z } from 'zod';
import { anchor, exactText, text, time } from './text';
import { unknownDevices, unknownLocks, walkthroughSchema } from './walkthrough';
import { statementFields } from './xapi';

/** The drawings in components/sections/drawings, which any page can have. */
export const stillDrawings = [
  'operations-board',
  'cause-tree',
  'shift-log',
  'xapi-stream',
  'credential',
  'media-brief',
  'title-block',
  'scattered-records',
  'delivery',
  'next-shift',
  'training-history',
  'program-curves',
  'register',
  'rule-check',
  'xapi-statement',
  'data-path',
] as const;

/** The drawings that compute, in components/tools. Their scripts would be in every page that could have them. */
export const toolDrawings = ['loto-plan', 'evm-card'] as const;

export const drawingName = z.enum(stillDrawings);
export const homeDrawingName = z.enum([...stillDrawings, 'permit-board']);
/** For Core Capabilities, which has all tools but Home’s. */
export const anyDrawingName = z.enum([...stillDrawings, ...toolDrawings]);

/** Title line and text alternative of a drawing. */
export const drawingFrame = { title: text(60), place: text(60), seen: text(300) };

/** Tag of a piece of equipment, a permit, or a plan. */
export const tag = exactText(10);

export const fact = z.strictObject({ name: text(24), text: text(110) });
const signature = z.strictObject({ label: text(20), name: text(24), role: text(24), time });

/** The entries are the plant register's. */
export const shiftLogSchema = z.strictObject({
  ...drawingFrame,
  /** What each point next to the log is about: entries, by their times, or the handover. */
  keys: z.array(z.array(time.or(z.literal('handover'))).min(1)).default([]),
  handover: z.strictObject({
    heading: text(40),
    form: text(30),
    items: z.array(z.strictObject({ tag, text: text(80), confirmed: time })).min(1),
    over: signature,
    taken: signature,
  }),
});

/** The words of the printed sheet. */
const lockoutSheetSchema = z.strictObject({
  print: text(30),
  title: text(40),
  /** Above its columns: five of the plan, and three to sign. */
  columns: z.array(text(24)).length(8, 'must have eight column headings'),
  blanks: z.array(text(30)).min(1),
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
      }),
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

export const xapiStreamSchema = z
  .strictObject({
    ...drawingFrame,
    ...statementFields,
    /** What SCORM would track of the same day: only the course of the opened statement. */
    scorm: z.strictObject({
      heading: text(16),
      instead: text(30),
      tracked: text(30),
      untracked: text(16),
    }),
    opened: z.int('must be the number of a statement').positive(),
    note: text(100),
    /** The opened statement, part by part. */
    grammar: z.strictObject({
      title: text(60),
      seen: text(300),
      /** What each part answers. */
      asks: z.strictObject({
        actor: text(24),
        verb: text(24),
        object: text(24),
        result: text(24),
        context: text(24),
        timestamp: text(24),
      }),
    }),
  })
  .refine(({ opened, statements }) => opened <= statements.length, {
    path: ['opened'],
    error: 'must be the number of a statement in the list',
  });

export const credentialSchema = (pageNames: readonly string[]) =>
  z
    .strictObject({
      ...drawingFrame,
      name: text(60),
      holder: text(24),
      role: text(50),
      tiers: z.array(exactText(20)).length(3, 'must have three tiers'),
      tier: exactText(20),
      facts: z.array(fact.extend({ signal: z.literal('green').optional() })).min(1),
      evidence: z.strictObject({ heading: text(30), items: z.array(text(80)).min(1) }),
      code: z.strictObject({
        to: z.string().refine((name) => pageNames.includes(name), {
          error: 'must be the name of a page in pages.yaml: it’s what the code opens',
        }),
        section: anchor,
        text: text(80),
      }),
    })
    .refine(({ tiers, tier }) => tiers.includes(tier), {
      path: ['tier'],
      error: 'must be one of the tiers',
    });

export const mediaBriefSchema = z.strictObject({
  ...drawingFrame,
  confirmed: factsWithRecord(),
  open: factsWithRecord(),
  statement: z.strictObject({
    heading: text(30),
    before: text(300),
    struck: text(80),
    reason: text(60),
    after: text(120),
  }),
  facts: z.array(fact).min(1),
});

function factsWithRecord() {
  return z.strictObject({
    heading: text(30),
    items: z.array(z.strictObject({ text: text(90), from: text(40) })).min(1),
  });
}
