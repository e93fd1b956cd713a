import { describe, type NoticeActions, type NoticeSubject } from './notices';
import { dedupeKey, type NotificationStore } from './notifications';
import type { NoticeKind } from './policy-types';
import type { SafeStorage } from './storage';

/** The key in sessionStorage of the dismissed notices. */
const dismissedKey = 'brazos_dismissed';

/** Those that a change of session or an answer withdraws. */
export const aboutSession = ['sign out?', 'switch?', 'open app?', 'unconfirmed'] as const;
/** Those that each check could show. What the user has dismissed isn't shown again in this tab. */
const repeated: readonly (NoticeKind | undefined)[] = ['unconfirmed', 'refusal'];

/** The notices of one running session. */
export function createSessionNotices(
  notifications: NotificationStore,
  storage: Pick<SafeStorage, 'removeTabItem' | 'setTabItem' | 'tabItem'>,
) {
  const { add, dismiss } = notifications.getState();
  const kinds = new Map<string, NoticeKind>();
  const dismissed = () => storage.tabItem(dismissedKey) ?? '';

  notifications.subscribe(({ list }) => {
    for (const one of list) {
      const key = dedupeKey(one);
      const isNew = !one.open && repeated.includes(kinds.get(one.id)) && !dismissed().includes(key);
      if (isNew) storage.setTabItem(dismissedKey, dismissed() + key);
    }
  });

  return {
    show(kind: NoticeKind, about: NoticeSubject, run: NoticeActions): void {
      const notice = describe(kind, about, run);
      const isShown = kind === 'unconfirmed' && [...kinds.values()].includes(kind);
      if (notice === null || isShown || dismissed().includes(dedupeKey(notice))) return;
      kinds.set(add(notice), kind);
    },
    /** Dismisses them, because they no longer apply. */
    withdraw(...which: readonly NoticeKind[]): void {
      for (const [id, kind] of kinds) {
        if (!which.includes(kind)) continue;
        kinds.delete(id);
        dismiss(id);
      }
    },
    /** A user has been confirmed, so a later problem is a new one. */
    forgetDismissed: () => storage.removeTabItem(dismissedKey),
  };
}
