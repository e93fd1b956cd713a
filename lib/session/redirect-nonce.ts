import type { SafeStorage } from './storage';
import { appendQuery, nonceParam } from './url';

/** The platform page that the browser left for. */
export type RedirectKind = 'login' | 'logout';

const nonceKey = 'brazos_nonce';
/** Long enough to register with a code from an email. */
export const maxNonceAgeMs = 30 * 60_000;

interface RedirectNonceConfig {
  storage: Pick<SafeStorage, 'getTabItem' | 'setTabItem' | 'removeTabItem'>;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface RedirectNonce {
  /** The return URL with a nonce that this tab remembers. */
  addNonce(kind: RedirectKind, returnTo: string): string;
  /** Whether this tab left for that page and came back with its nonce in time. */
  isValid(kind: RedirectKind, nonce: string | null): boolean;
  /** Invalidates the nonce. */
  invalidate(nonce: string | null): void;
}

/**
 * Distinguishes a return from the platform's own pages from a link that imitates one, as OAuth does with
 * `state`. The nonce is valid once, for 30 minutes, in the tab that left.
 */
export function createRedirectNonce({ storage, now }: RedirectNonceConfig): RedirectNonce {
  const stored = () => (storage.getTabItem(nonceKey) ?? '').split(' ');

  return {
    addNonce(kind, returnTo) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      // Without storage there's nothing to compare it with.
      if (!storage.setTabItem(nonceKey, `${kind} ${nonce} ${now()}`)) return returnTo;
      return appendQuery(returnTo, `${nonceParam}=${nonce}`);
    },
    isValid(kind, nonce) {
      const [leftFor, expected, at] = stored();
      const age = now() - Number(at);
      return leftFor === kind && expected === nonce && age >= 0 && age < maxNonceAgeMs;
    },
    invalidate(nonce) {
      if (nonce !== null && stored()[1] === nonce) storage.removeTabItem(nonceKey);
    },
  };
}
