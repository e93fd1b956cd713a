import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { constantTimeEqual } from './secrets';
import type { KeyValues } from './store';

const sevenDaysMs = 7 * 24 * 60 * 60 * 1000;
const everyone = '*';

const claimsSchema = z.object({ sub: z.string(), issuedAt: z.int(), expiresAt: z.int() });
/** The payload of a token. */
export type Claims = z.infer<typeof claimsSchema>;
const validFromSchema = z.record(z.string(), z.int());

/** Tokens are 'claims.signature': JSON and its HMAC-SHA256, both in base64url. Times are in ms. */
export interface Tokens {
  issue(userId: string, lifetimeMs?: number): string;
  /** @returns the user's id, or undefined for a token that is forged, expired, or revoked */
  verify(token: string): string | undefined;
  /** @returns the claims, or undefined for a token that is forged, expired, or revoked */
  claimsOf(token: string): Claims | undefined;
  /** Whether the token with these claims has neither expired nor been revoked. */
  isValid(claims: Claims): boolean;
  /** Revokes every token issued so far to this user, or to everyone. */
  revoke(userId?: string): void;
}

/** The secret is generated on the first start and stored, so tokens survive a restart. */
export function createTokens(settings: KeyValues, now: () => number): Tokens {
  const secret = settings.get('token-secret') ?? randomBytes(32).toString('base64url');
  settings.set('token-secret', secret);

  const storedValidFrom = JSON.parse(settings.get('tokens-valid-from') ?? '{}');
  /** From when a user's tokens are valid. */
  const validFrom = new Map(Object.entries(validFromSchema.parse(storedValidFrom)));
  const validFromFor = (userId: string) =>
    Math.max(validFrom.get(everyone) ?? 0, validFrom.get(userId) ?? 0);
  let latestMs = Math.max(0, ...validFrom.values());
  const sign = (claims: string) => createHmac('sha256', secret).update(claims).digest('base64url');

  const isValid = ({ sub, issuedAt, expiresAt }: Claims) =>
    issuedAt >= validFromFor(sub) && expiresAt > now();
  const claimsOf = (token: string) => {
    const [text = '', signature = ''] = token.split('.');
    if (!constantTimeEqual(signature, sign(text))) return undefined;
    const claims = claimsSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return isValid(claims) ? claims : undefined;
  };

  return {
    issue(userId, lifetimeMs = sevenDaysMs) {
      // A token issued after a revocation, but in the same millisecond, must be valid.
      const issuedAt = Math.max(now(), validFromFor(userId));
      latestMs = Math.max(latestMs, issuedAt);
      const claims = { sub: userId, issuedAt, expiresAt: now() + lifetimeMs };
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    verify: (token) => claimsOf(token)?.sub,
    claimsOf,
    isValid,
    revoke(userId = everyone) {
      latestMs = Math.max(now(), latestMs + 1);
      validFrom.set(userId, latestMs);
      settings.set('tokens-valid-from', JSON.stringify(Object.fromEntries(validFrom)));
    },
  };
}
