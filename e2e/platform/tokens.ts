import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { constantTimeEqual } from './constant-time-equal';
import type { KeyValues } from './store/key-values';

const dayMs = 24 * 60 * 60 * 1000;
const defaultLifetimeMs = 7 * dayMs;

const claimsSchema = z.object({ sub: z.string(), issuedAt: z.int(), expiresAt: z.int() });
/** What a token says. */
export type Claims = z.infer<typeof claimsSchema>;
const validFromSchema = z.record(z.string(), z.int());

/** Tokens are 'claims.signature': JSON and its HMAC-SHA256, both in base64url. Times are in ms. */
export interface Tokens {
  issue(userId: string, lifeInMs?: number): string;
  /** @returns the user's id, or undefined for a token that is forged, expired or revoked */
  verify(token: string): string | undefined;
  /** What a token says, or undefined as read does. */
  claimsOf(token: string): Claims | undefined;
  /** Whether the token is still good: neither expired nor revoked since. */
  isValid(claims: Claims): boolean;
  /** From now on every token made before is refused. */
  revokeAll(): void;
  /** As revokeAll does, for the tokens of one user. */
  revoke(userId: string): void;
  /** Resolves when a revocation is written down. */
  flushed(): Promise<void>;
}

/** The secret is made at the first start and kept, so that tokens outlive a restart. */
export async function createTokens(settings: KeyValues, now: () => number): Promise<Tokens> {
  const kept = await settings.get('token-secret');
  const secret = kept ?? randomBytes(32).toString('base64url');
  if (kept === undefined) await settings.set('token-secret', secret);

  let goodFrom = Number((await settings.get('tokens-good-from')) ?? 0);
  const ofUser = JSON.parse((await settings.get('tokens-good-from-of-user')) ?? '{}');
  const goodFromOf = new Map(Object.entries(validFromSchema.parse(ofUser)));
  let latest = Math.max(goodFrom, ...goodFromOf.values());
  let writing = Promise.resolve();
  const write = (name: string, value: string) => {
    writing = writing.then(() => settings.set(name, value));
    // hydrated() reports a failure; until somebody asks, it must not end the process.
    writing.catch(() => undefined);
  };
  const sign = (claims: string) => createHmac('sha256', secret).update(claims).digest('base64url');

  const isValid = ({ sub, issuedAt, expiresAt }: Claims) =>
    issuedAt >= Math.max(goodFrom, goodFromOf.get(sub) ?? 0) && expiresAt > now();
  const claimsOf = (token: string) => {
    const [text = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !constantTimeEqual(signature, sign(text))) return undefined;
    const claims = claimsSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return isValid(claims) ? claims : undefined;
  };

  return {
    issue(userId, lifeInMs = defaultLifetimeMs) {
      // A token made in the same millisecond as a revocation, but after it, is good.
      const issuedAt = Math.max(now(), goodFrom, goodFromOf.get(userId) ?? 0);
      latest = Math.max(latest, issuedAt);
      const claims = { sub: userId, issuedAt, expiresAt: now() + lifeInMs };
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    verify: (token) => claimsOf(token)?.sub,
    claimsOf,
    isValid,
    revokeAll() {
      goodFrom = Math.max(now(), latest + 1);
      write('tokens-good-from', String(goodFrom));
    },
    revoke(userId) {
      latest = Math.max(now(), latest + 1);
      goodFromOf.set(userId, latest);
      write('tokens-good-from-of-user', JSON.stringify(Object.fromEntries(goodFromOf)));
    },
    flushed: () => writing,
  };
}
