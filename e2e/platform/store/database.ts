import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { StartError } from '../start-error';

export type Database = Pick<Client, 'execute' | 'batch' | 'close'>;

// Raise it with each change of the tables or of what they hold: a file of another version is emptied when it is opened.
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

/** Opens the file, which is made when missing. Throws a StartError when it cannot be used. */
export async function openDatabase(file: string): Promise<Database> {
  const path = resolve(file);
  let client: Client | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    restrictPermissions(path);
    // One connection, so that the settings below hold for every statement.
    client = createClient({ url: pathToFileURL(path).href, concurrency: 1, timeout: 2000 });
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = NORMAL');
    await prepareTables(client);
    return client;
  } catch (error) {
    client?.close();
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database ${file} can’t be used (${why}). Delete that file or choose another.`,
    );
  }
}

/**
 * Makes the file its owner's alone before anything is in it; the secret of the tokens is. SQLite gives the files
 * beside it the same mode when it makes them, but not those that are there.
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
