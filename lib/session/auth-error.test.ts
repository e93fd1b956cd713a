import { expect, test } from 'vitest';
import { toAuthError } from './auth-error';

test.each([undefined, 'a text', { message: 'no error' }, new Error('')])(
  'turns %o, which has no message, into an unknown error',
  (thrown) => {
    expect(toAuthError(thrown)).toEqual({ type: 'unknown', message: 'Failed to load app' });
  },
);

test('turns any other error into an unknown error with its message', () => {
  expect(toAuthError(new Error('no memory'))).toEqual({ type: 'unknown', message: 'no memory' });
});
