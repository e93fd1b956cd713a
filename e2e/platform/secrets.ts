import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyBytes = 32;
const saltBytes = 16;

/** Compares two secrets in constant time. Hashing them first makes their lengths equal. */
export function constantTimeEqual(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** @returns 'salt.key', both in base64url */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, keyBytes);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Whether the password matches the hash. Without a hash, returns false after the same work. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = hash?.split('.') ?? [];
  const derived = await derive(password, Buffer.from(salt, 'base64url'), keyBytes);
  const expected = Buffer.from(key, 'base64url');
  return expected.length === keyBytes && timingSafeEqual(derived, expected);
}
