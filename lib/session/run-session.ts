import { createSiteClient, type SiteClient, type User } from '@/lib/platform/site';
import { publicAddress, returnAddress } from './address';
import { readAppParams, storedToken } from './app-params';
import type { AppSettings } from './app-session';
import { endArrival, readArrival } from './arrival';
import { createDepartures, type Departure } from './departures';
import { framingOf } from './framing';
import { createLoginGuard } from './login-guard';
import {
  isUnanswered,
  keptNotice,
  refusalNotice,
  signInNotice,
  signOutNotice,
  switchNotice,
  unansweredNotice,
} from './notices';
import type { NotificationStore } from './notifications';
import { onStoredElsewhere } from './other-tabs';
import { onRestored } from './page-restored';
import { createParentWindow } from './parent-window';
import { createRecheck } from './recheck';
import { createSession, type Identity, type Session } from './session';
import { createStorage } from './storage';
import type { SessionState, SessionStore } from './store';
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

/** A token that came with the address, until the platform has said whose it is. */
interface Offer {
  token: string;
  /** The user has left for this sign-in, or a parent that is trusted has brought it. */
  consented: boolean;
}

/**
 * Wires the session to the window it runs in, and starts it. The only place that does, and the only one
 * that decides what becomes of a stored token: it gives way to another one only after the platform has said
 * whose that is, and, if it is another user's, only when this browser's user wants it.
 */
export function runSession({ settings, store, notifications }: RunConfig): Running {
  const page = window;
  const { location } = page;
  const { add, dismiss } = notifications.getState();
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
  const isWanted = (departure: Departure) =>
    framing === 'listed' || departures.isReturn(departure, params.nonce);

  let clears = params.cleared && (framing === 'listed' || params.offeredToken === null);
  if (clears && isWanted('logout')) storage.tokens.clear();
  const before = storedToken(storage);
  // Nobody is to be made to press a button in a frame of somebody unknown.
  clears = clears && before !== null && framing !== 'foreign';
  let offer: Offer | null = null;
  if (params.offeredToken !== null && params.offeredToken !== before) {
    offer = { token: params.offeredToken, consented: isWanted('login') };
  }
  if (offer === null && !clears) endOffer();

  let { appId } = params;
  let client = clientWith(before ?? params.offeredToken);
  let session = sessionWith(client);
  /** Brought by another tab: if the platform refuses it, that is for that tab to deal with. */
  let followed: string | null = null;
  let wasStored = before !== null;
  /** The token in use was refused while there is another one to try. */
  let isRefused = false;
  /** Notices with a question that a change of the session answers. */
  let questions: string[] = [];
  let silence: string | null = null;

  const returnTo = () => returnAddress(location.href);
  const guard = createLoginGuard({
    storage,
    now: Date.now,
    forgetToken,
    goToLogin: () => client.auth.redirectToLogin(departures.leave('login', returnTo())),
    onLoginLoop: () => add(signInNotice(() => guard.leave())),
  });
  const visits = createVisitLog({ log: (name) => client.appLogs.logUserInApp(name) });
  const parent = createParentWindow({
    window: page,
    origins: [location.origin, new URL(params.serverUrl).origin, ...settings.parentOrigins],
    // Another tab's may be in the storage by now.
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
      returnTo: () => departures.leave('logout', returnTo()),
      replaced,
    });
  }

  function authRequired(): void {
    const token = client.getToken();
    if (token !== null && token === followed) return;
    isRefused = offer !== null && offer.token !== token;
    if (!isRefused) guard.authRequired();
  }

  /** An app that a link has chosen has no say when it refuses: the build's own takes its place. */
  function replaced(): boolean {
    if (appId === settings.appId) return false;
    if (storage.param('app_id') === appId) storage.removeParam('app_id');
    appId = settings.appId;
    client = clientWith(client.getToken());
    session = sessionWith(client);
    void checkAppState();
    return true;
  }

  /** The refused one only: another tab may have stored another one meanwhile. */
  function forgetToken(): void {
    const refused = client.getToken();
    client.dropToken();
    if (storedToken(storage) === refused) storage.tokens.clear();
    if (offer?.token === refused) endOffer();
  }

  function endOffer(): void {
    offer = null;
    clears = false;
    endArrival(storage);
    departures.end(params.nonce);
  }

  function keep(token: string): void {
    endOffer();
    client.keepToken(token);
    wasStored = storage.token() !== null;
  }

  function ask(notice: Parameters<typeof add>[0]): void {
    questions.push(add(notice));
  }

  function endQuestions(): void {
    for (const id of questions) dismiss(id);
    questions = [];
  }

  async function checkAppState(): Promise<void> {
    recheck.began();
    isRefused = false;
    const wanted = offer?.consented && offer.token !== client.getToken() ? offer.token : null;
    const outcome = wanted === null ? null : await change(wanted);
    if (outcome === 'superseded') return;
    const carried = client.hasToken();
    // Another one has taken its place, and says what there is to say.
    if (!(await session.load())) return;
    const state = store.getState();
    if (settleOffer(state)) return;
    const isAccepted = state.authError === null && (state.isAuthenticated || !carried);
    if (isAccepted && appId !== settings.appId) storage.setParam('app_id', appId);
    visits.settle(state.isAuthenticated);
    const isSilent = carried && isUnanswered(state);
    recheck.ended(isSilent);
    if (isSilent) {
      // Once: whoever has dismissed it knows.
      silence ??= tellOfSilence();
      return;
    }
    if (silence !== null) dismiss(silence);
    silence = null;
    const notice = carried ? refusalNotice(state) : null;
    if (notice !== null) add(notice);
    if (outcome === 'refused' && state.isAuthenticated) add(keptNotice(state.user));
    if (clears && carried) askToSignOut(state.user);
    else if (offer?.consented === false && offer.token !== client.getToken()) {
      await askToChange(offer.token);
    }
  }

  function tellOfSilence(): string {
    const id = add(
      unansweredNotice(() => {
        dismiss(id);
        silence = null;
        void checkAppState();
      }),
    );
    return id;
  }

  /** To the user of a token that is wanted, once the platform has said that there is one. */
  async function change(token: string): Promise<Identity['outcome']> {
    const { outcome } = await session.identify(clientWith(token));
    if (outcome === 'refused') {
      if (replaced()) return 'superseded';
      endOffer();
    } else if (outcome === 'accepted') {
      visits.settle(false);
      keep(token);
    }
    return outcome;
  }

  /** @returns whether another check has taken the place of the one that ended in this state */
  function settleOffer({ isAuthenticated }: SessionState): boolean {
    if (offer === null) return false;
    const { token, consented } = offer;
    if (isRefused) {
      // Whoever was signed in is so no more: the offered token signs in.
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
    endOffer();
    if (identity.outcome === 'refused') return;
    const { user: other } = identity;
    // Another app can be anybody's, and so can what it says of its users.
    if (user?.id === other.id && appId === settings.appId) keep(token);
    else if (framing !== 'foreign') {
      const accept = () => {
        endQuestions();
        offer = { token, consented: true };
        void checkAppState();
      };
      ask(switchNotice(user, other, accept));
    }
  }

  function askToSignOut(user: User | null): void {
    endOffer();
    ask(signOutNotice(user, logout));
  }

  function logout(shouldRedirect?: boolean): void {
    visits.settle(false);
    endQuestions();
    endOffer();
    recheck.ended(false);
    session.logout(shouldRedirect);
  }

  /** Follows what another tab has done to the stored token, or had done while this page slept. */
  function agree(): void {
    const stored = storedToken(storage);
    if (stored === client.getToken()) return;
    // A token that was never stored, since storage is denied, is no less valid for that.
    if (stored === null && !wasStored && followed === null) return;
    visits.settle(false);
    endQuestions();
    if (stored === null) {
      endOffer();
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
  guard.arrive(params.returned && (before === null || offer?.consented === true));
  void checkAppState();

  return {
    logout,
    navigateToLogin: () => session.navigateToLogin(),
    checkAppState: () => void checkAppState(),
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
