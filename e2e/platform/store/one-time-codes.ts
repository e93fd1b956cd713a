import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';

export const codeLifetimeMinutes = 10;
const resetLifetimeHours = 1;
/** For messages: '1 hour'. */
export const resetLifetime = `${resetLifetimeHours} hour`;

/** Expiry times are in ms since 1970. */
export const codeSchema = z.object({ code: z.string(), expiresAt: z.number() });

/** Codes by owner, each of whom has at most one. */
type CodeMap = Map<string, z.infer<typeof codeSchema>>;

/** Codes that verify a new account's email. */
export interface Codes {
  /** Creates a six-digit code, which replaces the previous one. */
  make(email: string): string;
  /** Whether this is the email's current code and hasn't expired. A code works once. */
  redeem(email: string, code: string): boolean;
}

export function createCodes(codes: CodeMap, save: () => void, now: () => number): Codes {
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

export function createResetTokens(
  tokens: CodeMap,
  save: () => void,
  now: () => number,
): ResetTokens {
  return {
    make(userId) {
      const code = randomBytes(24).toString('base64url');
      tokens.set(userId, { code, expiresAt: now() + resetLifetimeHours * 3_600_000 });
      save();
      return code;
    },
    redeem(token) {
      const [userId, made] = [...tokens].find(([, { code }]) => code === token) ?? [];
      if (userId === undefined || !made || made.expiresAt <= now()) return undefined;
      tokens.delete(userId);
      save();
      return userId;
    },
  };
}
