import type { Database } from './database';

/** The platform's own settings, which persist across restarts. */
export interface KeyValues {
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
}

export function createKeyValues(database: Database): KeyValues {
  return {
    async get(name) {
      const { rows } = await database.execute('SELECT value FROM settings WHERE name = ?', [name]);
      return rows[0] === undefined ? undefined : String(rows[0].value);
    },
    async set(name, value) {
      await database.execute('INSERT OR REPLACE INTO settings VALUES (?, ?)', [name, value]);
    },
  };
}
