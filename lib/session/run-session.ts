import { createSiteClient, type SiteClient, type User } from '@/lib/platform/site';
import { type AppSettings, readAppParams, storedToken } from './app-params';
import { onBfcacheRestore } from './bfcache-restore';
import { detectFraming } from './framing';
import { createLandingRequest } from './landing-request';
import { readLandingUrl } from './landing-url';
import { createLoginGuard } from './login-guard';
import {
  isUnconfirmed,
  loginLoopNotice,
  refusalNotice,
  signInRejectedNotice,
  signOutNotice,
  switchAccountNotice,
} from './notices';
import type { NotificationStore } from './notifications';
import { createParentMessenger } from './parent-messenger';
import { createRecheck } from './recheck';
import { createRedirectNonce } from './redirect-nonce';
import { createSession, type Identity, type Session } from './session';
import { createSessionNotices } from './session-notices';
import { createSettingsCache } from './settings-cache';
import { createStorage } from './storage';
import { onStorageEvent } from './storage-event';
import type { SessionState, SessionStore } from './store';
import { redactUrl, stripSignInParamsAndHash } from './url';
import { createVisitLog, pageNameOf } from './visit-log';

interface PageNavigation {
  /** The new URL, for the parent window. */
  href: string;
  pathname: string;
  /** The router's name for the page. */
  routeName: string;
}

export interface SessionActions {
  /** Signs out, and returns to this page through the platform's sign-out unless `shouldRedirect` is false. */
  logout(shouldRedirect?: boolean): void;
  navigateToLogin(): void;
  /** Fetches the settings and the user again. */
  checkAppState(): void;
  /** Reports a navigation to the parent window and the visit log, unless the path is the same as the last. */
  reportNavigation(navigation: PageNavigation): void;
  /** Reports a caught error to the parent window. */
  reportError(error: unknown, componentName: string): void;
}

/** What a client of the platform needs to act for the signed-in user. */
export interface Connection {
  /** The platform's origin. */
  serverUrl: string;
  appId: string;
  token: string;
}

export interface RunningSession extends SessionActions {
  /** Null without a token. Each part can change, so don't keep it. */
  connection(): Connection | null;
  stop(): void;
}

interface RunConfig {
  settings: AppSettings;
  store: SessionStore;
  notifications: NotificationStore;
}

/**
 * Connects the session to its window and starts it. A stored token is replaced only after the platform has
 * confirmed whose the new one is; replacing it with another user's takes this user's consent.
 */
export function runSession({ settings, store, notifications }: RunConfig): RunningSession {
  const page = window;
  const { location } = page;
  const storage = createStorage(page);
  const platform = new URL(settings.platformUrl || location.origin).origin;
  const framing = detectFraming(page, [location.origin, platform, ...settings.parentOrigins]);
  const params = readAppParams({
    href: readLandingUrl(page, storage),
    storage,
    settings,
    pageOrigin: location.origin,
    isFramed: framing === 'listed',
  });
  const redirectNonce = createRedirectNonce({ storage, now: Date.now });
  const settingsCache = createSettingsCache({
    storage,
    now: Date.now,
    app: () => `${params.serverUrl} ${appId}`,
  });
  if (isReload()) settingsCache.clear();
  const request = createLandingRequest({ params, storage, framing, redirectNonce });
  const { initialToken } = request;
  const notices = createSessionNotices(notifications.getState());

  let { appId } = params;
  let client = clientWith(initialToken ?? params.offeredToken);
  let session = sessionWith(client);
  /** Stored by another tab: if the platform rejects it, that tab handles the rejection. */
  let adoptedToken: string | null = null;
  let wasStored = initialToken !== null;
  /** The token in use was rejected, and there's an offered one to try. */
  let isRefused = false;

  const returnTo = () => stripSignInParamsAndHash(location.href);
  const guard = createLoginGuard({
    storage,
    now: Date.now,
    forgetToken,
    redirectToLogin: () => client.auth.redirectToLogin(redirectNonce.addNonce('login', returnTo())),
    onLoginLoop: () => notices.show(loginLoopNotice(() => guard.startLogin())),
  });
  const visits = createVisitLog({ log: (name) => client.appLogs.logUserInApp(name) });
  const parent = createParentMessenger({
    window: page,
    origins: [location.origin, new URL(params.serverUrl).origin, ...settings.parentOrigins],
    // By now, storage may contain another tab's token.
    tokens: () => [client.getToken(), storage.token(), params.offeredToken],
  });
  const recheck = createRecheck({ page, now: Date.now, check: () => void checkAppState() });

  function clientWith(token: string | null): SiteClient {
    return createSiteClient({
      serverUrl: params.serverUrl,
      appId,
      token,
      storage: storage.tokenStorage,
      page: {
        url: () => redactUrl(location.href),
        navigate: (url) => location.assign(url),
      },
    });
  }

  function sessionWith(client: SiteClient): Session {
    return createSession({
      store,
      client,
      guard: { startLogin: () => guard.startLogin(), handleAuthRequired },
      settingsCache,
      returnTo: () => redirectNonce.addNonce('logout', returnTo()),
      fallBackToBuildApp,
    });
  }

  function handleAuthRequired(): void {
    const token = client.getToken();
    if (token !== null && token === adoptedToken) return;
    isRefused = request.offerOtherThan(token) !== null;
    if (!isRefused) guard.handleAuthRequired();
  }

  /** Falls back to the build's app when the platform rejects the current app. */
  function fallBackToBuildApp(): boolean {
    if (appId === settings.appId) return false;
    if (storage.param('app_id') === appId) storage.removeParam('app_id');
    appId = settings.appId;
    client = clientWith(client.getToken());
    session = sessionWith(client);
    void checkAppState();
    return true;
  }

  /** Clears only the rejected token: another tab may have stored a new one since. */
  function forgetToken(): void {
    const rejected = client.getToken();
    client.clearTokenInMemory();
    if (storedToken(storage) === rejected) storage.tokenStorage.clear();
    if (request.offer()?.token === rejected) request.discard();
  }

  function keep(token: string): void {
    request.discard();
    client.setAndStoreToken(token);
    wasStored = storage.token() !== null;
  }

  async function checkAppState(): Promise<void> {
    recheck.checkStarted();
    isRefused = false;
    const offer = request.offerOtherThan(client.getToken());
    const outcome = offer?.hasConsent ? await switchAccount(offer.token) : null;
    if (outcome === 'superseded') return;
    const hadToken = client.hasToken();
    // A newer check has superseded this one and reports instead.
    if (!(await session.load())) return;
    const state = store.getState();
    if (settleOffer(state)) return;
    const isAccepted = state.authError === null && (state.isAuthenticated || !hadToken);
    if (isAccepted && appId !== settings.appId) storage.setParam('app_id', appId);
    visits.setAuthenticated(state.isAuthenticated);
    const hasNoAnswer = hadToken && isUnconfirmed(state);
    recheck.checkEnded(hasNoAnswer);
    if (hasNoAnswer) {
      notices.showUnconfirmed(() => void checkAppState());
      return;
    }
    notices.platformAnswered();
    const notice = hadToken ? refusalNotice(state) : null;
    if (notice !== null) notices.show(notice);
    if (outcome === 'refused' && state.isAuthenticated)
      notices.show(signInRejectedNotice(state.user));
    const pending = request.offerOtherThan(client.getToken());
    if (request.asksToSignOut() && hadToken) askToSignOut(state.user);
    else if (pending?.hasConsent === false) await offerSwitch(pending.token);
  }

  /** Switches to the token's user once the platform has accepted it. */
  async function switchAccount(token: string): Promise<Identity['outcome']> {
    const { outcome } = await session.identify(clientWith(token));
    if (outcome === 'refused') {
      if (fallBackToBuildApp()) return 'superseded';
      request.discard();
    } else if (outcome === 'accepted') {
      visits.setAuthenticated(false);
      keep(token);
    }
    return outcome;
  }

  /** @returns whether a new check has superseded the one that ended in this state */
  function settleOffer({ isAuthenticated }: SessionState): boolean {
    const offer = request.offer();
    if (offer === null) return false;
    const { token, hasConsent } = offer;
    if (isRefused) {
      // The stored session has ended, so the offered token signs in.
      forgetToken();
      client.setTokenInMemory(token);
      void checkAppState();
      return true;
    }
    if (!isAuthenticated || client.getToken() !== token) return false;
    const stored = storedToken(storage);
    if (stored !== null && stored !== token && !hasConsent) {
      // Another tab has signed in meanwhile.
      syncWithStorage();
      return true;
    }
    keep(token);
    return false;
  }

  async function offerSwitch(token: string): Promise<void> {
    const { user } = store.getState();
    const identity = await session.identify(clientWith(token));
    if (identity.outcome === 'superseded' || identity.outcome === 'unanswered') return;
    request.discard();
    if (identity.outcome === 'refused') return;
    const { user: other } = identity;
    // An app from the URL may be anybody's, and so may the user IDs it reports.
    if (user?.id === other.id && appId === settings.appId) keep(token);
    else if (framing !== 'foreign') {
      const accept = () => {
        notices.dismissAll();
        request.consentTo(token);
        void checkAppState();
      };
      notices.ask(switchAccountNotice(user, other, accept));
    }
  }

  function askToSignOut(user: User | null): void {
    request.discard();
    notices.ask(signOutNotice(user, () => logout()));
  }

  function logout(shouldRedirect?: boolean): void {
    visits.setAuthenticated(false);
    notices.dismissAll();
    request.discard();
    recheck.checkEnded(false);
    session.logout(shouldRedirect);
  }

  /** Adopts the token that another tab has stored or removed, including while this page was in the bfcache. */
  function syncWithStorage(): void {
    const stored = storedToken(storage);
    if (stored === client.getToken()) return;
    // If storage is denied, the token isn't stored but is still valid.
    if (stored === null && !wasStored && adoptedToken === null) return;
    visits.setAuthenticated(false);
    notices.dismissAll();
    if (stored === null) {
      request.discard();
      recheck.checkEnded(false);
      session.endLocally();
      return;
    }
    adoptedToken = stored;
    client.setTokenInMemory(stored);
    store.setState({ user: null, isAuthenticated: false });
    void checkAppState();
  }

  const cleanups = [
    parent.listenForErrors(),
    onStorageEvent(page, syncWithStorage),
    onBfcacheRestore(page, syncWithStorage),
    recheck.listen(),
  ];
  if (params.hasClearParam && initialToken === null) guard.reset();
  guard.recordPageLoad(
    params.hasTokenParam && (initialToken === null || request.offer()?.hasConsent === true),
  );
  void checkAppState();

  return {
    logout,
    navigateToLogin: () => session.navigateToLogin(),
    checkAppState() {
      settingsCache.clear();
      void checkAppState();
    },
    reportNavigation({ href, pathname, routeName }) {
      parent.sendUrl(href);
      const name = pageNameOf(pathname, routeName);
      if (name !== null) visits.record(name);
    },
    reportError: parent.sendError,
    connection() {
      const token = client.getToken();
      return token === null ? null : { serverUrl: params.serverUrl, appId, token };
    },
    stop() {
      session.stop();
      for (const cleanup of cleanups) cleanup();
    },
  };
}

/** On a reload, the user expects current settings rather than cached ones. */
function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}
