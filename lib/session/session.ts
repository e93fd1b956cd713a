import { type AppSettings, isSamePlace, storePlace } from './app-params';
import { readArrival } from './arrival';
import { askFor, sendVisit } from './ask';
import { landingKey } from './capture-sign-in-params';
import { confirmedKey, maxAgeMs, storeConfirmed } from './confirmed';
import type { Framing } from './framing';
import { aboutSession, createSessionNotices } from './notices';
import type { NotificationStore } from './notifications';
import { decide } from './policy';
import type { Decision, Known, NoticeKind } from './policy-types';
import { type Progress, progressAfter, unasked } from './progress';
import { createRecheck } from './recheck';
import { leave } from './redirects';
import { onOtherTabsChange, type SafeStorage } from './storage';
import { loaded, loading, type SessionStore, shownState, signedOut } from './store';

interface SessionConfig {
  settings: AppSettings;
  framing: Framing;
  storage: SafeStorage;
  store: SessionStore;
  notifications: NotificationStore;
}

/** Runs the page's session: gathers what is known, asks the policy, and carries out what it decides. */
export function startSession(config: SessionConfig) {
  const { settings, framing, storage, store } = config;
  const page = window;
  const arrival = readArrival(page, settings, storage);
  const { offered, nonce, returnedAt, build, kept, linked, token } = arrival;
  let { progress, confirmed } = arrival;
  /** Until it's known whether to log the visit. */
  let visited: string | null = null;
  let background: ReturnType<typeof setTimeout> | undefined;
  // Each check has its own, aborted when superseded, so a late response is ignored.
  let current = new AbortController();
  const notices = createSessionNotices(config.notifications, storage);
  const recheck = createRecheck(page, check);

  function known(): Known {
    const { settings = null, user = null } = progress.answers ?? {};
    const place = isSamePlace(progress.place, build) ? 'build' : 'other';
    return {
      ...{ ...progress, ...token.facts(), framing, nonce, returnedAt, place, settings, user },
      ...{ now: Date.now(), isConfirmed: confirmed !== null, shown: store.getState().user },
    };
  }

  function stopCheck(): void {
    current.abort();
    clearTimeout(background);
    recheck.checkStarted();
  }

  async function check({ inBackground = false } = {}): Promise<void> {
    stopCheck();
    current = new AbortController();
    const { signal } = current;
    progress = { ...progress, ...unasked, isOfferRefused: false };
    for (;;) {
      const decision = decide(known());
      const { ask, rest } = decision;
      if (ask !== undefined && ask !== 'identity' && !inBackground) store.setState(loading);
      if (decision.token === 'end') logout(false);
      else carryOut(decision);
      if (ask !== undefined) {
        const findings = await askFor(ask, progress, token.current(), signal);
        if (!signal.aborted) progress = { ...progress, ...findings };
      }
      if (signal.aborted || rest) return;
    }
  }

  function carryOut(decision: Decision): void {
    const before = progress;
    progress = progressAfter(before, decision, { build, linked });
    const { place: used, offer } = before;
    if (decision.place === 'keep' && !isSamePlace(used, build)) storePlace(storage, build, used);
    if (decision.place === 'leave' && isSamePlace(used, kept)) storePlace(storage, build, build);
    if (decision.offer === 'keep' && offer !== null) {
      token.keep(offer.token);
      remember();
    }
    if (decision.token === 'adopt') {
      token.adopt();
      endUser();
    }
    if (decision.token === 'drop') token.drop();
    if (progress.offer === null && !progress.clear) storage.setTabItem(landingKey, null);
    if (decision.show !== undefined) show(decision.show, decision);
    if (decision.notice !== undefined) notify(decision.notice, decision, before);
    if (decision.redirect) navigateToLogin();
  }

  function show(what: NonNullable<Decision['show']>, { error, retry }: Decision): void {
    recheck.checkEnded(retry ?? false);
    if (!retry) notices.withdraw('unconfirmed');
    const answers = what === 'confirmed' ? confirmed?.answers : progress.answers;
    const shown = what === 'same' ? {} : shownState(what, answers);
    store.setState({ ...loaded, authError: error ?? null, ...shown });
    logVisit();
    const { isAuthenticated } = store.getState();
    if (what === 'confirmed' && confirmed !== null && isAuthenticated) {
      const wait = confirmed.at + maxAgeMs - Date.now();
      background = setTimeout(() => void check({ inBackground: true }), wait);
    }
    confirmed = null;
    if (what === 'same' || what === 'confirmed') return;
    if (error === undefined && !retry) remember();
    else storage.setTabItem(confirmedKey, null);
    if (isAuthenticated) notices.forgetDismissed();
  }

  function remember(): void {
    storeConfirmed(storage, token.current(), progress.place, progress.answers);
  }

  function notify(kind: NoticeKind, { error }: Decision, { identity, offer }: Progress): void {
    function agree(agreed: Partial<Progress>): void {
      progress = { ...progress, ...agreed };
      notices.withdraw(...aboutSession);
      void check();
    }
    const about = {
      ...{ linked, user: store.getState().user, isSignedIn: token.current() !== null },
      ...{ other: identity?.said === 'yes' ? identity.value : null, message: error?.message ?? '' },
    };
    notices.show(kind, about, {
      check: () => void check(),
      signIn: navigateToLogin,
      signOut: () => logout(),
      openApp: () => agree({ link: 'agreed' }),
      switchAccount: () => offer !== null && agree({ offer: { ...offer, isAgreed: true } }),
    });
  }

  /** Logs the page's visit if a user is signed in, once that's known. */
  function logVisit(): void {
    const { isAuthenticated, isLoadingAuth } = store.getState();
    if (isLoadingAuth) return;
    if (isAuthenticated && visited !== null) {
      void sendVisit(progress.place, token.current(), visited);
    }
    visited = null;
  }

  function leaveFor(kind: 'login' | 'logout'): void {
    page.location.assign(leave(kind, progress.place, page.location.href, storage));
  }
  const navigateToLogin = () => leaveFor('login');

  function endUser(): void {
    notices.withdraw(...aboutSession);
    store.setState(signedOut);
  }

  function logout(shouldRedirect = true): void {
    stopCheck();
    recheck.checkEnded(false);
    progress = { ...progress, offer: null, clear: false };
    token.drop();
    storage.setTabItem(landingKey, null);
    storage.setTabItem(confirmedKey, null);
    endUser();
    store.setState(loaded);
    logVisit();
    if (shouldRedirect) leaveFor('logout');
  }

  onOtherTabsChange(page, () => {
    if (token.facts().elsewhere !== null) void check();
  });
  void check();

  return {
    logout,
    navigateToLogin,
    checkAppState(): void {
      storage.setTabItem(confirmedKey, null);
      void check();
    },
    recordVisit(name: string): void {
      visited = name;
      logVisit();
    },
    /** Null without a token. Each part can change, so don't keep it. */
    connection() {
      const inUse = token.current();
      return inUse === null ? null : { ...progress.place, token: inUse };
    },
    /** To redact them. By now, storage may contain another tab's token. */
    secrets: () => [token.current(), storage.token(), offered],
    serverUrl: kept.serverUrl,
    stop: stopCheck,
  };
}
