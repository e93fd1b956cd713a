import { randomInt } from 'node:crypto';
import { constantTimeEqual } from '../constant-time-equal';
import type { Database } from './database';

export const codeLifetimeMinutes = 10;

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
