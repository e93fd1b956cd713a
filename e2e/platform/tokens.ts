import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Store } from './store';

const sevenDaysMs = 7 * 24 * 60 * 60 * 1000;
const everyone = '*';

/** `revocations` is how many there had been for the user when the token was issued. */
const claimsSchema = z.object({ sub: z.string(), revocations: z.int(), expiresAt: z.int() });
/** The payload of a token. */
export type Claims = z.infer<typeof claimsSchema>;

export type Tokens = ReturnType<typeof createTokens>;

/** 'claims.signature': JSON and its HMAC-SHA256, in base64url. Times are in ms. Tokens survive a restart. */
export function createTokens({ secret, revocations, flush }: Store['tokens'], now: () => number) {
  const sign = (claims: string) => createHmac('sha256', secret).update(claims).digest('base64url');
  const countFor = (id: string) => (revocations.get(everyone) ?? 0) + (revocations.get(id) ?? 0);

  /** Whether the token with these claims has neither expired nor been revoked. */
  const isValid = (claims: Claims) =>
    claims.revocations === countFor(claims.sub) && claims.expiresAt > now();
  /** @returns the claims, or undefined for a token that is forged, expired, or revoked */
  const claimsOf = (token: string): Claims | undefined => {
    const [text = '', signature = ''] = token.split('.');
    if (signature !== sign(text)) return undefined;
    const json = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    // A token of an earlier version of the platform has other claims.
    const { data: claims } = claimsSchema.safeParse(json);
    return claims && isValid(claims) ? claims : undefined;
  };

  return {
    issue(userId: string, lifetimeMs = sevenDaysMs): string {
      const expiresAt = now() + lifetimeMs;
      const claims: Claims = { sub: userId, revocations: countFor(userId), expiresAt };
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    /** @returns the user's id, or undefined for a token that is forged, expired, or revoked */
    verify: (token: string): string | undefined => claimsOf(token)?.sub,
    claimsOf,
    isValid,
    /** Revokes every token issued so far to this user, or to everyone. */
    revoke(userId = everyone): void {
      revocations.set(userId, (revocations.get(userId) ?? 0) + 1);
      // Right away: a revoked token mustn't become valid again after a crash.
      flush();
    },
  };
}
