import { z } from 'zod';
import { text } from './text';

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
  object: z.strictObject({
    path,
    type: z.enum(adlActivities),
    name: text(60),
  }),
  result,
  /** The instructor, and the path of an activity that this one belongs to. */
  context: z.strictObject({ instructor: actor, grouping: path }).optional(),
});

/** Statements in short form. `toXapiStatements` expands them. */
export const statementFields = {
  /** Base URL of the example's accounts and activities, on a reserved domain. */
  home: z.url({ hostname: /\.example$/, error: 'must be an address that ends in .example' }),
  offset: z
    .string()
    .regex(/^[+-]\d\d:\d\d$/, 'must be the offset from UTC in quotes, like "-05:00"'),
  statements: z.array(statement).min(1),
};
