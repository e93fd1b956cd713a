import { createConcurrencyLimit } from './concurrency';
import { hashPassword, verifyPassword } from './store/passwords';

// Each takes a core for a while, and a thread of the four that read files too: pages have to be served meanwhile.
const maxConcurrent = 2;
const maxQueued = 64;

/** Password hashing, a few at a time. Its calls throw ApiError 503 while too many wait. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether the password is the hash's. Without a hash it takes as long and says no. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** How many were hashed, and how many at the same time at most. */
  stats(): { done: number; mostAtOnce: number };
}

export function createPasswordHasher(): PasswordHasher {
  const limit = createConcurrencyLimit({ atOnce: maxConcurrent, waiting: maxQueued });
  return {
    hash: (password) => limit.run(() => hashPassword(password)),
    verify: (password, hash) => limit.run(() => verifyPassword(password, hash)),
    stats: limit.stats,
  };
}
