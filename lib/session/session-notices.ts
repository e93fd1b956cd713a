import { unansweredNotice } from './notices';
import type { NotificationStore } from './notifications';

type Actions = ReturnType<NotificationStore['getState']>;

/** The notices of one running session: a change of session withdraws those that it makes pointless. */
export function createSessionNotices({ add, dismiss }: Pick<Actions, 'add' | 'dismiss'>) {
  let questions: string[] = [];
  let unanswered: string | null = null;

  function platformAnswered(): void {
    if (unanswered !== null) dismiss(unanswered);
    unanswered = null;
  }

  return {
    tell: add,
    /** A question about the current session. */
    ask(notice: Parameters<typeof add>[0]): void {
      questions.push(add(notice));
    },
    /** The questions, and the notice of an outage. */
    withdraw(): void {
      for (const id of questions) dismiss(id);
      questions = [];
      platformAnswered();
    },
    /** Once until the platform answers: a user who has dismissed the notice knows. */
    platformSilent(tryAgain: () => void): void {
      unanswered ??= add(
        unansweredNotice(() => {
          platformAnswered();
          tryAgain();
        }),
      );
    },
    platformAnswered,
  };
}
