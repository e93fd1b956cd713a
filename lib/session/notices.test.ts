import { expect, test } from 'vitest';
import {
  isUnconfirmed,
  loginLoopNotice,
  refusalNotice,
  signInRejectedNotice,
  switchAccountNotice,
} from './notices';
import { type AuthError, createSessionStore } from './store';

const ended = (isAuthenticated: boolean, authError: AuthError | null) => {
  const state = { ...createSessionStore().getState(), isAuthenticated, authError };
  return [isUnconfirmed(state), refusalNotice(state)?.description];
};
const error = (type: string) => ({ type, message: 'Closed for the night' });

test('a signed-in user gets no notice, nor does a user whose page shows the error', () => {
  expect(ended(true, null)).toEqual([false, undefined]);
  expect(ended(false, error('auth_required'))).toEqual([false, undefined]);
  expect(ended(false, error('user_not_registered'))).toEqual([false, undefined]);
});

test('a check without a response or a reason is unconfirmed', () => {
  expect(ended(false, null)).toEqual([true, undefined]);
  expect(ended(false, error('unknown'))).toEqual([true, undefined]);
});

test('another reason is shown with the platform’s message', () => {
  expect(ended(false, error('app_closed'))).toEqual([false, 'Closed for the night']);
});

test.each([
  [{ id: '7', full_name: 'Ada', email: 'ada@plant.example' }, 'Ada (ada@plant.example)'],
  [{ id: '7', full_name: ' ', email: 'ada@plant.example' }, 'ada@plant.example'],
  [{ id: '7', full_name: 'Ada' }, 'Ada'],
  [{ id: '7' }, 'account 7'],
  [{ id: '7', full_name: 'A\u202Ed\u0000a\n\u200B(x@y)' }, 'A d a (x@y)'],
])('%j is shown as %s', (user, name) => {
  const notice = switchAccountNotice(user, user, () => undefined);
  expect(notice.title).toBe(`This link signs you in as ${name}`);
  expect(notice.action?.label).toBe(`Switch to ${name}`);
  expect(notice.description).toContain(`You’re signed in as ${name}.`);
});

test('an unknown account isn’t named', () => {
  expect(signInRejectedNotice(null).description).toContain('You’re already signed in.');
});

test('the notice of a login loop offers another sign-in', () => {
  let signedIn = 0;
  const { action } = loginLoopNotice(() => {
    signedIn += 1;
  });
  expect(action?.label).toBe('Sign in');
  action?.run();
  expect(signedIn).toBe(1);
});
