import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { StartError } from '../errors';

export type Database = Pick<Client, 'execute' | 'batch' | 'close'>;

// Increment with every change to the tables or their contents: a file of another version is emptied when it's opened.
const version = 4;

const tables = [
  'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
  `CREATE TABLE users (
    id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL,
    full_name TEXT NOT NULL, role TEXT NOT NULL, registered INTEGER NOT NULL,
    verified INTEGER NOT NULL, data TEXT NOT NULL,
    created_date TEXT NOT NULL, updated_date TEXT NOT NULL
  ) STRICT`,
  'CREATE TABLE codes (email TEXT PRIMARY KEY, code TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT',
  `CREATE TABLE visits (
    id INTEGER PRIMARY KEY, user_email TEXT NOT NULL, page TEXT NOT NULL, created_date TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE records (
    position INTEGER PRIMARY KEY, entity TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL,
    UNIQUE (entity, id)
  ) STRICT`,
  `CREATE TABLE reset_tokens (
    token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE files (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, body BLOB NOT NULL,
    private INTEGER NOT NULL
  ) STRICT`,
];

/** Opens the file, creating it if necessary. Throws a StartError if it can't be used. */
export async function openDatabase(file: string): Promise<Database> {
  const path = resolve(file);
  let client: Client | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    restrictPermissions(path);
    // One connection, so the pragmas below apply to every statement.
    client = createClient({ url: pathToFileURL(path).href, concurrency: 1, timeout: 2000 });
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = NORMAL');
    await prepareTables(client);
    return client;
  } catch (error) {
    client?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database ${file} can’t be used (${reason}). Delete that file or choose another.`,
    );
  }
}

/**
 * Restricts the file to its owner before anything is written, because it holds the token secret. SQLite creates the
 * -wal and -shm files with the same mode, but doesn't change existing ones.
 */
function restrictPermissions(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, 0o600);
  }
}

async function prepareTables(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA user_version');
  if (rows[0]?.user_version === version) return;
  const old = await client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  await client.batch(
    [
      ...old.rows.map(({ name }) => `DROP TABLE "${String(name).replaceAll('"', '""')}"`),
      ...tables,
      `PRAGMA user_version = ${version}`,
    ],
    'write',
  );
}

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
