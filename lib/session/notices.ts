import type { User } from '@/lib/platform/site';
import { accountLabel, accountLabels } from './account-label';
import type { Place } from './app-params';
import type { Notification } from './notifications';
import type { NoticeKind } from './policy-types';

export type Notice = Omit<Notification, 'id' | 'open'>;

export interface NoticeSubject {
  user: User | null;
  /** Whether there's a session, perhaps of a user that isn't known. */
  isSignedIn: boolean;
  /** The app that the link names. */
  linked: Place | null;
  /** Whose token a link offers. */
  other: User | null;
  /** The platform's words. */
  message: string;
}

/** What the notices' buttons do. */
export type NoticeActions = Record<
  'check' | 'openApp' | 'signIn' | 'signOut' | 'switchAccount',
  () => void
>;

/** @returns null without what the notice is about */
export function describe(
  kind: NoticeKind,
  { user, isSignedIn, linked, other, message }: NoticeSubject,
  run: NoticeActions,
): Notice | null {
  const tone = kind.endsWith('?') ? 'info' : 'problem';
  switch (kind) {
    case 'login loop':
      return {
        ...{ tone, title: 'You’re not signed in' },
        description:
          'Your sign-in wasn’t accepted. You can keep browsing as a visitor or sign in again.',
        action: { label: 'Sign in', run: run.signIn },
      };
    case 'offer refused':
      return {
        ...{ tone, title: 'The new sign-in wasn’t accepted' },
        description: `${signedInAs(user && accountLabel(user))} Sign out first to sign in to another account.`,
      };
    case 'unconfirmed':
      return {
        ...{ tone, title: 'We couldn’t confirm your sign-in' },
        description: 'You’re browsing as a visitor.',
        action: { label: 'Try again', run: run.check },
      };
    case 'refusal':
      return { tone, title: 'We couldn’t sign you in', description: message };
    case 'sign out?':
      return {
        ...{ tone, title: 'This link signs you out' },
        description: `${signedInAs(user && accountLabel(user))} Dismiss this to stay signed in.`,
        action: { label: 'Sign out', run: run.signOut },
      };
    case 'open app?': {
      if (linked === null) return null;
      const { appId, serverUrl } = linked;
      return {
        ...{ tone, title: `This link opens another app, ${appId}` },
        description: `It’s on ${new URL(serverUrl).host} and would get your sign-in. Open it only if you trust the link.`,
        action: { label: `Open ${appId}`, run: run.openApp },
      };
    }
    case 'switch?': {
      if (other === null) return null;
      const [label, ownLabel] = accountLabels(other, user);
      const state = isSignedIn ? signedInAs(ownLabel) : 'You’re not signed in.';
      return {
        ...{ tone, title: `This link signs you in as ${label}` },
        description: `${state} ${isSignedIn ? 'Switch' : 'Sign in'} only if you trust the link.`,
        action: {
          label: `${isSignedIn ? 'Switch to' : 'Sign in as'} ${label}`,
          run: run.switchAccount,
        },
      };
    }
  }
}

function signedInAs(label: string | null): string {
  return label === null ? 'You’re already signed in.' : `You’re signed in as ${label}.`;
}
