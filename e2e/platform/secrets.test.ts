import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constantTimeEqual, hashPassword, verifyPassword } from './secrets';

test('compares strings of any length', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(constantTimeEqual(a, b)).toBe(a === b);
      expect(constantTimeEqual(a, a)).toBe(true);
    }),
  );
});

test('stores passwords salted and verifies them', async () => {
  const [one, two] = await Promise.all([hashPassword('a-password'), hashPassword('a-password')]);
  expect(one).not.toBe(two);
  expect(one).not.toContain('a-password');
  expect(await verifyPassword('a-password', one)).toBe(true);
  expect(await verifyPassword('a-passwore', one)).toBe(false);
  expect(await verifyPassword('', undefined)).toBe(false);
  expect(await verifyPassword('', '.')).toBe(false);
});
