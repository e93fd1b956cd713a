import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from './database';

export const resetLifetimeHours = 1;

// No account has this id, and one row is all that is kept of every request for an unknown email.
const noAccountId = '';

const rowSchema = z.object({ user_id: z.string() });

export interface ResetTokens {
  /** Makes a token, which replaces those before for the same account. Without one it does the same work. */
  make(userId: string | undefined): Promise<string>;
  /** Whether it can be used. */
  isValid(token: string): Promise<boolean>;
  /** @returns the account's id, or undefined for a token that is unknown or too old; good once */
  redeem(token: string): Promise<string | undefined>;
}

/** Only a token's hash is kept: the file alone opens no account. */
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
