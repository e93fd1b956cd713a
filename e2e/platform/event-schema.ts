import { z } from 'zod';
import { faultSchema } from './faults/schema';

const at = z.iso.datetime();
const kinds = faultSchema.options.map((option) => option.shape.kind.value);

/** A platform event. Times are ISO 8601 in UTC; a user is an account's email. */
const platformEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('request'),
    at,
    method: z.string(),
    /** Path and query, with tokens redacted. */
    path: z.string(),
    /** 0 if no response was sent. */
    status: z.int(),
    ms: z.number(),
    user: z.string().nullable(),
    fault: z.enum(kinds).nullable(),
  }),
  z.object({ type: z.literal('visit'), at, page: z.string(), user: z.string() }),
  z.object({
    type: z.literal('session'),
    at,
    what: z.enum(['signed-in', 'signed-out', 'registered']),
    user: z.string().nullable(),
  }),
  z.object({
    type: z.literal('mail'),
    at,
    to: z.string(),
    /** otp: a new account's code. reset, invitation: a token that sets a password. message: sent by the app. */
    what: z.enum(['otp', 'reset', 'invitation', 'message']),
    /** The code or token, which otherwise appears only in the log; for a message, its subject. */
    code: z.string(),
  }),
]);

export type PlatformEvent = z.infer<typeof platformEventSchema>;
