import { nonceParam, withPairs } from './address';
import type { SafeStorage } from './storage';

/** The platform page that the browser left for. */
export type Departure = 'login' | 'logout';

const nonceMark = 'brazos_nonce';
/** Long enough to register with a code from an email. */
export const nonceLastsMs = 30 * 60_000;

interface DeparturesConfig {
  storage: Pick<SafeStorage, 'mark' | 'setMark' | 'removeMark'>;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface Departures {
  /** The return URL with a nonce that this tab remembers. */
  leave(kind: Departure, returnTo: string): string;
  /** Whether this tab left for that page and came back with its nonce in time. */
  isReturn(kind: Departure, nonce: string | null): boolean;
  /** Invalidates the nonce. */
  end(nonce: string | null): void;
}

/**
 * Distinguishes a return from the platform's own pages from a link that imitates one, as OAuth does with
 * `state`. The nonce is valid once, for 30 minutes, in the tab that left.
 */
export function createDepartures({ storage, now }: DeparturesConfig): Departures {
  const left = () => (storage.mark(nonceMark) ?? '').split(' ');

  return {
    leave(kind, returnTo) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      // Without storage there's nothing to compare it with.
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
