import { ApiError } from '../errors';

const windowMs = 60_000;
const maxKeys = 10_000;

/** Counts what somebody could otherwise try without end, such as the passwords of an account. */
export interface RateLimiter {
  /**
   * Counts one. Throws ApiError 429 with Retry-After for too many within a minute, and for a new key while so many
   * others have used up theirs that there is no room for it.
   */
  consume(key: string): void;
  /** Forgets them: the last one was right. */
  reset(key: string): void;
  clear(): void;
}

interface RateWindow {
  count: number;
  resetsAt: number;
}

/**
 * @param most how many a minute, from the first one on, are let through
 * @param now ms since 1970
 */
export function createRateLimiter(most: number, now: () => number): RateLimiter {
  // All last equally long: those that end first come first.
  const counts = new Map<string, RateWindow>();
  /** Keys by how often they were counted, below `most`. */
  const keysAt = Array.from({ length: most }, () => new Set<string>());

  const remove = (key: string) => {
    keysAt[counts.get(key)?.count ?? 0]?.delete(key);
    counts.delete(key);
  };

  /**
   * Expired ones go first. Then the one that was counted least: so that other keys, however many, push out each
   * other and not the one that is attacked. One that has used up its attempts stays until it ends.
   */
  const makeRoom = () => {
    for (const [key, { resetsAt }] of counts) {
      if (resetsAt > now()) break;
      remove(key);
    }
    if (counts.size < maxKeys) return;
    const [least] = keysAt.find((keys) => keys.size > 0) ?? [];
    if (least !== undefined) return remove(least);
    const [first] = counts.values();
    throw tooMany(first?.resetsAt ?? now());
  };

  const tooMany = (endsAt: number) => {
    const seconds = Math.ceil((endsAt - now()) / 1000);
    return new ApiError(429, 'too_many_attempts', `Too many attempts. Try again in ${seconds} s`, {
      headers: { 'Retry-After': String(seconds) },
    });
  };

  return {
    consume(key) {
      const known = counts.get(key);
      if (known === undefined || known.resetsAt <= now()) {
        remove(key);
        makeRoom();
        counts.set(key, { count: 1, resetsAt: now() + windowMs });
        keysAt[1]?.add(key);
        return;
      }
      keysAt[known.count]?.delete(key);
      known.count += 1;
      keysAt[known.count]?.add(key);
      if (known.count > most) throw tooMany(known.resetsAt);
    },
    reset: remove,
    clear() {
      counts.clear();
      for (const keys of keysAt) keys.clear();
    },
  };
}
