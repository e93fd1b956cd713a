import type { User } from '@/lib/platform/site';
import type { Notification } from './notifications';
import type { SessionState } from './store';

type Notice = Omit<Notification, 'id' | 'open'>;

const handledErrorTypes = ['auth_required', 'user_not_registered'];
/** A name is the account's own choice: it must not push the rest out of the notice. */
const maxNameLength = 60;

/** The platform asks for a sign-in again right after one: the user decides whether to try it. */
export function loginLoopNotice(signIn: () => void): Notice {
  return {
    tone: 'problem',
    title: 'You’re not signed in',
    description:
      'Your sign-in wasn’t accepted. You can keep browsing as a visitor or sign in again.',
    action: { label: 'Sign in', run: signIn },
  };
}

/** A sign-in that the user came back with was refused, and the one before it goes on. */
export function signInRejectedNotice(user: User | null): Notice {
  return {
    tone: 'problem',
    title: 'The new sign-in wasn’t accepted',
    description: `${signedInAs(user)} Sign out first to sign in to another account.`,
  };
}

/** A link would sign the user in to another account. */
export function switchAccountNotice(current: User | null, other: User, run: () => void): Notice {
  return {
    tone: 'info',
    title: `This link signs you in as ${accountLabel(other)}`,
    description: `${signedInAs(current)} Switch only if you trust the link.`,
    action: { label: `Switch to ${accountLabel(other)}`, run },
  };
}

/** A link would sign the user out. */
export function signOutNotice(current: User | null, run: () => void): Notice {
  return {
    tone: 'info',
    title: 'This link signs you out',
    description: `${signedInAs(current)} Dismiss this to stay signed in.`,
    action: { label: 'Sign out', run },
  };
}

/** Somebody's token is there, and the platform has not said whose it is. */
export function unconfirmedNotice(tryAgain: () => void): Notice {
  return {
    tone: 'problem',
    title: 'We couldn’t confirm your sign-in',
    description: 'You’re browsing as a visitor.',
    action: { label: 'Try again', run: tryAgain },
  };
}

/** Whether a check that somebody came with a token to ended without an answer. */
export function isUnconfirmed({ authError, isAuthenticated }: SessionState): boolean {
  return authError === null ? !isAuthenticated : authError.type === 'unknown';
}

/** What the platform says for a reason of its own; null when the page itself shows what became of it. */
export function refusalNotice({ authError }: SessionState): Notice | null {
  if (
    authError === null ||
    authError.type === 'unknown' ||
    handledErrorTypes.includes(authError.type)
  ) {
    return null;
  }
  return {
    tone: 'problem',
    title: 'We couldn’t sign you in',
    description: authError.message,
  };
}

function signedInAs(user: User | null): string {
  return user === null ? 'You’re already signed in.' : `You’re signed in as ${accountLabel(user)}.`;
}

/** With the email address: a name alone can be somebody else's too. */
function accountLabel({ id, email, full_name }: User): string {
  const name = sanitizeText(full_name);
  const address = sanitizeText(email);
  if (name === '') return address || `account ${sanitizeText(id)}`;
  return address === '' ? name : `${name} (${address})`;
}

/** Without characters that nobody sees, or that turn around what stands beside them. */
function sanitizeText(text = ''): string {
  return text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength);
}
