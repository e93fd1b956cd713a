import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyBytes = 32;

/** Compares two secrets in constant time. Hashing them first makes their lengths equal. */
export function constantTimeEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** @returns 'salt.key', both in base64url */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyBytes);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Whether the password matches the hash; an account without a password has the hash ''. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), keyBytes);
  return constantTimeEqual(derived.toString('base64url'), key);
}
