import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { appId } from '../seeded-accounts';
import type { Database } from './database';

/** The service role has an account, but no row in the table. */
export const serviceAccountId = 'service';

const flag = z.literal([0, 1]).transform((value) => value === 1);

const rowSchema = z.object({
  id: z.string(),
  email: z.string(),
  password_hash: z.string(),
  full_name: z.string(),
  role: z.enum(['admin', 'user']),
  registered: flag,
  verified: flag,
  data: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.record(z.string(), z.unknown())),
  created_date: z.string(),
  updated_date: z.string(),
});

const idSchema = rowSchema.pick({ id: true });

/** A row of the users table: `registered` for the app, `verified` by email. */
export type Account = z.infer<typeof rowSchema>;

/** The platform's own fields of the User entity; all others belong to the app. */
export const builtInFields = [
  'id',
  'email',
  'full_name',
  'role',
  'created_date',
  'updated_date',
  'created_by',
  'created_by_id',
  'disabled',
  'is_verified',
  'app_id',
  'is_service',
  '_app_role',
] as const;

export interface Accounts {
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /** Like byEmail, but takes equally long however much data the account has. */
  idOf(email: string): Promise<string | undefined>;
  /** In order of creation. */
  list(): Promise<Account[]>;
  /** Adds an unverified account. @returns its id, or undefined if the email is taken */
  add(account: {
    email: string;
    passwordHash: string;
    fullName: string;
  }): Promise<string | undefined>;
  /**
   * Marks the account as verified and registers it for the app.
   *
   * @returns whether it was waiting for a code, which an invited account isn't
   */
  verify(email: string): Promise<boolean>;
  /**
   * Registers the email's account for the app with this role, adding it if it doesn't exist. An unverified account
   * loses its password, name, and data: its creator hasn't proved that the email is theirs.
   *
   * @returns undefined if the account is already registered
   */
  invite(email: string, role: Account['role']): Promise<{ id: string; isNew: boolean } | undefined>;
  setPassword(id: string, passwordHash: string): Promise<void>;
  /** Like verify, but for invited accounts too. @returns false if the account was already verified */
  confirmEmail(id: string): Promise<boolean>;
  update(id: string, change: { fullName: string; data: Record<string, unknown> }): Promise<void>;
}

export function createAccounts(database: Database, now: () => number): Accounts {
  const date = () => new Date(now()).toISOString();
  const find = async (column: 'id' | 'email', value: string) => {
    const { rows } = await database.execute(`SELECT * FROM users WHERE ${column} = ?`, [value]);
    return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]);
  };
  return {
    byEmail: (email) => find('email', normalizeEmail(email)),
    byId: (id) => find('id', id),
    async idOf(email) {
      const { rows } = await database.execute('SELECT id FROM users WHERE email = ?', [
        normalizeEmail(email),
      ]);
      return rows[0] === undefined ? undefined : idSchema.parse(rows[0]).id;
    },
    async list() {
      const { rows } = await database.execute('SELECT * FROM users ORDER BY rowid');
      return rows.map((row) => rowSchema.parse(row));
    },
    async add({ email, passwordHash, fullName }) {
      const id = randomBytes(12).toString('hex');
      const createdDate = date();
      const { rowsAffected } = await database.execute(
        `INSERT INTO users VALUES (?, ?, ?, ?, 'user', 0, 0, '{}', ?, ?) ON CONFLICT DO NOTHING`,
        [id, normalizeEmail(email), passwordHash, fullName, createdDate, createdDate],
      );
      return rowsAffected === 1 ? id : undefined;
    },
    async verify(email) {
      const { rowsAffected } = await database.execute(
        `UPDATE users SET verified = 1, registered = 1, updated_date = ?
         WHERE email = ? AND verified = 0 AND registered = 0`,
        [date(), normalizeEmail(email)],
      );
      return rowsAffected === 1;
    },
    async invite(email, role) {
      const id = randomBytes(12).toString('hex');
      const createdDate = date();
      // One statement, so nobody can register or verify the email in between. No password matches an empty hash.
      const { rows } = await database.execute(
        `INSERT INTO users VALUES (?, ?, '', ?, ?, 1, 0, '{}', ?, ?)
         ON CONFLICT (email) DO UPDATE SET
           registered = 1, role = excluded.role, updated_date = excluded.updated_date,
           password_hash = iif(verified, password_hash, ''),
           full_name = iif(verified, full_name, excluded.full_name),
           data = iif(verified, data, '{}')
         WHERE registered = 0
         RETURNING id`,
        [id, normalizeEmail(email), defaultName(email), role, createdDate, createdDate],
      );
      if (rows[0] === undefined) return undefined;
      const invitedId = idSchema.parse(rows[0]).id;
      return { id: invitedId, isNew: invitedId === id };
    },
    async setPassword(id, passwordHash) {
      await database.execute('UPDATE users SET password_hash = ? WHERE id = ?', [passwordHash, id]);
    },
    async confirmEmail(id) {
      const { rowsAffected } = await database.execute(
        'UPDATE users SET verified = 1, registered = 1, updated_date = ? WHERE id = ? AND verified = 0',
        [date(), id],
      );
      return rowsAffected === 1;
    },
    async update(id, { fullName, data }) {
      await database.execute(
        'UPDATE users SET full_name = ?, data = ?, updated_date = ? WHERE id = ?',
        [fullName, JSON.stringify(data), date(), id],
      );
    },
  };
}

/** The account as the User entity's record. */
export function toRecord(account: Account): Record<string, unknown> {
  return {
    ...account.data,
    id: account.id,
    email: account.email,
    full_name: account.full_name,
    role: account.role,
    created_date: account.created_date,
    updated_date: account.updated_date,
    created_by: account.email,
    created_by_id: account.id,
    disabled: false,
    is_verified: account.verified,
    app_id: appId,
    is_service: account.id === serviceAccountId,
    _app_role: account.role,
  };
}

/** The name of an account whose user hasn't given one. */
export function defaultName(email: string): string {
  return email.trim().replace(/@.*/, '');
}

function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
