import type { User } from '@/lib/platform/site';
import { storedToken } from './app-params';
import type { CurrentApp } from './current-app';
import type { Framing } from './framing';
import type { LandingRequest, Offer } from './landing-request';
import { type SessionNotices, signOutNotice, switchAccountNotice } from './notices';
import type { Identity, Session } from './session';
import type { SessionToken } from './session-token';
import type { SafeStorage } from './storage';
import type { SessionState } from './store';
import type { VisitLog } from './visit-log';

interface LinkSignInParts {
  request: LandingRequest;
  framing: Framing;
  app: Pick<CurrentApp, 'client' | 'clientWith' | 'fallBack' | 'isBuildApp'>;
  session: Pick<Session, 'identify'>;
  token: SessionToken;
  storage: Pick<SafeStorage, 'token'>;
  notices: Pick<SessionNotices, 'ask' | 'dismissAll'>;
  visits: Pick<VisitLog, 'setAuthenticated'>;
}

interface LinkSignInActions {
  check(): void;
  logout(): void;
  syncWithStorage(): void;
}

/** Carries out what the landing URL asks for: a sign-in with its token, or a sign-out. */
export interface LinkSignIn {
  /** Whether a rejected token needs no new sign-in: another tab handles it, or the offered token is tried next. */
  handlesRejection(): boolean;
  /**
   * Switches to an offered token with consent if the platform accepts it; until then, the token in use stays.
   *
   * @returns null if there's no such token; `superseded` if another check has started
   */
  trySwitch(): Promise<Identity['outcome']> | null;
  /**
   * Call after a check. Stores the offered token if the platform accepted it, or tries it if the token in use
   * was rejected.
   *
   * @returns whether another check has started
   */
  settle(state: SessionState): boolean;
  /**
   * Asks the user to consent to a sign-out or to a switch to another account. A new token of the same account
   * replaces the old one without asking.
   */
  askForConsent(user: User | null, hadToken: boolean): Promise<void>;
}

export function createLinkSignIn(
  { request, framing, app, session, token, storage, notices, visits }: LinkSignInParts,
  { check, logout, syncWithStorage }: LinkSignInActions,
): LinkSignIn {
  const { client } = app;

  /** The offer, unless its token is the one in use. */
  function pending(): Offer | null {
    const offer = request.offer();
    return offer?.token === client().getToken() ? null : offer;
  }

  async function switchTo(offered: string): Promise<Identity['outcome']> {
    const { outcome } = await session.identify(app.clientWith(offered));
    if (outcome === 'refused') {
      if (app.fallBack()) return 'superseded';
      request.discard();
    } else if (outcome === 'accepted') {
      visits.setAuthenticated(false);
      token.keep(offered);
    }
    return outcome;
  }

  async function offerSwitch(current: User | null, offered: string): Promise<void> {
    const identity = await session.identify(app.clientWith(offered));
    const isAccepted = identity.outcome === 'accepted';
    if (isAccepted || identity.outcome === 'refused') request.discard();
    if (!isAccepted) return;
    const { user } = identity;
    // An app from the URL may be anybody's, and so may the user IDs it reports.
    if (current?.id === user.id && app.isBuildApp()) token.keep(offered);
    else if (framing !== 'foreign') {
      const accept = () => {
        notices.dismissAll();
        request.consentTo(offered);
        check();
      };
      notices.ask(switchAccountNotice(current, user, accept));
    }
  }

  return {
    handlesRejection: () => token.isFromOtherTab() || pending() !== null,
    trySwitch() {
      const offer = pending();
      return offer?.hasConsent ? switchTo(offer.token) : null;
    },
    settle({ isAuthenticated, authError }) {
      const offer = request.offer();
      if (offer === null) return false;
      const inUse = client().getToken();
      if (inUse !== offer.token) {
        if (authError?.type !== 'auth_required' || token.isFromOtherTab()) return false;
        // The stored session has ended, so the offered token signs in.
        token.forget();
        client().setTokenInMemory(offer.token);
        check();
        return true;
      }
      if (!isAuthenticated) return false;
      const stored = storedToken(storage);
      if (stored !== null && stored !== inUse && !offer.hasConsent) {
        // Another tab has signed in meanwhile.
        syncWithStorage();
        return true;
      }
      token.keep(inUse);
      return false;
    },
    async askForConsent(user, hadToken) {
      const offer = pending();
      if (request.asksToSignOut() && hadToken) {
        request.discard();
        notices.ask(signOutNotice(user, () => logout()));
      } else if (offer?.hasConsent === false) await offerSwitch(user, offer.token);
    },
  };
}
