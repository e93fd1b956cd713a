import { z } from 'zod';

/**
 * Who gets the app's public settings. private: 403 auth_required without a valid token. refused: 403 with
 * this reason and message for everybody.
 */
export const accessSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('public') }),
  z.strictObject({ mode: z.literal('private') }),
  z.strictObject({ mode: z.literal('refused'), reason: z.string(), message: z.string() }),
]);

export type Access = z.infer<typeof accessSchema>;
