import { createHash } from 'node:crypto';
import { hashPassword } from '../secrets';
import { type SeededAccount, seededAccounts } from '../seeded-accounts';
import { type Account, createAccounts, createCodes, otp, reset } from './accounts';
import { createRecords } from './records';
import { openSnapshot } from './snapshot';

/** Everything the platform keeps: in memory, and in a file that a restart reads. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** Keeps existing data, and adds missing seeded accounts. @throws Error if the file can't be written */
export async function openStore(
  file: string,
  now: () => number,
  log: (line: string) => void = () => undefined,
) {
  const { data, save, flush } = openSnapshot(file, log);
  const { accounts, codes, records, resetTokens, secret, revocations } = data;
  const addMissing = (seeded: readonly Account[]) => {
    for (const account of seeded) if (!accounts.has(account.id)) accounts.set(account.id, account);
    save();
  };
  addMissing(await seedAccounts(now()));
  return {
    accounts: createAccounts(accounts, save, now),
    codes: createCodes(otp, codes, save, now),
    records: createRecords(records, save, now),
    resetTokens: createCodes(reset, resetTokens, save, now),
    /** What tokens are signed with, how many revocations there were by user, and a function that saves them at once. */
    tokens: { secret, revocations, flush },
    /** Deletes everything but what's about tokens, and seeds the accounts again. */
    async reset(): Promise<void> {
      const seeded = await seedAccounts(now());
      for (const part of [accounts, codes, records, resetTokens]) part.clear();
      addMissing(seeded);
    },
    close: flush,
  };
}

let hashes: Promise<string[]> | undefined;

/** The same on every start, so a token for a seeded account survives a restart. */
export function seededAccountId(account: SeededAccount): string {
  return createHash('sha256').update(account.email).digest('hex').slice(0, 24);
}

/** The seeded accounts as they are at first. */
async function seedAccounts(now: number): Promise<Account[]> {
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
