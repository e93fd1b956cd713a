import { z } from 'zod';

/**
 * Access to the app's public settings. public: everyone. private: 403 auth_required without a valid token.
 * refused: 403 with this reason and message for everyone.
 */
export const accessSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('public') }),
  z.strictObject({ mode: z.literal('private') }),
  z.strictObject({ mode: z.literal('refused'), reason: z.string(), message: z.string() }),
]);

export type Access = z.infer<typeof accessSchema>;

export interface AccessControl {
  get(): Access;
  set(access: Access): void;
}

export function createAccessControl(): AccessControl {
  let current: Access = { mode: 'public' };
  return {
    get: () => current,
    set: (access) => {
      current = access;
    },
  };
}
