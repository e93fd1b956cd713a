import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';

export const codeLifetimeMinutes = 10;
export const resetLifetimeHours = 1;
/** For messages: '1 hour'. */
export const resetLifetime = `${resetLifetimeHours} hour`;

/** Expiry times are in ms since 1970. */
export const codeSchema = z.object({ code: z.string(), expiresAt: z.number() });
export const resetTokenSchema = z.object({ userId: z.string(), expiresAt: z.number() });

/** Codes that verify a new account's email. */
export interface Codes {
  /** Creates a six-digit code, which replaces the previous one. */
  make(email: string): string;
  /** Whether this is the email's current code and hasn't expired. A code works once. */
  redeem(email: string, code: string): boolean;
}

/** @param codes by email */
export function createCodes(
  codes: Map<string, z.infer<typeof codeSchema>>,
  save: () => void,
  now: () => number,
): Codes {
  return {
    make(email) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      codes.set(email, { code, expiresAt: now() + codeLifetimeMinutes * 60_000 });
      save();
      return code;
    },
    redeem(email, code) {
      const made = codes.get(email);
      if (made?.code !== code || made.expiresAt <= now()) return false;
      codes.delete(email);
      save();
      return true;
    },
  };
}

/** Tokens that set a password, emailed on request or as an invitation. */
export interface ResetTokens {
  /** Creates a token, which replaces the account's previous one. */
  make(userId: string): string;
  /** Uses up the token. @returns the account's id, or undefined for an unknown or expired token */
  redeem(token: string): string | undefined;
}

/** @param tokens by token */
export function createResetTokens(
  tokens: Map<string, z.infer<typeof resetTokenSchema>>,
  save: () => void,
  now: () => number,
): ResetTokens {
  return {
    make(userId) {
      const token = randomBytes(24).toString('base64url');
      for (const [other, made] of tokens) if (made.userId === userId) tokens.delete(other);
      tokens.set(token, { userId, expiresAt: now() + resetLifetimeHours * 3_600_000 });
      save();
      return token;
    },
    redeem(token) {
      const made = tokens.get(token);
      if (!made || made.expiresAt <= now()) return undefined;
      tokens.delete(token);
      save();
      return made.userId;
    },
  };
}
