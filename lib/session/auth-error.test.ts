import { expect, test } from 'vitest';
import { toAuthError } from './auth-error';

test.each([undefined, 'a text', { message: 'no error' }, new Error('')])(
  '%o, which says nothing, is an unknown failure',
  (thrown) => {
    expect(toAuthError(thrown)).toEqual({ type: 'unknown', message: 'Failed to load app' });
  },
);

test('any other error is an unknown failure with its message', () => {
  expect(toAuthError(new Error('no memory'))).toEqual({ type: 'unknown', message: 'no memory' });
});
