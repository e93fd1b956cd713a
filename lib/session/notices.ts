import type { User } from '@/lib/platform/site';
import { accountLabel, accountLabels } from './account-label';
import type { Place } from './app-params';
import { dedupeKey, type Notification, type NotificationStore } from './notifications';
import type { NoticeKind } from './policy-types';
import type { SafeStorage } from './storage';

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
  about: NoticeSubject,
  run: NoticeActions,
): Notice | null {
  const words = texts[kind](about, run);
  return words && { kind, tone: kind.endsWith('?') ? 'info' : 'problem', ...words };
}

type Text = Pick<Notice, 'title' | 'description' | 'action'>;

const texts: Record<NoticeKind, (about: NoticeSubject, run: NoticeActions) => Text | null> = {
  'login loop': (_, { signIn }) => ({
    title: 'You’re not signed in',
    description:
      'Your sign-in wasn’t accepted. You can keep browsing as a visitor or sign in again.',
    action: { label: 'Sign in', run: signIn },
  }),
  'offer refused': ({ user }) => ({
    title: 'The new sign-in wasn’t accepted',
    description: `${signedInAs(user && accountLabel(user))} Sign out first to sign in to another account.`,
  }),
  unconfirmed: (_, { check }) => ({
    title: 'We couldn’t confirm your sign-in',
    description: 'You’re browsing as a visitor.',
    action: { label: 'Try again', run: check },
  }),
  refusal: ({ message }) => ({ title: 'We couldn’t sign you in', description: message }),
  'sign out?': ({ user }, { signOut }) => ({
    title: 'This link signs you out',
    description: `${signedInAs(user && accountLabel(user))} Dismiss this to stay signed in.`,
    action: { label: 'Sign out', run: signOut },
  }),
  'open app?': ({ linked }, { openApp }) =>
    linked && {
      title: `This link opens another app, ${linked.appId}`,
      description: `It’s on ${new URL(linked.serverUrl).host} and would get your sign-in. Open it only if you trust the link.`,
      action: { label: `Open ${linked.appId}`, run: openApp },
    },
  'switch?'({ other, user, isSignedIn }, { switchAccount }) {
    if (other === null) return null;
    const [label, ownLabel] = accountLabels(other, user);
    const [state, act, on] = isSignedIn
      ? [signedInAs(ownLabel), 'Switch', 'to']
      : ['You’re not signed in.', 'Sign in', 'as'];
    return {
      title: `This link signs you in as ${label}`,
      description: `${state} ${act} only if you trust the link.`,
      action: { label: `${act} ${on} ${label}`, run: switchAccount },
    };
  },
};

function signedInAs(label: string | null): string {
  return label === null ? 'You’re already signed in.' : `You’re signed in as ${label}.`;
}

/** The key in sessionStorage of the dismissed notices. */
const dismissedKey = 'brazos_dismissed';

/** Notices that a change of session or an answer withdraws. */
export const aboutSession = ['sign out?', 'switch?', 'open app?', 'unconfirmed'] as const;
/** Notices that each check could show. What the user has dismissed isn't shown again in this tab. */
const repeated: readonly Notice['kind'][] = ['unconfirmed', 'refusal'];

/** The notices of one running session. */
export function createSessionNotices(
  notifications: NotificationStore,
  storage: Pick<SafeStorage, 'setTabItem' | 'tabItem'>,
) {
  const { add, remove } = notifications.getState();
  const dismissed = () => storage.tabItem(dismissedKey) ?? '';

  notifications.subscribe(({ list }) => {
    for (const one of list) {
      const key = dedupeKey(one);
      const isNew = !one.open && repeated.includes(one.kind) && !dismissed().includes(key);
      if (isNew) storage.setTabItem(dismissedKey, dismissed() + key);
    }
  });

  return {
    show(kind: NoticeKind, about: NoticeSubject, run: NoticeActions): void {
      const notice = describe(kind, about, run);
      const { list } = notifications.getState();
      const isShown = kind === 'unconfirmed' && list.some((one) => one.kind === kind);
      if (notice === null || isShown || dismissed().includes(dedupeKey(notice))) return;
      add(notice);
    },
    /** Removes them, because they no longer apply. */
    withdraw(...which: readonly Notice['kind'][]): void {
      for (const { id, kind } of notifications.getState().list) {
        if (which.includes(kind)) remove(id);
      }
    },
    /** A user has been confirmed, so a later problem is a new one. */
    forgetDismissed: () => storage.setTabItem(dismissedKey, null),
  };
}
