import { createSiteClient, type SiteClient, type User } from '@/lib/platform/site';
import { publicAddress, returnAddress } from './address';
import { type AppSettings, readAppParams, storedToken } from './app-params';
import { readArrival } from './arrival';
import { createDepartures } from './departures';
import { framingOf } from './framing';
import { createLandingRequest } from './landing-request';
import { createLoginGuard } from './login-guard';
import {
  isUnanswered,
  keptNotice,
  refusalNotice,
  signInNotice,
  signOutNotice,
  switchNotice,
} from './notices';
import type { NotificationStore } from './notifications';
import { onStoredElsewhere } from './other-tabs';
import { onRestored } from './page-restored';
import { createParentWindow } from './parent-window';
import { createRecheck } from './recheck';
import { createSession, type Identity, type Session } from './session';
import { createSessionNotices } from './session-notices';
import { createSettingsCache } from './settings-cache';
import { createStorage } from './storage';
import type { SessionState, SessionStore } from './store';
import { createVisitLog, pageNameOf } from './visits';

interface Navigation {
  /** The new URL, for the parent window. */
  href: string;
  pathname: string;
  /** The router's name for the page. */
  shown: string;
}

export interface SessionActions {
  /** Signs out, and returns to this page through the platform's sign-out unless `shouldRedirect` is false. */
  logout(shouldRedirect?: boolean): void;
  navigateToLogin(): void;
  /** Fetches the settings and the user again. */
  checkAppState(): void;
  /** Reports a navigation to the parent window and the visit log, unless the path is the same as the last. */
  navigated(navigation: Navigation): void;
  /** Reports a caught error to the parent window. */
  caught(error: unknown, componentName: string): void;
}

export interface RunningSession extends SessionActions {
  stop(): void;
}

interface RunConfig {
  settings: AppSettings;
  store: SessionStore;
  notifications: NotificationStore;
}

/**
 * Wires the session to its window and starts it. A stored token is replaced only after the platform has
 * said whose the new one is, and by another user's only with this user's consent.
 */
export function runSession({ settings, store, notifications }: RunConfig): RunningSession {
  const page = window;
  const { location } = page;
  const storage = createStorage(page);
  const platform = new URL(settings.platformUrl || location.origin).origin;
  const framing = framingOf(page, [location.origin, platform, ...settings.parentOrigins]);
  const params = readAppParams({
    href: readArrival(page, storage),
    storage,
    settings,
    pageOrigin: location.origin,
    isFramed: framing === 'listed',
  });
  const departures = createDepartures({ storage, now: Date.now });
  const settingsCache = createSettingsCache({
    storage,
    now: Date.now,
    app: () => `${params.serverUrl} ${appId}`,
  });
  if (isReload()) settingsCache.clear();
  const request = createLandingRequest({ params, storage, framing, departures });
  const before = request.storedBefore;
  const notices = createSessionNotices(notifications.getState());

  let { appId } = params;
  let client = clientWith(before ?? params.offeredToken);
  let session = sessionWith(client);
  /** Stored by another tab: if the platform rejects it, that tab handles the rejection. */
  let followed: string | null = null;
  let wasStored = before !== null;
  /** The token in use was rejected, and there's an offered one to try. */
  let isRefused = false;

  const returnTo = () => returnAddress(location.href);
  const guard = createLoginGuard({
    storage,
    now: Date.now,
    forgetToken,
    goToLogin: () => client.auth.redirectToLogin(departures.leave('login', returnTo())),
    onLoginLoop: () => notices.tell(signInNotice(() => guard.leave())),
  });
  const visits = createVisitLog({ log: (name) => client.appLogs.logUserInApp(name) });
  const parent = createParentWindow({
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
      storage: storage.tokens,
      page: {
        address: () => publicAddress(location.href),
        navigate: (url) => location.assign(url),
      },
    });
  }

  function sessionWith(client: SiteClient): Session {
    return createSession({
      store,
      client,
      guard: { leave: () => guard.leave(), authRequired },
      settings: settingsCache,
      returnTo: () => departures.leave('logout', returnTo()),
      replaced,
    });
  }

  function authRequired(): void {
    const token = client.getToken();
    if (token !== null && token === followed) return;
    isRefused = request.offerOtherThan(token) !== null;
    if (!isRefused) guard.authRequired();
  }

  /** Falls back to the build's app when the app from the URL refuses. */
  function replaced(): boolean {
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
    const refused = client.getToken();
    client.dropToken();
    if (storedToken(storage) === refused) storage.tokens.clear();
    if (request.offer()?.token === refused) request.end();
  }

  function keep(token: string): void {
    request.end();
    client.keepToken(token);
    wasStored = storage.token() !== null;
  }

  async function checkAppState(): Promise<void> {
    recheck.began();
    isRefused = false;
    const wanted = request.offerOtherThan(client.getToken());
    const outcome = wanted?.consented ? await change(wanted.token) : null;
    if (outcome === 'superseded') return;
    const carried = client.hasToken();
    // A newer check has superseded this one and reports instead.
    if (!(await session.load())) return;
    const state = store.getState();
    if (settleOffer(state)) return;
    const isAccepted = state.authError === null && (state.isAuthenticated || !carried);
    if (isAccepted && appId !== settings.appId) storage.setParam('app_id', appId);
    visits.settle(state.isAuthenticated);
    const isSilent = carried && isUnanswered(state);
    recheck.ended(isSilent);
    if (isSilent) {
      notices.platformSilent(() => void checkAppState());
      return;
    }
    notices.platformAnswered();
    const notice = carried ? refusalNotice(state) : null;
    if (notice !== null) notices.tell(notice);
    if (outcome === 'refused' && state.isAuthenticated) notices.tell(keptNotice(state.user));
    const unasked = request.offerOtherThan(client.getToken());
    if (request.asksToSignOut() && carried) askToSignOut(state.user);
    else if (unasked?.consented === false) await askToChange(unasked.token);
  }

  /** Switches to the token's user once the platform has accepted it. */
  async function change(token: string): Promise<Identity['outcome']> {
    const { outcome } = await session.identify(clientWith(token));
    if (outcome === 'refused') {
      if (replaced()) return 'superseded';
      request.end();
    } else if (outcome === 'accepted') {
      visits.settle(false);
      keep(token);
    }
    return outcome;
  }

  /** @returns whether a new check has superseded the one that ended in this state */
  function settleOffer({ isAuthenticated }: SessionState): boolean {
    const offer = request.offer();
    if (offer === null) return false;
    const { token, consented } = offer;
    if (isRefused) {
      // The stored session has ended, so the offered token signs in.
      forgetToken();
      client.adoptToken(token);
      void checkAppState();
      return true;
    }
    if (!isAuthenticated || client.getToken() !== token) return false;
    const stored = storedToken(storage);
    if (stored !== null && stored !== token && !consented) {
      // Another tab has signed in meanwhile.
      agree();
      return true;
    }
    keep(token);
    return false;
  }

  async function askToChange(token: string): Promise<void> {
    const { user } = store.getState();
    const identity = await session.identify(clientWith(token));
    if (identity.outcome === 'superseded' || identity.outcome === 'unanswered') return;
    request.end();
    if (identity.outcome === 'refused') return;
    const { user: other } = identity;
    // An app from the URL may be anybody's, and so may the user IDs it reports.
    if (user?.id === other.id && appId === settings.appId) keep(token);
    else if (framing !== 'foreign') {
      const accept = () => {
        notices.withdraw();
        request.consentTo(token);
        void checkAppState();
      };
      notices.ask(switchNotice(user, other, accept));
    }
  }

  function askToSignOut(user: User | null): void {
    request.end();
    notices.ask(signOutNotice(user, () => logout()));
  }

  function logout(shouldRedirect?: boolean): void {
    visits.settle(false);
    notices.withdraw();
    request.end();
    recheck.ended(false);
    session.logout(shouldRedirect);
  }

  /** Adopts the token that another tab has stored or removed, including while this page was in the bfcache. */
  function agree(): void {
    const stored = storedToken(storage);
    if (stored === client.getToken()) return;
    // With storage denied, a token is never stored and still valid.
    if (stored === null && !wasStored && followed === null) return;
    visits.settle(false);
    notices.withdraw();
    if (stored === null) {
      request.end();
      recheck.ended(false);
      session.signedOut();
      return;
    }
    followed = stored;
    client.adoptToken(stored);
    store.setState({ user: null, isAuthenticated: false });
    void checkAppState();
  }

  const ends = [
    parent.listen(),
    onStoredElsewhere(page, agree),
    onRestored(page, agree),
    recheck.listen(),
  ];
  if (params.cleared && before === null) guard.forget();
  guard.arrive(params.returned && (before === null || request.offer()?.consented === true));
  void checkAppState();

  return {
    logout,
    navigateToLogin: () => session.navigateToLogin(),
    checkAppState() {
      settingsCache.clear();
      void checkAppState();
    },
    navigated({ href, pathname, shown }) {
      parent.sendUrl(href);
      const name = pageNameOf(pathname, shown);
      if (name !== null) visits.visit(name);
    },
    caught: parent.sendError,
    stop() {
      session.stop();
      for (const end of ends) end();
    },
  };
}

/** A reload asks for current settings, so the cached ones are dropped. */
function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}
