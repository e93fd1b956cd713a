import { ApiError } from '../errors';

const windowMs = 60_000;
const maxKeys = 10_000;

/** Limits repeated attempts, such as guesses at an account's password. */
export interface RateLimiter {
  /**
   * Counts one attempt.
   *
   * @throws ApiError 429 with Retry-After for too many attempts within a minute, and for a new key while all 10,000
   * tracked keys are at their limit
   */
  consume(key: string): void;
  /** Forgets a key's attempts, because the last one succeeded. */
  reset(key: string): void;
  clear(): void;
}

interface RateWindow {
  count: number;
  resetsAt: number;
}

/**
 * @param maxAttempts allowed per key within a minute of its first attempt
 * @param now ms since 1970
 */
export function createRateLimiter(maxAttempts: number, now: () => number): RateLimiter {
  // Every window lasts equally long, so insertion order is expiry order.
  const windows = new Map<string, RateWindow>();
  /** Keys that are below the limit, by their number of attempts. */
  const keysByCount = Array.from({ length: maxAttempts }, () => new Set<string>());

  const remove = (key: string) => {
    keysByCount[windows.get(key)?.count ?? 0]?.delete(key);
    windows.delete(key);
  };

  /**
   * Evicts expired keys first, then the key with the fewest attempts, so a flood of other keys evicts those, not the
   * key under attack. A key at its limit stays until it expires.
   */
  const makeRoom = () => {
    for (const [key, { resetsAt }] of windows) {
      if (resetsAt > now()) break;
      remove(key);
    }
    if (windows.size < maxKeys) return;
    const [leastUsed] = keysByCount.find((keys) => keys.size > 0) ?? [];
    if (leastUsed !== undefined) return remove(leastUsed);
    const [first] = windows.values();
    throw tooManyError(first?.resetsAt ?? now());
  };

  const tooManyError = (resetsAt: number) => {
    const seconds = Math.ceil((resetsAt - now()) / 1000);
    return new ApiError(429, 'too_many_attempts', `Too many attempts. Try again in ${seconds} s`, {
      headers: { 'Retry-After': String(seconds) },
    });
  };

  return {
    consume(key) {
      const current = windows.get(key);
      if (current === undefined || current.resetsAt <= now()) {
        remove(key);
        makeRoom();
        windows.set(key, { count: 1, resetsAt: now() + windowMs });
        keysByCount[1]?.add(key);
        return;
      }
      keysByCount[current.count]?.delete(key);
      current.count += 1;
      keysByCount[current.count]?.add(key);
      if (current.count > maxAttempts) throw tooManyError(current.resetsAt);
    },
    reset: remove,
    clear() {
      windows.clear();
      for (const keys of keysByCount) keys.clear();
    },
  };
}
