import { createHmac } from 'node:crypto';

/** The local platform has a single app. */
export const appId = 'brazos';

export const admin = 'admin@plant.example';
export const operator = 'operator@plant.example';
export const guest = 'guest@plant.example';

export interface Account {
  id: string;
  email: string;
  password: string;
  fullName: string;
  role: 'admin' | 'user';
  /** Whether the account is registered for the app. */
  registered: boolean;
  /** What it's for. */
  purpose: string;
}

/** The only accounts, for previews and tests. The sign-in page shows their passwords. */
export const seededAccounts: readonly Account[] = [
  {
    id: '690000000000000000000001',
    email: admin,
    password: 'admin-pass-1',
    fullName: 'Ada Admin',
    role: 'admin',
    registered: true,
    purpose: 'an admin, who sees the Admin Note on unknown pages',
  },
  {
    id: '690000000000000000000002',
    email: operator,
    password: 'operator-pass-1',
    fullName: 'Otto Operator',
    role: 'user',
    registered: true,
    purpose: 'a user, who sees their name and “Sign out” in the top bar',
  },
  {
    id: '690000000000000000000003',
    email: guest,
    password: 'guest-pass-1',
    fullName: 'Gina Guest',
    role: 'user',
    registered: false,
    purpose: 'not registered for the app, and sees Access Restricted',
  },
];

function accountById(id: string): Account | undefined {
  return seededAccounts.find((account) => account.id === id);
}

/** @param sent as typed into the sign-in form */
export function accountByEmail(sent: string): Account | undefined {
  const email = sent.trim().toLowerCase();
  return seededAccounts.find((account) => account.email === email);
}

const sevenDaysMs = 7 * 24 * 60 * 60 * 1000;

/** Whom a token was issued to, and until when, in ms since 1970. */
export interface Session {
  account: Account;
  expiresAt: number;
}

const header = Buffer.from('{"alg":"HS256"}').toString('base64url');

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Tokens shaped like a JWT, 'header.claims.signature': the account's ID and the expiry, and their HMAC-SHA256, in base64url.
 *
 * @param secret kept in the data file, so tokens survive a restart
 */
export function createTokens(secret: string) {
  const sign = (claims: string) => createHmac('sha256', secret).update(claims).digest('base64url');
  return {
    issue(account: Account, lifetimeMs = sevenDaysMs): string {
      const text = `${account.id} ${Date.now() + lifetimeMs}`;
      const claims = Buffer.from(text).toString('base64url');
      return `${header}.${claims}.${sign(claims)}`;
    },
    /** @returns undefined for a token that's missing, forged, or expired */
    verify(token: string | undefined): Session | undefined {
      const [, claims = '', signature] = token?.split('.') ?? [];
      if (signature !== sign(claims)) return undefined;
      const [id = '', expiry] = Buffer.from(claims, 'base64url').toString().split(' ');
      const account = accountById(id);
      const expiresAt = Number(expiry);
      return account && expiresAt > Date.now() ? { account, expiresAt } : undefined;
    },
  };
}
