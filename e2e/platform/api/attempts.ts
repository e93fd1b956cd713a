import { ApiError } from '../errors';

const windowMs = 60_000;
const mostKeys = 10_000;

/** Counts what somebody could otherwise try without end, such as the passwords of an account. */
export interface Attempts {
  /** Counts one. Throws ApiError 429 with Retry-After for too many within a minute. */
  count(key: string): void;
  /** Forgets them: the last one was right. */
  forget(key: string): void;
  clear(): void;
}

/**
 * @param most how many a minute, from the first one on, are let through
 * @param now ms since 1970
 */
export function createAttempts(most: number, now: () => number): Attempts {
  const counts = new Map<string, { made: number; endsAt: number }>();

  /** The oldest come first. */
  const makeRoom = () => {
    for (const [key, { endsAt }] of counts) {
      if (endsAt > now() && counts.size < mostKeys) return;
      counts.delete(key);
    }
  };

  return {
    count(key) {
      const known = counts.get(key);
      if (known === undefined || known.endsAt <= now()) {
        counts.delete(key);
        makeRoom();
        counts.set(key, { made: 1, endsAt: now() + windowMs });
        return;
      }
      known.made += 1;
      if (known.made <= most) return;
      const seconds = Math.ceil((known.endsAt - now()) / 1000);
      throw new ApiError(429, 'too_many_attempts', `Too many attempts. Try again in ${seconds} s`, {
        headers: { 'Retry-After': String(seconds) },
      });
    },
    forget: (key) => counts.delete(key),
    clear: () => counts.clear(),
  };
}
