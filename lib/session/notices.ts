import type { User } from '@/lib/platform/site';
import { dedupeKey, type Notification, type NotificationStore } from './notifications';
import type { NoticeKind } from './policy';
import type { SafeStorage } from './storage';

type Notice = Omit<Notification, 'id' | 'open'>;

/** What a notice is about. */
export interface NoticeSubject {
  /** Null if it isn't known. */
  user: User | null;
  /** The platform's words. */
  message: string;
}

/** What the notices' buttons do. */
export type NoticeActions = Record<'check' | 'signIn' | 'signOut', () => void>;

const texts: Record<NoticeKind, (about: NoticeSubject, run: NoticeActions) => Notice> = {
  'login loop': (_, { signIn }) => ({
    title: 'You’re not signed in',
    description:
      'Your sign-in wasn’t accepted. You can keep browsing as a visitor or sign in again.',
    tone: 'problem',
    action: { label: 'Sign in', run: signIn },
  }),
  'signed in': ({ user }, { signOut }) => ({
    title: `You’re already signed in${user === null ? '' : ` as ${accountLabel(user)}`}`,
    description: 'Sign out first to use another account.',
    tone: 'info',
    action: { label: 'Sign out', run: signOut },
  }),
  unconfirmed: (_, { check }) => ({
    title: 'We couldn’t confirm your sign-in',
    description: 'You’re browsing as a visitor.',
    tone: 'problem',
    action: { label: 'Try again', run: check },
  }),
  refusal: ({ message }) => ({
    title: 'We couldn’t sign you in',
    description: message,
    tone: 'problem',
  }),
};

/** Includes the email address, since names aren't unique. */
function accountLabel({ id, email, full_name: name }: User): string {
  if (name && email) return `${name} (${email})`;
  return name || email || `account ${id}`;
}

/** The key in sessionStorage of the dismissed notices. */
const dismissedKey = 'brazos_dismissed';

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
      const notice = { kind, ...texts[kind](about, run) };
      const { list } = notifications.getState();
      const isShown = kind === 'unconfirmed' && list.some((one) => one.kind === kind);
      if (isShown || dismissed().includes(dedupeKey(notice))) return;
      add(notice);
    },
    /** Removes them, because they no longer apply. */
    withdraw(...which: readonly NoticeKind[]): void {
      for (const { id, kind } of notifications.getState().list) {
        if (kind !== undefined && which.includes(kind)) remove(id);
      }
    },
    /** A user has been confirmed, so a later problem is a new one. */
    forgetDismissed: () => storage.setTabItem(dismissedKey, null),
  };
}
