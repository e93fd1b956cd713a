import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. Hashing them first makes their lengths equal. */
export function constantTimeEqual(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
