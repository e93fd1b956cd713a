import { createConcurrencyLimit } from './concurrency';
import { hashPassword, isPassword } from './store/passwords';

// Each takes a core for a while, and a thread of the four that read files too: pages have to be served meanwhile.
const atOnce = 2;
const mostWaiting = 64;

/** Password hashing, a few at a time. Its calls throw ApiError 503 while too many wait. */
export interface Hashing {
  hash(password: string): Promise<string>;
  /** Whether the password is the hash's. Without a hash it takes as long and says no. */
  fits(password: string, hash: string | undefined): Promise<boolean>;
  /** How many were hashed, and how many at the same time at most. */
  counts(): { done: number; mostAtOnce: number };
}

export function createHashing(): Hashing {
  const limit = createConcurrencyLimit({ atOnce, waiting: mostWaiting });
  return {
    hash: (password) => limit.run(() => hashPassword(password)),
    fits: (password, hash) => limit.run(() => isPassword(password, hash)),
    counts: limit.counts,
  };
}
