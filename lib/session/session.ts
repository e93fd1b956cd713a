import { type AppSettings, isSamePlace, storePlace } from './app-params';
import { askFor, type SiteAnswers, sendVisit } from './ask';
import { isReload } from './capture-sign-in-params';
import { confirmedKey, maxAgeMs, readConfirmed, storeConfirmed } from './confirmed';
import type { Framing } from './framing';
import { readLanding } from './landing';
import { createSessionNotices } from './notices';
import type { NotificationStore } from './notifications';
import { onComeback, onOtherTabsChange } from './page-events';
import { type Decision, decide, type Known, type Outcome } from './policy';
import { leave } from './redirects';
import type { SafeStorage } from './storage';
import { loaded, loading, type SessionStore, shownState, signedOut } from './store';
import { createSessionToken } from './token';

interface SessionConfig {
  settings: AppSettings;
  framing: Framing;
  storage: SafeStorage;
  store: SessionStore;
  notifications: NotificationStore;
}

/** Runs the page's session: gathers what is known, asks the policy, and carries out what it decides. */
export function startSession({ settings, framing, storage, store, notifications }: SessionConfig) {
  const page = window;
  const landing = readLanding(page, settings, storage);
  const { build, kept } = landing;
  const token = createSessionToken(storage);
  const notices = createSessionNotices(notifications, storage);
  const state = {
    ...landing,
    /** The app and platform in use. */
    place: kept,
    confirmed: landing.isNew || isReload() ? null : readConfirmed(storage, token.current(), kept),
    isLinkRefused: false,
    asked: null as Known['asked'],
    answers: null as SiteAnswers | null,
  };
  /** The page's visit, until it's known whether to log it. */
  let visited: string | null = null;
  let background: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last check had no answer. */
  let hasFailed = false;
  // Each check has its own, aborted when superseded, so a late response is ignored.
  let current = new AbortController();

  function known(): Known {
    return {
      ...state,
      ...token.facts(),
      now: Date.now(),
      framing,
      isBuildPlace: isSamePlace(state.place, build),
      isShown: store.getState().isAuthenticated,
    };
  }

  function stopCheck(): void {
    current.abort();
    clearTimeout(background);
    hasFailed = false;
  }

  async function check({ inBackground = false } = {}): Promise<void> {
    stopCheck();
    current = new AbortController();
    const { signal } = current;
    state.isLinkRefused = false;
    beginAgain();
    for (;;) {
      const decision = decide(known());
      if (decision.act === 'show') return show(decision);
      if (decision.act === 'end') return logout(false);
      if (decision.act !== 'ask') {
        prepare(decision.act);
        continue;
      }
      if (!inBackground) store.setState(loading);
      const inUse = decision.with === 'link' ? state.linkToken : token.current();
      const answers = await askFor(state.place, inUse, signal);
      if (signal.aborted) return;
      state.asked = decision.with;
      state.answers = answers;
    }
  }

  function beginAgain(): void {
    state.asked = null;
    state.answers = null;
  }

  /** Carries out what comes before a question to the platform. */
  function prepare(act: Exclude<Decision['act'], 'ask' | 'end' | 'show'>): void {
    if (act === 'adopt') {
      token.adopt();
      endUser();
    }
    if (act === 'drop token') {
      token.drop();
      state.clear = false;
    }
    if (act === 'drop link') {
      state.isLinkRefused = state.asked === 'link';
      state.linkToken = null;
    }
    if (act === 'use place' && state.linkPlace !== null) {
      state.place = state.linkPlace;
      state.linkPlace = null;
    }
    if (act === 'leave place') {
      const wasKept = isSamePlace(state.place, kept);
      if (wasKept) storePlace(storage, build, build);
      state.place = wasKept ? build : kept;
    }
    state.confirmed = null;
    beginAgain();
  }

  /** Ends a check. */
  function show({ what, error, notice, keeps = [], forgets, redirects, retries }: Outcome): void {
    const { confirmed, answers, linkToken } = state;
    if (keeps.includes('place')) storePlace(storage, build, state.place);
    if (keeps.includes('link') && linkToken !== null) token.keep(linkToken);
    if (forgets && state.asked === 'token') token.drop();
    if (forgets || keeps.length > 0) state.linkToken = null;
    state.confirmed = null;
    hasFailed = retries ?? false;
    if (!retries) notices.withdraw('unconfirmed');
    const shown = what === 'confirmed' ? confirmed?.answers : answers;
    store.setState({
      ...loaded,
      ...(what === 'same' ? {} : shownState(what, shown)),
      authError: error ?? null,
    });
    logVisit();
    if (confirmed !== null) recheckLater(confirmed.at + maxAgeMs);
    else if (what !== 'same') remember(error === undefined && !retries);
    if (notice !== undefined) {
      const { user } = store.getState();
      notices.show(notice, { user, message: error?.message ?? '' }, actions);
    }
    if (redirects) navigateToLogin();
  }

  /** If somebody is signed in. */
  function recheckLater(at: number): void {
    if (!store.getState().isAuthenticated) return;
    background = setTimeout(() => void check({ inBackground: true }), at - Date.now());
  }

  /** For the tab's next pages. */
  function remember(isAnswered: boolean): void {
    if (isAnswered) storeConfirmed(storage, token.current(), state.place, state.answers);
    else storage.setTabItem(confirmedKey, null);
    if (store.getState().isAuthenticated) notices.forgetDismissed();
  }

  /** Logs the page's visit if a user is signed in, once that's known. */
  function logVisit(): void {
    const { isAuthenticated, isLoadingAuth } = store.getState();
    if (isLoadingAuth) return;
    if (isAuthenticated && visited !== null) void sendVisit(state.place, token.current(), visited);
    visited = null;
  }

  function leaveFor(kind: 'login' | 'logout'): void {
    page.location.assign(leave(kind, state.place, page.location.href, storage));
  }
  const navigateToLogin = () => leaveFor('login');

  function endUser(): void {
    notices.withdraw('signed in', 'unconfirmed');
    store.setState(signedOut);
  }

  function logout(shouldRedirect = true): void {
    stopCheck();
    token.drop();
    state.linkToken = null;
    storage.setTabItem(confirmedKey, null);
    endUser();
    store.setState(loaded);
    logVisit();
    if (shouldRedirect) leaveFor('logout');
  }

  const actions = {
    check: () => void check(),
    signIn: navigateToLogin,
    signOut: () => logout(),
  };

  onComeback(page, () => {
    if (hasFailed) void check();
  });
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
      return inUse === null ? null : { ...state.place, token: inUse };
    },
    /** To redact them. By now, storage may contain another tab's token. */
    secrets: () => [token.current(), token.stored(), landing.linkToken],
    serverUrl: kept.serverUrl,
    stop: stopCheck,
  };
}
