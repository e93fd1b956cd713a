import type { Notification } from './notifications';
import type { SessionState } from './store';

type Notice = Omit<Notification, 'id' | 'open'>;

const own = ['auth_required', 'user_not_registered'];

/** The platform asks for a sign-in again right after one: the user decides whether to try it. */
export function signInNotice(signIn: () => void): Notice {
  return {
    tone: 'problem',
    title: 'You’re not signed in',
    description:
      'Your sign-in wasn’t accepted. You can keep browsing as a visitor or sign in again.',
    action: { label: 'Sign in', run: signIn },
  };
}

/**
 * What somebody who came with a token should hear of the check, when it has ended. Null when all is
 * well, and when the page itself shows what became of it.
 */
export function notifyOf({ authError, isAuthenticated }: SessionState): Notice | null {
  if (authError === null) return isAuthenticated ? null : unanswered;
  if (authError.type === 'unknown') return unanswered;
  if (own.includes(authError.type)) return null;
  return {
    tone: 'problem',
    title: 'We couldn’t sign you in',
    description: authError.message,
  };
}

const unanswered: Notice = {
  tone: 'problem',
  title: 'We couldn’t confirm your sign-in',
  description: 'You’re browsing as a visitor. Reload to try again.',
};
