import { createHash } from 'node:crypto';
import { hashPassword } from '../secrets';
import { type SeededAccount, seededAccounts } from '../seeded-accounts';
import type { Account } from './accounts';

let hashes: Promise<string[]> | undefined;

/** The same on every start, so a token for a seeded account survives a restart. */
export function seededAccountId(account: SeededAccount): string {
  return createHash('sha256').update(account.email).digest('hex').slice(0, 24);
}

/** The seeded accounts as they are at first. */
export async function seedAccounts(now: number): Promise<Account[]> {
  // Hashing is slow by design, and every test seeds, so hash once per process.
  hashes ??= Promise.all(seededAccounts.map(({ password }) => hashPassword(password)));
  const passwordHashes = await hashes;
  const date = new Date(now).toISOString();
  return seededAccounts.map((account, index) => ({
    id: seededAccountId(account),
    email: account.email,
    password_hash: passwordHashes[index] ?? '',
    full_name: account.fullName,
    role: account.role,
    registered: account.registered,
    verified: true,
    data: {},
    created_date: date,
    updated_date: date,
  }));
}
