import type { CurrentApp } from './current-app';
import type { LinkSignIn } from './link-sign-in';
import { checkNotice, isUnconfirmed, type SessionNotices } from './notices';
import type { Recheck } from './recheck';
import type { Session } from './session';
import type { SessionStore } from './store';
import type { VisitLog } from './visit-log';

interface SessionCheckParts {
  store: Pick<SessionStore, 'getState'>;
  app: Pick<CurrentApp, 'client' | 'store'>;
  session: Pick<Session, 'load'>;
  recheck: Pick<Recheck, 'checkEnded' | 'checkStarted'>;
  visits: Pick<VisitLog, 'setAuthenticated'>;
  notices: SessionNotices;
}

/**
 * Checks the session: tries an offered token, loads the settings and the user, and shows what the user has to know or
 * decide. A newer check supersedes one in flight and reports instead.
 */
export function createSessionCheck(
  { store, app, session, recheck, visits, notices }: SessionCheckParts,
  link: Pick<LinkSignIn, 'askForConsent' | 'settle' | 'trySwitch'>,
): () => Promise<void> {
  return async function check(): Promise<void> {
    recheck.checkStarted();
    const switching = link.trySwitch();
    const switched = switching && (await switching);
    if (switched === 'superseded') return;
    const hadToken = app.client().hasToken();
    if (!(await session.load())) return;
    const state = store.getState();
    if (link.settle(state)) return;
    const { authError, isAuthenticated, user } = state;
    if (authError === null && (isAuthenticated || !hadToken)) app.store();
    visits.setAuthenticated(isAuthenticated);
    const isUnanswered = hadToken && isUnconfirmed(state);
    recheck.checkEnded(isUnanswered);
    if (isUnanswered) return notices.showUnconfirmed(() => void check());
    notices.platformAnswered();
    const notice = checkNotice(state, hadToken, switched);
    if (notice !== null) notices.show(notice);
    await link.askForConsent(user, hadToken);
  };
}
