import type { User } from '@/lib/platform/site';
import type { Notification, NotificationStore } from './notifications';
import type { Identity } from './session';
import type { SessionState } from './store';

type Notice = Omit<Notification, 'id' | 'open'>;

const handledErrorTypes = ['auth_required', 'user_not_registered'];
/** Users choose their names, so a long one mustn't push the rest out of the notice. */
const maxNameLength = 60;

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

/** There's a token, but the platform hasn't confirmed whose it is. */
function unconfirmedNotice(tryAgain: () => void): Notice {
  return {
    tone: 'problem',
    title: 'We couldn’t confirm your sign-in',
    description: 'You’re browsing as a visitor.',
    action: { label: 'Try again', run: tryAgain },
  };
}

/** Whether a check with a token ended without a response from the platform. */
export function isUnconfirmed({ authError, isAuthenticated }: SessionState): boolean {
  return authError === null ? !isAuthenticated : authError.type === 'unknown';
}

/**
 * What to tell the user after a check that the platform answered; null if there's nothing.
 *
 * @param switched the outcome of a switch to another account; null without one
 */
export function checkNotice(
  state: SessionState,
  hadToken: boolean,
  switched: Identity['outcome'] | null,
): Notice | null {
  if (switched === 'refused' && state.isAuthenticated) return signInRejectedNotice(state.user);
  return hadToken ? refusalNotice(state) : null;
}

/** The platform's message if it gave a reason that the site doesn't handle itself; otherwise null. */
function refusalNotice({ authError }: SessionState): Notice | null {
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

type Actions = ReturnType<NotificationStore['getState']>;
export type SessionNotices = ReturnType<typeof createSessionNotices>;

/** The notices of one running session. A change of session dismisses those that no longer apply. */
export function createSessionNotices({ add, dismiss }: Pick<Actions, 'add' | 'dismiss'>) {
  let questions: string[] = [];
  let unconfirmedId: string | null = null;

  function dismissUnconfirmed(): void {
    if (unconfirmedId !== null) dismiss(unconfirmedId);
    unconfirmedId = null;
  }

  return {
    show: add,
    /** A question about the current session. */
    ask(notice: Parameters<typeof add>[0]): void {
      questions.push(add(notice));
    },
    /** Dismisses the questions and the notice of an outage. */
    dismissAll(): void {
      for (const id of questions) dismiss(id);
      questions = [];
      dismissUnconfirmed();
    },
    /** Shows the notice once until the platform answers, so it doesn't return after the user dismisses it. */
    showUnconfirmed(tryAgain: () => void): void {
      unconfirmedId ??= add(
        unconfirmedNotice(() => {
          dismissUnconfirmed();
          tryAgain();
        }),
      );
    },
    platformAnswered: dismissUnconfirmed,
  };
}

function signedInAs(user: User | null): string {
  return user === null ? 'You’re already signed in.' : `You’re signed in as ${accountLabel(user)}.`;
}

/** Includes the email address, since names aren't unique. */
function accountLabel({ id, email, full_name }: User): string {
  const name = sanitizeText(full_name);
  const address = sanitizeText(email);
  if (name === '') return address || `account ${sanitizeText(id)}`;
  return address === '' ? name : `${name} (${address})`;
}

/** Removes invisible characters and those that change the text direction. */
function sanitizeText(text = ''): string {
  return text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength);
}
