import { unconfirmedNotice } from './notices';
import type { NotificationStore } from './notifications';

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
