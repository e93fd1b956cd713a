import { createHash, randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import { constantTimeEqual } from '../secrets';
import type { Database } from './database';

export const codeLifetimeMinutes = 10;
export const resetLifetimeHours = 1;
/** For messages: '1 hour'. */
export const resetLifetime = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'hour',
  unitDisplay: 'long',
}).format(resetLifetimeHours);

// No account has this id. Requests for unknown emails share it, so together they leave at most one row.
const noAccountId = '';

const rowSchema = z.object({ user_id: z.string() });

/** Codes that verify a new account's email. */
export interface Codes {
  /** Creates a six-digit code, which replaces the previous one. */
  make(email: string): Promise<string>;
  /** Whether this is the email's current code and hasn't expired. A code works once. */
  redeem(email: string, code: string): Promise<boolean>;
}

export function createCodes(database: Database, now: () => number): Codes {
  return {
    async make(email) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await database.execute('INSERT OR REPLACE INTO codes VALUES (?, ?, ?)', [
        email,
        code,
        now() + codeLifetimeMinutes * 60_000,
      ]);
      return code;
    },
    async redeem(email, code) {
      const { rows } = await database.execute('SELECT code FROM codes WHERE email = ?', [email]);
      if (rows[0] === undefined || !constantTimeEqual(String(rows[0].code), code)) return false;
      // Of two concurrent uses, only one deletes the row.
      const { rowsAffected } = await database.execute(
        'DELETE FROM codes WHERE email = ? AND code = ? AND expires_at > ?',
        [email, code, now()],
      );
      return rowsAffected === 1;
    },
  };
}

/** Tokens that set a password, emailed on request or as an invitation. */
export interface ResetTokens {
  /** Creates a token, which replaces the account's previous one. Without an account, does the same work. */
  make(userId: string | undefined): Promise<string>;
  /** Whether the token is known and hasn't expired. */
  isValid(token: string): Promise<boolean>;
  /** Uses up the token. @returns the account's id, or undefined for an unknown or expired token */
  redeem(token: string): Promise<string | undefined>;
}

/** Stores only hashes of the tokens, so the database file alone doesn't give access to an account. */
export function createResetTokens(database: Database, now: () => number): ResetTokens {
  const hash = (token: string) => createHash('sha256').update(token).digest('hex');
  return {
    async make(userId = noAccountId) {
      const token = randomBytes(24).toString('base64url');
      await database.batch(
        [
          { sql: 'DELETE FROM reset_tokens WHERE user_id = ?', args: [userId] },
          {
            sql: 'INSERT INTO reset_tokens VALUES (?, ?, ?)',
            args: [hash(token), userId, now() + resetLifetimeHours * 3_600_000],
          },
        ],
        'write',
      );
      return token;
    },
    async isValid(token) {
      const { rows } = await database.execute(
        'SELECT user_id FROM reset_tokens WHERE token_hash = ? AND expires_at > ?',
        [hash(token), now()],
      );
      return rows.length > 0;
    },
    async redeem(token) {
      const { rows } = await database.execute(
        'DELETE FROM reset_tokens WHERE token_hash = ? AND expires_at > ? RETURNING user_id',
        [hash(token), now()],
      );
      return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]).user_id;
    },
  };
}
