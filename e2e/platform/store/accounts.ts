import { randomBytes, randomInt } from 'node:crypto';
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

export function createAccounts(
  accounts: Map<string, Account>,
  save: () => void,
  now: () => number,
) {
  const put = (account: Account): Account => {
    accounts.set(account.id, account);
    save();
    return account;
  };
  const today = () => new Date(now()).toISOString();
  return {
    byId: (id: string): Account | undefined => accounts.get(id),
    byEmail: (sent: string): Account | undefined => {
      const normalized = sent.trim().toLowerCase();
      return [...accounts.values()].find(({ email }) => email === normalized);
    },
    /** In order of creation. */
    list: (): Account[] => [...accounts.values()],
    /** Adds an account that's neither verified nor registered. No password matches an empty hash. */
    add(fields: Pick<Account, 'email' | 'password_hash' | 'full_name'>): Account {
      const id = randomBytes(12).toString('hex');
      const [created_date, updated_date] = [today(), today()];
      const status = { role: 'user', registered: false, verified: false } as const;
      return put({ ...fields, ...status, id, data: {}, created_date, updated_date });
    },
    /** @returns the changed account */
    change(account: Account, changes: Partial<Account>): Account {
      return put({ ...account, ...changes, updated_date: today() });
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

/** Expiry times are in ms since 1970. */
export const codeSchema = z.object({ code: z.string(), expiresAt: z.number() });

/** Verifies a new account's email. */
export const otp = {
  minutes: 10,
  write: () => String(randomInt(1_000_000)).padStart(6, '0'),
};

/** Sets a password, by request or invitation. */
export const reset = { minutes: 60, write: () => randomBytes(24).toString('base64url') };

/** Codes that each work once, for an email or an account's id: their owner, who has at most one. */
export function createCodes(
  { minutes, write }: typeof otp,
  codes: Map<string, z.infer<typeof codeSchema>>,
  save: () => void,
  now: () => number,
) {
  return {
    /** Creates a code, which replaces the owner's previous one. */
    make(owner: string): string {
      const code = write();
      codes.set(owner, { code, expiresAt: now() + minutes * 60_000 });
      save();
      return code;
    },
    /** Uses up the code. @returns its owner, or undefined for an unknown or expired code, or one of somebody else */
    redeem(code: string, owner?: string): string | undefined {
      const found = [...codes].find(
        ([id, made]) => made.code === code && (owner === undefined || id === owner),
      );
      if (found === undefined || found[1].expiresAt <= now()) return undefined;
      codes.delete(found[0]);
      save();
      return found[0];
    },
  };
}
