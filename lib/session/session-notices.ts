import { describe, type Notice, type NoticeActions, type NoticeSubject } from './notices';
import { dedupeKey, type NotificationStore } from './notifications';
import type { NoticeKind } from './policy-types';
import type { SafeStorage } from './storage';

/** The key in sessionStorage of the dismissed notices. */
const dismissedKey = 'brazos_dismissed';

/** Those that a change of session or an answer withdraws. */
export const aboutSession = ['sign out?', 'switch?', 'open app?', 'unconfirmed'] as const;
/** Those that each check could show. What the user has dismissed isn't shown again in this tab. */
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
