import { type AppSettings, readAppParams } from './app-params';
import { type Connection, createCurrentApp } from './current-app';
import { detectFraming } from './framing';
import { createLandingRequest } from './landing-request';
import { readLandingUrl } from './landing-url';
import { createLinkSignIn } from './link-sign-in';
import { createLoginGuard } from './login-guard';
import { createSessionNotices, loginLoopNotice } from './notices';
import type { NotificationStore } from './notifications';
import { createParentMessenger } from './parent-messenger';
import { createRecheck } from './recheck';
import { createRedirectNonce, type RedirectKind } from './redirect-nonce';
import { createSession } from './session';
import { createSessionCheck } from './session-check';
import { createSessionToken } from './session-token';
import { createSettingsCache, isReload } from './settings-cache';
import { createStorage, onOtherTabsChange } from './storage';
import type { SessionStore } from './store';
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
  const now = Date.now;
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
  const redirectNonce = createRedirectNonce({ storage, now });
  const request = createLandingRequest({ params, storage, framing, redirectNonce });
  const app = createCurrentApp({
    params,
    settings,
    token: request.initialToken ?? params.offeredToken,
    storage,
    page: { url: () => redactUrl(location.href), navigate: (url) => location.assign(url) },
    onFallback: startCheck,
  });
  const { client } = app;
  const settingsCache = createSettingsCache({ storage, now, app: app.key });
  if (isReload()) settingsCache.clear();
  const token = createSessionToken({ client, storage, request });
  const notices = createSessionNotices(notifications.getState());
  const visits = createVisitLog({ log: (name) => client().appLogs.logUserInApp(name) });
  const recheck = createRecheck({ page, now, check: startCheck });
  const parent = createParentMessenger({
    window: page,
    origins: [location.origin, new URL(params.serverUrl).origin, ...settings.parentOrigins],
    // By now, storage may contain another tab's token.
    tokens: () => [client().getToken(), storage.token(), params.offeredToken],
  });
  const returnTo = (kind: RedirectKind) =>
    redirectNonce.addNonce(kind, stripSignInParamsAndHash(location.href));
  const guard = createLoginGuard({
    storage,
    now,
    forgetToken: token.forget,
    redirectToLogin: () => client().auth.redirectToLogin(returnTo('login')),
    onLoginLoop: () => notices.show(loginLoopNotice(guard.startLogin)),
  });
  const session = createSession({
    store,
    app,
    onAuthRequired() {
      if (!link.handlesRejection()) guard.handleAuthRequired();
    },
    settingsCache,
    returnTo: () => returnTo('logout'),
  });
  const parts = { store, storage, framing, request, app, token, session, recheck, visits, notices };
  const actions = { check: startCheck, logout, syncWithStorage };
  const link = createLinkSignIn(parts, actions);
  const check = createSessionCheck(parts, link);

  function startCheck(): void {
    void check();
  }

  function logout(shouldRedirect?: boolean): void {
    visits.setAuthenticated(false);
    notices.dismissAll();
    request.discard();
    recheck.checkEnded(false);
    session.logout(shouldRedirect);
  }

  function syncWithStorage(): void {
    const change = token.sync();
    if (change === 'removed') logout(false);
    if (change !== 'adopted') return;
    visits.setAuthenticated(false);
    notices.dismissAll();
    store.setState({ user: null, isAuthenticated: false });
    startCheck();
  }

  const cleanups = [
    parent.listenForErrors(),
    onOtherTabsChange(page, syncWithStorage),
    recheck.listen(),
  ];
  if (request.startsSignedOut) guard.reset();
  guard.recordPageLoad(request.returnsFromLogin);
  startCheck();

  return {
    logout,
    navigateToLogin: guard.startLogin,
    checkAppState() {
      settingsCache.clear();
      startCheck();
    },
    reportNavigation({ href, pathname, routeName }) {
      parent.sendUrl(href);
      visits.record(pageNameOf(pathname, routeName));
    },
    reportError: parent.sendError,
    connection: app.connection,
    stop() {
      session.stop();
      for (const cleanup of cleanups) cleanup();
    },
  };
}
