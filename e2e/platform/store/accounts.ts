import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { appId } from '../seeded-accounts';

/** The service role has an account, but it isn't stored. */
const serviceAccountId = 'service';

export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  password_hash: z.string(),
  full_name: z.string(),
  role: z.enum(['admin', 'user']),
  /** For the app. */
  registered: z.boolean(),
  /** By email. */
  verified: z.boolean(),
  /** The app's own fields. */
  data: z.record(z.string(), z.unknown()),
  created_date: z.string(),
  updated_date: z.string(),
});

export type Account = z.infer<typeof accountSchema>;

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

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(
  accounts: Map<string, Account>,
  save: () => void,
  now: () => number,
) {
  const byEmail = (sent: string) => {
    const email = normalizeEmail(sent);
    return [...accounts.values()].find((account) => account.email === email);
  };
  const put = (account: Account) => {
    accounts.set(account.id, account);
    save();
  };
  const change = (account: Account | undefined, changes: Partial<Account>) => {
    if (account) put({ ...account, ...changes, updated_date: new Date(now()).toISOString() });
  };
  const create = (email: string, fields: Pick<Account, 'password_hash' | 'full_name'>) => {
    const date = new Date(now()).toISOString();
    const account: Account = {
      ...fields,
      id: randomBytes(12).toString('hex'),
      email: normalizeEmail(email),
      role: 'user',
      registered: false,
      verified: false,
      data: {},
      created_date: date,
      updated_date: date,
    };
    put(account);
    return account;
  };

  return {
    byEmail,
    byId: (id: string): Account | undefined => accounts.get(id),
    /** In order of creation. */
    list: (): Account[] => [...accounts.values()],
    /** Adds an unverified account. @returns its id, or undefined if the email is taken */
    add(account: { email: string; passwordHash: string; fullName: string }): string | undefined {
      const { email, passwordHash, fullName } = account;
      if (byEmail(email)) return undefined;
      return create(email, { password_hash: passwordHash, full_name: fullName }).id;
    },
    /**
     * Marks the account as verified and registers it for the app.
     *
     * @returns whether it was waiting for a code, which an invited account isn't
     */
    verify(email: string): boolean {
      const account = byEmail(email);
      if (!account || account.verified || account.registered) return false;
      change(account, { verified: true, registered: true });
      return true;
    },
    /**
     * Registers the email's account for the app with this role, adding it if it doesn't exist. An unverified account
     * loses its password, name, and data: its creator hasn't proved that the email is theirs.
     *
     * @returns undefined if the account is already registered
     */
    invite(email: string, role: Account['role']): { id: string; isNew: boolean } | undefined {
      const known = byEmail(email);
      if (known?.registered) return undefined;
      // No password matches an empty hash.
      const blank = { password_hash: '', full_name: defaultName(email), data: {} };
      const account = known ?? create(email, blank);
      change(account, { ...(account.verified ? {} : blank), registered: true, role });
      return { id: account.id, isNew: known === undefined };
    },
    setPassword(id: string, passwordHash: string): void {
      const account = accounts.get(id);
      if (account) put({ ...account, password_hash: passwordHash });
    },
    /** Like verify, but for invited accounts too. @returns false if the account was already verified */
    confirmEmail(id: string): boolean {
      const account = accounts.get(id);
      if (!account || account.verified) return false;
      change(account, { verified: true, registered: true });
      return true;
    },
    update(id: string, { fullName, data }: { fullName: string; data: Account['data'] }): void {
      change(accounts.get(id), { full_name: fullName, data });
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

/** Authenticates a server as the service role. Publicly known, like the seeded accounts' passwords. */
export const serviceToken = 'brazos-service-token-1';

const createdDate = '2025-10-28T00:00:00.000Z';

/** The identity behind the service token: not a stored account, but with admin rights. */
export const serviceAccount: Account = {
  id: serviceAccountId,
  email: 'service@plant.example',
  password_hash: '',
  full_name: 'Service role',
  role: 'admin',
  registered: true,
  verified: true,
  data: {},
  created_date: createdDate,
  updated_date: createdDate,
};
