import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret';

test('texts are the same or not, whatever their lengths', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(isSameSecret(one, other)).toBe(one === other);
      expect(isSameSecret(one, one)).toBe(true);
    }),
  );
});
