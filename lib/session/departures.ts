import { nonceParam, withPairs } from './address';
import type { SafeStorage } from './storage';

/** What the browser has left for: the platform's page for signing in, or the one for signing out. */
export type Departure = 'login' | 'logout';

const nonceMark = 'brazos_nonce';
/** Long enough for a registration with a code from a mailbox. */
export const nonceLastsMs = 30 * 60_000;

interface DeparturesConfig {
  storage: Pick<SafeStorage, 'mark' | 'setMark' | 'removeMark'>;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface Departures {
  /** The address to come back to, with a nonce that this tab remembers. */
  leave(kind: Departure, returnTo: string): string;
  /** Whether this tab has left for that, and comes back with the nonce it left with. */
  isReturn(kind: Departure, nonce: string | null): boolean;
  /** What this nonce was for is done: it counts no more. */
  end(nonce: string | null): void;
}

/**
 * Tells a return from the platform's own pages from a link that looks like one, as OAuth does with
 * `state`: nobody else knows the nonce, and it counts in the tab that left, once and for a while.
 */
export function createDepartures({ storage, now }: DeparturesConfig): Departures {
  const left = () => (storage.mark(nonceMark) ?? '').split(' ');

  return {
    leave(kind, returnTo) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      // Without a storage there is nothing to compare it with.
      if (!storage.setMark(nonceMark, `${kind} ${nonce} ${now()}`)) return returnTo;
      return withPairs(returnTo, `${nonceParam}=${nonce}`);
    },
    isReturn(kind, nonce) {
      const [leftFor, expected, at] = left();
      const age = now() - Number(at);
      return leftFor === kind && expected === nonce && age >= 0 && age < nonceLastsMs;
    },
    end(nonce) {
      if (nonce !== null && left()[1] === nonce) storage.removeMark(nonceMark);
    },
  };
}
