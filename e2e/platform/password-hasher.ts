import { createConcurrencyLimit } from './concurrency';
import { hashPassword, verifyPassword } from './secrets';

// Each hash keeps a core busy and takes one of the four libuv threads that also read files. Leave some to serve pages.
const maxConcurrent = 2;
const maxQueued = 64;

/** Hashes a few passwords at a time. Throws ApiError 503 while too many calls are queued. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash. Without a hash, takes just as long and returns false. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  /** How many calls have finished, and the peak number that ran concurrently. */
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
