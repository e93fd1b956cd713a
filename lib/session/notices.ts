import type { Notification } from './notifications';
import type { SessionState } from './store';

type Notice = Omit<Notification, 'id' | 'open'>;

const own = ['auth_required', 'user_not_registered'];

/** The platform asks for a sign-in again right after one: the user decides whether to try it. */
export function signInNotice(signIn: () => void): Notice {
  return {
    tone: 'problem',
    title: 'You are not signed in',
    description:
      'The platform did not accept the sign-in. You can read the site, or sign in again.',
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
    title: 'The platform did not let you in',
    description: authError.message,
  };
}

const unanswered: Notice = {
  tone: 'problem',
  title: 'The platform does not answer',
  description: 'You see the site as a visitor. Load the page again later to be signed in.',
};
