import { createHmac } from 'node:crypto';
import { type Account, accountById } from './seeded-accounts';

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
