import { type Accounts, createAccounts } from './accounts';
import { createKeyValues, type KeyValues, openDatabase } from './database';
import { createFiles, type Files } from './files';
import { type Codes, createCodes, createResetTokens, type ResetTokens } from './one-time-codes';
import { createRecords, type Records } from './records';
import { seedStatements } from './seed';
import { createVisits, type Visits } from './visits';

const tablesToClear = ['users', 'codes', 'visits', 'records', 'reset_tokens', 'files'];

/** Everything the platform keeps in its database. */
export interface Store {
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly files: Files;
  readonly records: Records;
  readonly resetTokens: ResetTokens;
  readonly keyValues: KeyValues;
  readonly visits: Visits;
  /** Deletes everything except the settings and seeds the accounts again. */
  reset(): Promise<void>;
  close(): void;
}

/** Opens the store: existing data is kept, and missing seeded accounts are added. */
export async function openStore(file: string, now: () => number): Promise<Store> {
  const database = await openDatabase(file);
  await database.batch(await seedStatements(now()), 'write');
  return {
    accounts: createAccounts(database, now),
    codes: createCodes(database, now),
    files: createFiles(database),
    records: createRecords(database, now),
    resetTokens: createResetTokens(database, now),
    keyValues: createKeyValues(database),
    visits: createVisits(database, now),
    async reset() {
      const seed = await seedStatements(now());
      const deletes = tablesToClear.map((table) => `DELETE FROM ${table}`);
      await database.batch([...deletes, ...seed], 'write');
    },
    close: () => database.close(),
  };
}
