import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './secrets';

test('stores passwords salted and verifies them', async () => {
  const [one, two] = await Promise.all([hashPassword('a-password'), hashPassword('a-password')]);
  expect(one).not.toBe(two);
  expect(one).not.toContain('a-password');
  expect(await verifyPassword('a-password', one)).toBe(true);
  expect(await verifyPassword('a-passwore', one)).toBe(false);
  expect(await verifyPassword('', '')).toBe(false);
});
