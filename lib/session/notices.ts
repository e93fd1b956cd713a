import type { User } from '@/lib/platform/site';
import { accountLabel, accountLabels } from './account-label';
import type { Place } from './app-params';
import type { Notification } from './notifications';

export type Notice = Omit<Notification, 'id' | 'open'>;

/** The platform asks for another sign-in right after one; the user decides whether to try again. */
export function loginLoopNotice(signIn: () => void): Notice {
  return {
    tone: 'problem',
    title: 'You’re not signed in',
    description:
      'Your sign-in wasn’t accepted. You can keep browsing as a visitor or sign in again.',
    action: { label: 'Sign in', run: signIn },
  };
}

/** The platform rejected a new sign-in; the previous one stays. */
export function signInRejectedNotice(user: User | null): Notice {
  return {
    tone: 'problem',
    title: 'The new sign-in wasn’t accepted',
    description: `${signedInAs(user && accountLabel(user))} Sign out first to sign in to another account.`,
  };
}

/**
 * A link would sign the user in to another account.
 *
 * @param isSignedIn whether there's a session, perhaps of a user that isn't known
 */
export function switchAccountNotice(
  current: User | null,
  other: User,
  isSignedIn: boolean,
  run: () => void,
): Notice {
  const [label, ownLabel] = accountLabels(other, current);
  const state = isSignedIn ? signedInAs(ownLabel) : 'You’re not signed in.';
  return {
    tone: 'info',
    title: `This link signs you in as ${label}`,
    description: `${state} ${isSignedIn ? 'Switch' : 'Sign in'} only if you trust the link.`,
    action: { label: `${isSignedIn ? 'Switch to' : 'Sign in as'} ${label}`, run },
  };
}

/** A link would send the user's token to another app or platform. */
export function openAppNotice({ appId, serverUrl }: Place, run: () => void): Notice {
  return {
    tone: 'info',
    title: `This link opens another app, ${appId}`,
    description: `It’s on ${new URL(serverUrl).host} and would get your sign-in. Open it only if you trust the link.`,
    action: { label: `Open ${appId}`, run },
  };
}

/** A link would sign the user out. */
export function signOutNotice(current: User | null, run: () => void): Notice {
  return {
    tone: 'info',
    title: 'This link signs you out',
    description: `${signedInAs(current && accountLabel(current))} Dismiss this to stay signed in.`,
    action: { label: 'Sign out', run },
  };
}

/** There's a token, but the platform hasn't confirmed whose it is. */
export function unconfirmedNotice(tryAgain: () => void): Notice {
  return {
    tone: 'problem',
    title: 'We couldn’t confirm your sign-in',
    description: 'You’re browsing as a visitor.',
    action: { label: 'Try again', run: tryAgain },
  };
}

/** The platform's message, if it gave a reason that the site doesn't handle itself. */
export function refusalNotice(message: string): Notice {
  return { tone: 'problem', title: 'We couldn’t sign you in', description: message };
}

function signedInAs(label: string | null): string {
  return label === null ? 'You’re already signed in.' : `You’re signed in as ${label}.`;
}
