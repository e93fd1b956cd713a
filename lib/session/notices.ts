import type { User } from '@/lib/platform/site';
import { dedupeKey, type Notification, type NotificationStore } from './notifications';
import type { NoticeKind } from './policy';
import type { SafeArea } from './storage';

/** The key in sessionStorage of the last repeated notice that was dismissed. */
const dismissedKey = 'brazos_dismissed';
/** Notices that each check could show. Once dismissed, such a notice isn't shown again in this tab. */
const repeated: readonly NoticeKind[] = ['unconfirmed', 'refusal'];

type Notice = Omit<Notification, 'id' | 'open'>;

/** By kind: from the user, if it's known, and the platform's words. */
const notices: Record<NoticeKind, (user: User | null, message: string) => Notice> = {
  'login loop': () => ({
    title: 'You’re not signed in',
    description:
      'Your sign-in wasn’t accepted. You can keep browsing as a visitor or sign in again.',
    tone: 'problem',
    action: { label: 'Sign in', does: 'navigateToLogin' },
  }),
  'signed in': (user) => ({
    title: `You’re already signed in${user === null ? '' : ` as ${accountLabel(user)}`}`,
    description: 'Sign out first to use another account.',
    tone: 'info',
    action: { label: 'Sign out', does: 'logout' },
  }),
  unconfirmed: () => ({
    title: 'We couldn’t confirm your sign-in',
    description: 'You’re browsing as a visitor.',
    tone: 'problem',
    action: { label: 'Try again', does: 'checkAppState' },
  }),
  refusal: (_, message) => ({
    title: 'We couldn’t sign you in',
    description: message,
    tone: 'problem',
  }),
};

/** Includes the email address, since names aren't unique. */
const accountLabel = ({ id, email, full_name: name }: User) =>
  name && email ? `${name} (${email})` : name || email || `account ${id}`;

/** The notices of one running session. */
export function createSessionNotices(notifications: NotificationStore, tab: SafeArea) {
  const { add, remove } = notifications.getState();
  return {
    show(kind: NoticeKind, user: User | null, message = ''): void {
      const notice = { kind, ...notices[kind](user, message) };
      const key = dedupeKey(notice);
      const { list } = notifications.getState();
      const isShown = kind === 'unconfirmed' && list.some((one) => one.kind === kind);
      if (isShown || tab.get(dismissedKey) === key) return;
      add({ ...notice, onDismiss: () => repeated.includes(kind) && tab.set(dismissedKey, key) });
    },
    /** Removes them, because they no longer apply. */
    withdraw(...which: readonly Notification['kind'][]): void {
      for (const { id, kind } of notifications.getState().list) {
        if (which.includes(kind)) remove(id);
      }
    },
    /** A user has been confirmed, so a later problem is a new one. */
    forgetDismissed: () => tab.set(dismissedKey, null),
  };
}
