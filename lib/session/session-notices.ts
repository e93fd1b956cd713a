import { unconfirmedNotice } from './notices';
import type { NotificationStore } from './notifications';

type Actions = ReturnType<NotificationStore['getState']>;

/** The notices of one running session: a change of session withdraws those that it makes pointless. */
export function createSessionNotices({ add, dismiss }: Pick<Actions, 'add' | 'dismiss'>) {
  let questions: string[] = [];
  let unanswered: string | null = null;

  function dismissUnconfirmed(): void {
    if (unanswered !== null) dismiss(unanswered);
    unanswered = null;
  }

  return {
    show: add,
    /** A question about the current session. */
    ask(notice: Parameters<typeof add>[0]): void {
      questions.push(add(notice));
    },
    /** The questions, and the notice of an outage. */
    dismissAll(): void {
      for (const id of questions) dismiss(id);
      questions = [];
      dismissUnconfirmed();
    },
    /** Once until the platform answers: a user who has dismissed the notice knows. */
    showUnconfirmed(tryAgain: () => void): void {
      unanswered ??= add(
        unconfirmedNotice(() => {
          dismissUnconfirmed();
          tryAgain();
        }),
      );
    },
    platformAnswered: dismissUnconfirmed,
  };
}
