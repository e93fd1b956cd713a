import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';

/** Expiry times are in ms since 1970. */
export const codeSchema = z.object({ code: z.string(), expiresAt: z.number() });

/** Verifies a new account's email. */
export const otp = {
  minutes: 10,
  write: () => String(randomInt(1_000_000)).padStart(6, '0'),
};

/** Sets a password, by request or invitation. */
export const reset = { minutes: 60, write: () => randomBytes(24).toString('base64url') };

/** Codes that each work once, for an email or an account's id: their owner, who has at most one. */
export function createCodes(
  { minutes, write }: typeof otp,
  codes: Map<string, z.infer<typeof codeSchema>>,
  save: () => void,
  now: () => number,
) {
  return {
    /** Creates a code, which replaces the owner's previous one. */
    make(owner: string): string {
      const code = write();
      codes.set(owner, { code, expiresAt: now() + minutes * 60_000 });
      save();
      return code;
    },
    /** Uses up the code. @returns its owner, or undefined for an unknown or expired code, or one of somebody else */
    redeem(code: string, owner?: string): string | undefined {
      const found = [...codes].find(
        ([id, made]) => made.code === code && (owner === undefined || id === owner),
      );
      if (found === undefined || found[1].expiresAt <= now()) return undefined;
      codes.delete(found[0]);
      save();
      return found[0];
    },
  };
}
