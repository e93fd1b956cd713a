import { expect, test } from 'vitest';
import { authErrorOf } from './auth-error';

test.each([undefined, 'a text', { message: 'no error' }, new Error('')])(
  '%o, which says nothing, is an unknown failure',
  (thrown) => {
    expect(authErrorOf(thrown)).toEqual({ type: 'unknown', message: 'Failed to load app' });
  },
);

test('any other error is an unknown failure with its message', () => {
  expect(authErrorOf(new Error('no memory'))).toEqual({ type: 'unknown', message: 'no memory' });
});
