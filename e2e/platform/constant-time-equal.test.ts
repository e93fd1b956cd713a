import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constantTimeEqual } from './constant-time-equal';

test('compares strings of any length', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(constantTimeEqual(a, b)).toBe(a === b);
      expect(constantTimeEqual(a, a)).toBe(true);
    }),
  );
});
