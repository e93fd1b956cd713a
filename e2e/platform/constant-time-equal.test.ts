import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constantTimeEqual } from './constant-time-equal';

test('texts are the same or not, whatever their lengths', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(constantTimeEqual(one, other)).toBe(one === other);
      expect(constantTimeEqual(one, one)).toBe(true);
    }),
  );
});
