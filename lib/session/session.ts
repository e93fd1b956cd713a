import { createStore } from 'zustand/vanilla';
import type { PublicSettings, User } from '@/lib/platform/site';
import { type AppSettings, isSamePlace, storePlace } from './app-params';
import { askFor, sendVisit } from './ask';
import { confirmedKey, isReload, maxAgeMs, readConfirmed, storeConfirmed } from './confirmed';
import { leave, readLanding } from './landing';
import { createSessionNotices } from './notices';
import { createNotificationStore } from './notifications';
import { type AuthError, type Decision, decide, type Known, type Outcome } from './policy';
import type { SafeStorage } from './storage';
import { createSessionToken } from './token';

/** `isLoadingAuth` and `isLoadingPublicSettings` are equal: both calls are sent at the same time. */
interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  isLoadingAuth: boolean;
  isLoadingPublicSettings: boolean;
  authError: AuthError | null;
  appPublicSettings: PublicSettings | null;
}

const loading = { isLoadingAuth: true, isLoadingPublicSettings: true, authError: null };
const loaded = { isLoadingAuth: false, isLoadingPublicSettings: false };
const signedOut = { user: null, isAuthenticated: false };
const initial: SessionState = { ...loading, ...signedOut, appPublicSettings: null };

/** Runs the page's session: gathers what is known, asks the policy, and carries out what it decides. */
export function startSession(settings: AppSettings, isListed: boolean, storage: SafeStorage) {
  const page = window;
  const landing = readLanding(page, settings, storage);
  const { local, tab } = storage;
  const { build, kept } = landing;
  const token = createSessionToken(local);
  const store = createStore(() => initial);
  const notifications = createNotificationStore();
  const notices = createSessionNotices(notifications, tab);
  const isNew = landing.isNew || isReload();
  const state = {
    ...landing,
    /** The app and platform in use. */
    place: kept,
    confirmed: isNew ? null : readConfirmed(tab, token.current(), kept),
    asked: null as Known['asked'],
    answers: null as Known['answers'],
  };
  let background: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last check had no answer. */
  let hasFailed = false;
  // Each check has its own, aborted when superseded, so a late response is ignored.
  let current = new AbortController();

  const known = (): Known => ({
    ...state,
    ...token.facts(),
    linkToken: state.linkToken === token.current() ? null : state.linkToken,
    now: Date.now(),
    isListed,
    isBuildPlace: isSamePlace(state.place, build),
    isShown: store.getState().isAuthenticated,
  });

  function stopCheck(): void {
    current.abort();
    clearTimeout(background);
    hasFailed = false;
  }

  async function check(inBackground = false): Promise<void> {
    stopCheck();
    current = new AbortController();
    const { signal } = current;
    state.answers = null;
    for (;;) {
      const decision = decide(known());
      if (decision.act === 'show') return show(decision);
      if (decision.act === 'end') return logout(false);
      if (decision.act === 'ask') {
        if (!inBackground) store.setState(loading);
        const inUse = decision.with === 'link' ? state.linkToken : token.current();
        const answers = await askFor(state.place, inUse, signal);
        if (signal.aborted) return;
        state.asked = decision.with;
        state.answers = answers;
      } else prepare(decision.act);
    }
  }

  /** Carries out what comes before a question to the platform. */
  function prepare(act: Exclude<Decision['act'], 'ask' | 'end' | 'show'>): void {
    if (act === 'adopt') {
      token.adopt();
      endUser();
    }
    if (act === 'drop token') {
      token.set(null);
      state.clear = false;
    }
    if (act === 'use place') {
      state.place = state.linkPlace ?? kept;
      state.linkPlace = null;
    }
    if (act === 'leave place') {
      const wasKept = isSamePlace(state.place, kept);
      if (wasKept) storePlace(local, build, build);
      state.place = wasKept ? build : kept;
    }
    state.confirmed = null;
    state.answers = null;
  }

  /** Ends a check. */
  function show(outcome: Outcome): void {
    const { what, error = null, notice, keeps = [], forgets, redirects, retries = false } = outcome;
    const { confirmed, linkToken, place } = state;
    const { settings, user } = confirmed?.answers ?? state.answers ?? {};
    if (keeps.includes('place')) storePlace(local, build, place);
    if (keeps.includes('link') && linkToken !== null) token.set(linkToken);
    if (forgets && state.asked === 'token') token.set(null);
    if (forgets || keeps.length > 0) state.linkToken = null;
    state.confirmed = null;
    hasFailed = retries;
    if (!retries) notices.withdraw('unconfirmed');
    const next = { ...store.getState(), ...loaded, authError: error };
    if (settings?.said === 'yes') next.appPublicSettings = settings.value;
    if (what !== 'same') {
      next.user = what !== 'visitor' && user?.said === 'yes' ? user.value : null;
      next.isAuthenticated = next.user !== null;
    }
    store.setState(next);
    if (confirmed !== null && next.isAuthenticated) {
      background = setTimeout(() => void check(true), confirmed.at + maxAgeMs - Date.now());
    }
    if (confirmed === null && what !== 'same') {
      // For the tab's next pages.
      if (error === null && !retries) storeConfirmed(tab, token.current(), place, state.answers);
      else tab.set(confirmedKey, null);
      if (next.isAuthenticated) notices.forgetDismissed();
    }
    if (notice !== undefined) notices.show(notice, next.user, error?.message);
    if (redirects) navigateToLogin();
  }

  function leaveFor(kind: 'login' | 'logout'): void {
    page.location.assign(leave(kind, state.place, page.location.href, tab));
  }
  const navigateToLogin = () => leaveFor('login');

  function endUser(): void {
    notices.withdraw('signed in', 'unconfirmed');
    store.setState(signedOut);
  }

  /** Signs out, and returns to this page through the platform's sign-out unless `shouldRedirect` is false. */
  function logout(shouldRedirect = true): void {
    stopCheck();
    token.set(null);
    state.linkToken = null;
    tab.set(confirmedKey, null);
    endUser();
    store.setState(loaded);
    if (shouldRedirect) leaveFor('logout');
  }

  function retry(): void {
    if (hasFailed && page.document.visibilityState === 'visible') void check();
  }
  page.addEventListener('online', retry);
  page.document.addEventListener('visibilitychange', retry);

  function followOtherTabs(): void {
    if (token.facts().elsewhere !== null) void check();
  }
  page.addEventListener('storage', followOtherTabs);
  // In the back-forward cache, a page misses such changes.
  page.addEventListener('pageshow', followOtherTabs);

  void check();

  return {
    store,
    notifications,
    logout,
    navigateToLogin,
    /** Fetches the settings and the user again. */
    checkAppState: () => void check(),
    /** Logs a visit of the page, if a user is signed in. */
    logVisit(name: string): void {
      if (store.getState().isAuthenticated) void sendVisit(state.place, token.current(), name);
    },
    /** Null without a token. Each part can change, so don't keep it. */
    connection() {
      const inUse = token.current();
      return inUse === null ? null : { ...state.place, token: inUse };
    },
    /** To redact them. By now, storage may contain another tab's token. */
    secrets: () => [token.current(), token.stored(), landing.linkToken],
    /** Ends what is in flight, as leaving the page does. */
    stop: stopCheck,
  };
}
