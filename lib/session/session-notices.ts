import type { User } from '@/lib/platform/site';
import type { Place } from './app-params';
import * as words from './notices';
import { dedupeKey, type NotificationStore } from './notifications';
import type { Decision } from './policy-types';
import type { SafeStorage } from './storage';

/** The key in sessionStorage of the dismissed notices. */
const dismissedKey = 'brazos_dismissed';

interface NoticeSubject {
  user: User | null;
  /** Whether there's a session, perhaps of a user that isn't known. */
  isSignedIn: boolean;
  /** The app that the link names. */
  linked: Place | null;
  /** Whose token a link offers. */
  other: User | null;
}

/** What the notices' buttons do. */
type NoticeActions = Record<
  'check' | 'openApp' | 'signIn' | 'signOut' | 'switchAccount',
  () => void
>;

/** The notices of one running session. A change of session dismisses those that no longer apply. */
export function createSessionNotices(
  notifications: NotificationStore,
  storage: Pick<SafeStorage, 'removeTabItem' | 'setTabItem' | 'tabItem'>,
) {
  const { add, dismiss } = notifications.getState();
  let questions: string[] = [];
  let outageId: string | null = null;

  /** Shows a notice that each check could show again, unless the user has dismissed it in this tab. */
  function showOnce(notice: words.Notice): string | null {
    const key = dedupeKey(notice);
    const dismissed = storage.tabItem(dismissedKey) ?? '';
    if (dismissed.includes(key)) return null;
    const id = add(notice);
    const unsubscribe = notifications.subscribe(({ list }) => {
      const own = list.find((one) => one.id === id);
      if (own?.open) return;
      unsubscribe();
      if (own !== undefined) storage.setTabItem(dismissedKey, dismissed + key);
    });
    return id;
  }

  function platformAnswered(): void {
    if (outageId !== null) dismiss(outageId);
    outageId = null;
  }

  /** A question about the current session. */
  function ask(notice: words.Notice): void {
    questions.push(add(notice));
  }

  return {
    /** Shows the decision's notice, if any. */
    show({ notice, error }: Decision, about: NoticeSubject, run: NoticeActions): void {
      const { user, isSignedIn, linked, other } = about;
      if (notice === 'login loop') add(words.loginLoopNotice(run.signIn));
      if (notice === 'offer refused') add(words.signInRejectedNotice(user));
      if (notice === 'unconfirmed') outageId ??= showOnce(words.unconfirmedNotice(run.check));
      if (notice === 'refusal') showOnce(words.refusalNotice(error?.message ?? ''));
      if (notice === 'sign out?') ask(words.signOutNotice(user, run.signOut));
      if (notice === 'open app?' && linked !== null) ask(words.openAppNotice(linked, run.openApp));
      if (notice === 'switch?' && other !== null) {
        ask(words.switchAccountNotice(user, other, isSignedIn, run.switchAccount));
      }
    },
    /** Dismisses the notice of an outage. */
    platformAnswered,
    /** A user has been confirmed, so a later problem is a new one. */
    forgetDismissed: () => storage.removeTabItem(dismissedKey),
    /** Dismisses the questions and the notice of an outage. */
    dismissAll(): void {
      for (const id of questions) dismiss(id);
      questions = [];
      platformAnswered();
    },
  };
}
