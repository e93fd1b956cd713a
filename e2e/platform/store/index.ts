import { type Account, type Accounts, createAccounts } from './accounts';
import { type Codes, createCodes, createResetTokens, type ResetTokens } from './one-time-codes';
import { createRecords, type Records } from './records';
import { seedAccounts } from './seed';
import { openSnapshot } from './snapshot';

/** The platform's own settings. */
export interface KeyValues {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}

/** Everything the platform keeps: in memory, and in a file that a restart reads. */
export interface Store {
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly records: Records;
  readonly resetTokens: ResetTokens;
  readonly keyValues: KeyValues;
  /** Deletes everything except the settings and seeds the accounts again. */
  reset(): Promise<void>;
  close(): void;
}

/**
 * Opens the store: existing data is kept, and missing seeded accounts are added.
 *
 * @throws Error if the file can't be written
 */
export async function openStore(
  file: string,
  now: () => number,
  log: (line: string) => void = () => undefined,
): Promise<Store> {
  const { data, save, flush } = openSnapshot(file, log);
  const { accounts, codes, records, resetTokens, settings } = data;
  const addMissing = (seeded: readonly Account[]) => {
    for (const account of seeded) if (!accounts.has(account.id)) accounts.set(account.id, account);
    save();
  };
  addMissing(await seedAccounts(now()));
  return {
    accounts: createAccounts(accounts, save, now),
    codes: createCodes(codes, save, now),
    records: createRecords(records, save, now),
    resetTokens: createResetTokens(resetTokens, save, now),
    keyValues: {
      get: (name) => settings.get(name),
      set(name, value) {
        settings.set(name, value);
        // Right away: a revoked token mustn't become valid again after a crash.
        save();
        flush();
      },
    },
    async reset() {
      const seeded = await seedAccounts(now());
      for (const part of [accounts, codes, records, resetTokens]) part.clear();
      addMissing(seeded);
    },
    close: flush,
  };
}
