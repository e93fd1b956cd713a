import { expect, test } from 'vitest';
import { notifyOf, signInNotice } from './notices';
import { type AuthError, createSessionStore } from './store';

const ended = (isAuthenticated: boolean, authError: AuthError | null) =>
  notifyOf({ ...createSessionStore().getState(), isAuthenticated, authError });
const error = (type: string) => ({ type, message: 'Closed for the night' });

test('who is signed in hears nothing, nor does whom the page itself tells', () => {
  expect(ended(true, null)).toBeNull();
  expect(ended(false, error('auth_required'))).toBeNull();
  expect(ended(false, error('user_not_registered'))).toBeNull();
});

test('a check that gets no answer, or no reason, is reported as unconfirmed', () => {
  for (const notice of [ended(false, null), ended(false, error('unknown'))]) {
    expect(notice).toMatchObject({ tone: 'problem', title: 'We couldn’t confirm your sign-in' });
  }
});

test('another reason is told in the platform’s words', () => {
  expect(ended(false, error('app_closed'))).toMatchObject({
    title: 'We couldn’t sign you in',
    description: 'Closed for the night',
  });
});

test('the notice of a refused sign-in offers another one', () => {
  let signedIn = 0;
  const { action } = signInNotice(() => {
    signedIn += 1;
  });
  expect(action?.label).toBe('Sign in');
  action?.run();
  expect(signedIn).toBe(1);
});
