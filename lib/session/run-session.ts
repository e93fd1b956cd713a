import { createSiteClient } from '@/lib/platform/site';
import { publicAddress, returnAddress } from './address';
import { readAppParams, storedToken } from './app-params';
import type { AppSettings } from './app-session';
import { takeArrivalAddress } from './arrival';
import { createLoginGuard } from './login-guard';
import { notifyOf, signInNotice } from './notices';
import type { NotificationStore } from './notifications';
import { onStoredElsewhere } from './other-tabs';
import { onRestored } from './page-restored';
import { createParentWindow } from './parent-window';
import { createSession } from './session';
import { createStorage } from './storage';
import type { SessionStore } from './store';
import { createVisitLog, pageNameOf } from './visits';

export interface Navigation {
  /** The address then, for the parent window. */
  href: string;
  pathname: string;
  /** The page shown there, as the router calls it. */
  shown: string;
}

export interface Running {
  logout(shouldRedirect?: boolean): void;
  navigateToLogin(): void;
  checkAppState(): void;
  navigated(navigation: Navigation): void;
  caught(error: unknown, componentName: string): void;
  stop(): void;
}

interface RunConfig {
  settings: AppSettings;
  store: SessionStore;
  notifications: NotificationStore;
}

/** Wires the session to the window it runs in, and starts it. The only place that does. */
export function runSession({ settings, store, notifications }: RunConfig): Running {
  const storage = createStorage(window);
  const params = readAppParams({
    href: takeArrivalAddress(window),
    storage,
    settings,
    pageOrigin: location.origin,
  });
  const client = createSiteClient({
    serverUrl: params.serverUrl,
    appId: params.appId,
    token: params.token,
    storage: storage.tokens,
    page: { address: () => publicAddress(location.href), navigate: (url) => location.assign(url) },
  });
  const returnTo = () => returnAddress(location.href);
  const { add } = notifications.getState();
  const guard = createLoginGuard({
    storage,
    now: Date.now,
    forgetToken: () => client.auth.logout(false),
    goToLogin: () => client.auth.redirectToLogin(returnTo()),
    onLoginLoop: () => add(signInNotice(() => guard.leave())),
  });
  let follows = false;
  // A token that another tab has brought and the platform refuses is for that tab to deal with.
  const authRequired = () => void (follows || guard.authRequired());
  const session = createSession({ store, client, guard: { ...guard, authRequired }, returnTo });
  const visits = createVisitLog({ log: (page) => client.appLogs.logUserInApp(page) });
  const parent = createParentWindow({
    window,
    origins: [location.origin, new URL(params.serverUrl).origin, ...settings.parentOrigins],
    // Another tab's may be in the storage by now.
    tokens: () => [client.getToken(), storage.token()],
  });

  async function checkAppState(): Promise<void> {
    const carried = client.hasToken();
    // Another one has taken its place, and says what there is to say.
    if (!(await session.load())) return;
    const state = store.getState();
    visits.settle(state.isAuthenticated);
    const notice = carried ? notifyOf(state) : null;
    if (notice !== null) add(notice);
  }

  const wasStored = storage.token() !== null;

  /** Follows what another tab has done to the stored token, or had done while this page slept. */
  function agree(): void {
    const stored = storedToken(storage);
    if (stored === client.getToken()) return;
    // A token that was never stored, since storage is denied, is no less valid for that.
    if (stored === null && !(wasStored || follows)) return;
    visits.settle(false);
    if (stored === null) {
      session.signedOut();
      return;
    }
    follows = true;
    client.adoptToken(stored);
    store.setState({ user: null, isAuthenticated: false });
    void checkAppState();
  }

  const ends = [parent.listen(), onStoredElsewhere(window, agree), onRestored(window, agree)];
  if (params.cleared) guard.forget();
  guard.arrive(params.returned);
  void checkAppState();

  return {
    logout(shouldRedirect) {
      visits.settle(false);
      session.logout(shouldRedirect);
    },
    navigateToLogin: session.navigateToLogin,
    checkAppState: () => void checkAppState(),
    navigated({ href, pathname, shown }) {
      parent.sendUrl(href);
      const page = pageNameOf(pathname, shown);
      if (page !== null) visits.visit(page);
    },
    caught: parent.sendError,
    stop() {
      session.stop();
      for (const end of ends) end();
    },
  };
}
