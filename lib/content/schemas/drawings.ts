import { z } from 'zod';
import { anchor, exactText, text, time } from './fields';

/** ADL verbs that the statements may use: http://adlnet.gov/expapi/verbs/{verb}. */
const adlVerbs = [
  'answered',
  'attempted',
  'attended',
  'completed',
  'experienced',
  'failed',
  'passed',
] as const;

/** Activity types of the same vocabulary: http://adlnet.gov/expapi/activities/{type}. */
const adlActivities = [
  'assessment',
  'course',
  'meeting',
  'performance',
  'question',
  'simulation',
] as const;

const result = z.strictObject({
  completion: z.boolean().optional(),
  success: z.boolean().optional(),
  score: z
    .strictObject({
      scaled: z.number().min(-1).max(1).optional(),
      raw: z.number().optional(),
      max: z.number().optional(),
    })
    .optional(),
  response: text(40).optional(),
  duration: z.iso.duration('must be an ISO 8601 duration, like PT24M').optional(),
});

const actor = z.strictObject({ name: text(30), account: text(12) });
const path = z
  .string()
  .regex(/^[a-z0-9/-]+$/, 'must be a path of lowercase letters, digits, slashes, and hyphens');

const statement = z.strictObject({
  id: z.uuid('must be a UUID'),
  time: z.iso.datetime({
    local: true,
    error: 'must be a local date and time, like 2026-03-12T14:26:10',
  }),
  actor,
  verb: z.enum(adlVerbs),
  object: z.strictObject({ path, type: z.enum(adlActivities), name: text(60) }),
  result,
  /** The instructor, and the path of an activity that this one belongs to. */
  context: z.strictObject({ instructor: actor, grouping: path }).optional(),
});

/** Statements in short form. `toXapiStatements` expands them. */
const statementFields = {
  /** Base URL of the example's accounts and activities, on a reserved domain. */
  home: z.url({ hostname: /\.example$/, error: 'must be an address that ends in .example' }),
  offset: z
    .string()
    .regex(/^[+-]\d\d:\d\d$/, 'must be the offset from UTC in quotes, like "-05:00"'),
  statements: z.array(statement).min(1),
};

/** The drawings in components/sections/drawings, which any page can have. */
export const stillDrawings = [
  'operations-board',
  'cause-tree',
  'shift-log',
  'xapi-stream',
  'credential',
  'media-brief',
  'next-shift',
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
      tag,
      name: text(60),
      holder: text(24),
      role: text(50),
      tiers: z.array(exactText(20)).length(3, 'must have three tiers'),
      tier: exactText(20),
      issued: fact,
      expires: fact,
      status: fact.extend({ signal: z.literal('green').optional() }),
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

/** @param logTimes when the log has an entry; null if the plant register has problems */
export const ruleCheckSchema = (logTimes: readonly string[] | null) => {
  const entry = time.refine((at) => logTimes?.includes(at) ?? true, {
    error: 'must be the time of an entry of `log` in content/plant.yaml',
  });
  return z.strictObject({
    ...drawingFrame,
    question: text(60),
    asked: time,
    records: z
      .array(
        z.strictObject({
          what: text(40),
          entry,
          /** Who can supply it, if it’s missing. */
          ask: text(24).optional(),
        }),
      )
      .min(1),
    missing: text(20),
    answer: text(20),
    reason: text(60),
  });
};
