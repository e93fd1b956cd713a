import { loginUrl, logoutUrl, type PublicSettings, type User } from '@/lib/platform/site';
import { type AppSettings, isSamePlace, readAppParams, storePlace } from './app-params';
import { type Answers, askPlatform, askUser, sendVisit } from './ask';
import { isReload, landingKey } from './capture-sign-in-params';
import { confirmedKey, maxAgeMs, parseRecord, toRecord } from './confirmed';
import type { Framing } from './framing';
import { readLanding } from './landing';
import * as words from './notices';
import type { NotificationStore } from './notifications';
import { type Answer, type Decision, decide, type Known, type Offer } from './policy';
import { createRecheck } from './recheck';
import { createRedirects } from './redirects';
import { onOtherTabsChange, type SafeStorage, validToken } from './storage';
import type { SessionStore } from './store';
import { createSessionToken } from './token';
import { createVisitLog } from './visit-log';

interface SessionConfig {
  settings: AppSettings;
  framing: Framing;
  storage: SafeStorage;
  store: SessionStore;
  notifications: NotificationStore;
}

const signedOut = { user: null, isAuthenticated: false };
const loaded = { isLoadingAuth: false, isLoadingPublicSettings: false };
const unasked = { phase: 'start', asked: null, answers: null, identity: null } as const;

/** The part of what is known that a check changes. */
interface Progress {
  phase: Known['phase'];
  asked: Known['asked'];
  answers: Answers | null;
  identity: Answer<User> | null;
}

/** Runs the page's session: gathers what is known, asks the policy, and carries out what it decides. */
export function startSession(config: SessionConfig) {
  const { settings, framing, storage, store } = config;
  const page = window;
  const now = Date.now;
  const landing = readLanding(page, storage);
  const { href, origin: pageOrigin } = page.location;
  const { build, kept, linked } = readAppParams({ href, storage, settings, pageOrigin });
  const token = createSessionToken(storage);
  const redirects = createRedirects(storage, now);
  const notices = words.createSessionNotices(config.notifications, storage);
  const visits = createVisitLog((name) => void sendVisit(place, token.current(), name));
  const recheck = createRecheck({ page, now, check });

  let place = kept;
  let link: Known['link'] = linked === null ? 'none' : 'new';
  let clear = landing?.clear === 'true';
  let offer = offerOf();
  let progress: Progress = unasked;
  let isOfferRefused = false;
  let confirmed = isReload() || landing !== null || linked !== null ? null : readConfirmed();
  let background: ReturnType<typeof setTimeout> | undefined;
  // Each check has its own, aborted when superseded, so a late response is ignored.
  let current = new AbortController();

  function offerOf(): Offer | null {
    const offered = validToken(landing?.token ?? null);
    if (landing === null || offered === null) return null;
    const { at, isNew, hadToken } = landing;
    const ageMs = Math.abs(now() - at);
    return { token: offered, isAgreed: false, isOverSession: hadToken, isNew, ageMs };
  }

  function placeKey(): string {
    return `${place.serverUrl} ${place.appId}`;
  }

  function readConfirmed() {
    return parseRecord(storage.tabItem(confirmedKey), token.current() ?? '', placeKey(), now());
  }

  function known(): Known {
    const { phase, asked, answers, identity } = progress;
    return {
      ...{ phase, asked, identity, framing, offer, clear, link, isOfferRefused },
      ...token.facts(),
      nonce: redirects.kindOf(landing?.nonce ?? null),
      place: isSamePlace(place, build) ? 'build' : 'other',
      isConfirmed: confirmed !== null,
      hasReturned: redirects.hasReturned(),
      settings: answers?.settings ?? null,
      user: answers?.user ?? null,
      shown: store.getState().user,
    };
  }

  async function check({ inBackground = false } = {}): Promise<void> {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    clearTimeout(background);
    recheck.checkStarted();
    progress = unasked;
    isOfferRefused = false;
    for (;;) {
      const decision = decide(known());
      const isQuestion = progress.phase === 'questions';
      if (decision.ask !== undefined && !isQuestion && !inBackground) {
        const isLoading = { isLoadingPublicSettings: true, isLoadingAuth: true };
        store.setState({ ...isLoading, authError: null });
      }
      carryOut(decision);
      if (decision.ask !== undefined) await ask(decision.ask, signal);
      if (signal.aborted || decision.rest) return;
    }
  }

  async function ask(what: NonNullable<Decision['ask']>, signal: AbortSignal): Promise<void> {
    const using = what === 'token' ? token.current() : (offer?.token ?? null);
    if (what === 'identity' && using !== null) {
      const identity = await askUser(place, using, signal);
      if (!signal.aborted) progress = { ...progress, identity };
    } else if (what !== 'identity') {
      const answers = await askPlatform(place, using, signal);
      if (!signal.aborted) progress = { phase: 'asked', asked: what, answers, identity: null };
    }
  }

  function carryOut(decision: Decision): void {
    const { offer: offered } = known();
    const { answers, identity } = progress;
    if (decision.token === 'end') {
      logout(false);
      return;
    }
    if (decision.link === 'use' && linked !== null) place = linked;
    if (decision.link !== undefined) link = decision.link === 'hold' ? 'held' : 'none';
    if (decision.place === 'keep' && !isSamePlace(place, build)) storePlace(storage, build, place);
    if (decision.place === 'leave') leavePlace();
    if (decision.offer !== undefined) settleOffer(decision.offer);
    if (decision.clear === 'done') clear = false;
    if (decision.token === 'adopt') adopt();
    if (decision.token === 'drop') {
      token.drop();
      if (decision.show === undefined) progress = unasked;
    }
    if (offer === null && !clear) {
      storage.removeTabItem(landingKey);
      redirects.spend(landing?.nonce ?? null);
    }
    if (decision.show !== undefined) show(decision, answers);
    if (decision.notice !== undefined) notify(decision, identity, offered);
    if (decision.redirect) navigateToLogin();
  }

  function leavePlace(): void {
    if (isSamePlace(place, kept)) storePlace(storage, build, build);
    place = build;
    progress = unasked;
  }

  function settleOffer(what: NonNullable<Decision['offer']>): void {
    if (offer === null) return;
    if (what === 'free') {
      offer = { ...offer, isOverSession: false };
      return;
    }
    if (what === 'keep') token.keep(offer.token);
    offer = null;
    if (what !== 'refuse') return;
    isOfferRefused = true;
    progress = unasked;
  }

  function adopt(): void {
    token.adopt();
    progress = unasked;
    if (offer !== null) offer = { ...offer, isOverSession: true };
    notices.dismissAll();
    visits.setAuthenticated(false);
    store.setState(signedOut);
  }

  function show(decision: Decision, answers: Answers | null): void {
    const { show: what, error, rest = false } = decision;
    const unheard = answers?.user;
    if (unheard?.said === 'nothing' || unheard?.said === 'invalid') {
      console.warn('The user check failed:', unheard.message);
    }
    const isFault =
      rest && !decision.redirect && (what === 'same' || decision.notice === 'unconfirmed');
    recheck.checkEnded(isFault);
    if (!isFault) notices.platformAnswered();
    if (!rest) progress = { ...progress, phase: 'questions' };
    if (what === 'confirmed' && confirmed !== null) showConfirmed(confirmed);
    else if (what !== 'same') showAnswers(decision, answers);
    else store.setState({ ...loaded, authError: error ?? null });
    visits.setAuthenticated(store.getState().isAuthenticated);
    confirmed = null;
  }

  function showConfirmed({ settings: appPublicSettings, user, at }: NonNullable<typeof confirmed>) {
    const isAuthenticated = user !== null;
    store.setState({ ...loaded, user, isAuthenticated, appPublicSettings });
    const wait = at + maxAgeMs - now();
    if (isAuthenticated) background = setTimeout(() => void check({ inBackground: true }), wait);
  }

  function showAnswers({ show: what, error }: Decision, answers: Answers | null) {
    const authError = error ?? null;
    const user = what === 'user' && answers?.user?.said === 'yes' ? answers.user.value : null;
    const { settings: answered } = answers ?? {};
    const appPublicSettings =
      answered?.said === 'yes' ? answered.value : store.getState().appPublicSettings;
    store.setState({
      ...loaded,
      user,
      isAuthenticated: user !== null,
      authError,
      appPublicSettings,
    });
    if (authError !== null || answered?.said !== 'yes') storage.removeTabItem(confirmedKey);
    else if (user !== null || what === 'visitor') remember(answered.value, user);
    if (user !== null) notices.forgetDismissed();
  }

  function remember(settings: PublicSettings, user: User | null): void {
    const inUse = token.current() ?? '';
    const record = toRecord(inUse, { settings, user, at: now() }, placeKey());
    // Without a confirmed user, a token isn't confirmed. The platform could put the token into a field of the user.
    const isSafe = (user === null) === (inUse === '') && (inUse === '' || !record.includes(inUse));
    if (isSafe) storage.setTabItem(confirmedKey, record);
    else storage.removeTabItem(confirmedKey);
  }

  function notify(
    { notice, error }: Decision,
    identity: Answer<User> | null,
    offered: Offer | null,
  ): void {
    const { user } = store.getState();
    const checkAgain = () => void check();
    if (notice === 'login loop') notices.show(words.loginLoopNotice(navigateToLogin));
    if (notice === 'offer refused') notices.show(words.signInRejectedNotice(user));
    if (notice === 'unconfirmed') notices.showOutage(checkAgain);
    if (notice === 'refusal') notices.showOnce(words.refusalNotice(error?.message ?? ''));
    if (notice === 'sign out?') notices.ask(words.signOutNotice(user, () => logout()));
    if (notice === 'open app?' && linked !== null) {
      const open = () => {
        link = 'agreed';
        notices.dismissAll();
        checkAgain();
      };
      notices.ask(words.openAppNotice(linked, open));
    }
    if (notice === 'switch?' && identity?.said === 'yes' && offered !== null) {
      const accept = () => {
        offer = { ...offered, isAgreed: true };
        notices.dismissAll();
        checkAgain();
      };
      const isSignedIn = token.current() !== null;
      notices.ask(words.switchAccountNotice(user, identity.value, isSignedIn, accept));
    }
  }

  function navigateToLogin(): void {
    const returnTo = redirects.leave('login', page.location.href);
    page.location.assign(loginUrl(place.serverUrl, place.appId, returnTo));
  }

  function logout(shouldRedirect = true): void {
    current.abort();
    clearTimeout(background);
    offer = null;
    clear = false;
    progress = { ...unasked, phase: 'rest' };
    token.end();
    storage.removeTabItem(landingKey);
    storage.removeTabItem(confirmedKey);
    visits.setAuthenticated(false);
    notices.dismissAll();
    recheck.checkEnded(false);
    store.setState({ ...signedOut, ...loaded });
    if (!shouldRedirect) return;
    const returnTo = redirects.leave('logout', page.location.href);
    page.location.assign(logoutUrl(place.serverUrl, returnTo));
  }

  function syncWithStorage(): void {
    const { phase } = progress;
    progress = { ...progress, phase: 'rest' };
    const decision = decide(known());
    progress = { ...progress, phase };
    if (decision.token === 'end') logout(false);
    if (decision.token === 'adopt') void check();
  }

  const cleanups = [onOtherTabsChange(page, syncWithStorage), recheck.listen()];
  const wantsToken =
    offer !== null &&
    (token.current() === null ||
      framing === 'listed' ||
      redirects.kindOf(landing?.nonce ?? null) === 'login');
  if (clear && token.current() === null) redirects.reset();
  redirects.arrive(
    landing?.isNew === true && Boolean(landing.token) && (wantsToken || token.current() === null),
    landing?.isNew ? landing.nonce : null,
  );
  void check();

  return {
    logout,
    navigateToLogin,
    checkAppState(): void {
      confirmed = null;
      storage.removeTabItem(confirmedKey);
      void check();
    },
    recordVisit: visits.record,
    /** Null without a token. Each part can change, so don't keep it. */
    connection() {
      const inUse = token.current();
      return inUse === null ? null : { ...place, token: inUse };
    },
    /** To redact them. By now, storage may contain another tab's token. */
    secrets: () => [token.current(), storage.token(), landing?.token ?? null],
    serverUrl: kept.serverUrl,
    stop(): void {
      current.abort();
      clearTimeout(background);
      for (const cleanup of cleanups) cleanup();
    },
  };
}
