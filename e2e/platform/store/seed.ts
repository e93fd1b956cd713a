import { createHash } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { hashPassword } from '../secrets';
import { type SeededAccount, seededAccounts } from '../seeded-accounts';

let hashes: Promise<Map<string, string>> | undefined;

/** The same on every start, so a token for a seeded account survives a restart. */
export function seededAccountId(account: SeededAccount): string {
  return createHash('sha256').update(account.email).digest('hex').slice(0, 24);
}

/** Statements that add missing seeded accounts. */
export async function seedStatements(now: number): Promise<InStatement[]> {
  // Hashing is slow by design, and every test seeds, so hash once per process.
  hashes ??= hashSeededPasswords();
  const hashOf = await hashes;
  const date = new Date(now).toISOString();
  return seededAccounts.map((account) => ({
    sql: `INSERT INTO users
      (id, email, password_hash, full_name, role, registered, verified, data, created_date, updated_date)
      VALUES (?, ?, ?, ?, ?, ?, 1, '{}', ?, ?) ON CONFLICT DO NOTHING`,
    args: [
      seededAccountId(account),
      account.email,
      hashOf.get(account.email) ?? '',
      account.fullName,
      account.role,
      account.registered ? 1 : 0,
      date,
      date,
    ],
  }));
}

async function hashSeededPasswords(): Promise<Map<string, string>> {
  const entries = seededAccounts.map(
    async ({ email, password }) => [email, await hashPassword(password)] as const,
  );
  return new Map(await Promise.all(entries));
}
