import { type AppSettings, isSamePlace, storePlace } from './app-params';
import { readArrival } from './arrival';
import { askFor, sendVisit } from './ask';
import { landingKey } from './capture-sign-in-params';
import { confirmedKey, maxAgeMs, storeConfirmed } from './confirmed';
import type { Framing } from './framing';
import type { NotificationStore } from './notifications';
import { decide } from './policy';
import type { Decision, Known } from './policy-types';
import { knownFrom, type Progress, progressAfter, unasked } from './progress';
import { createRecheck } from './recheck';
import { createSessionNotices } from './session-notices';
import { loaded, loading, shownState, signedOut } from './shown-state';
import { onOtherTabsChange, type SafeStorage } from './storage';
import type { SessionStore } from './store';
import { createVisitLog } from './visit-log';

interface SessionConfig {
  settings: AppSettings;
  framing: Framing;
  storage: SafeStorage;
  store: SessionStore;
  notifications: NotificationStore;
}

/** Runs the page's session: gathers what is known, asks the policy, and carries out what it decides. */
export function startSession(config: SessionConfig) {
  const { framing, storage, store } = config;
  const page = window;
  const now = Date.now;
  const arrival = readArrival({ ...config, page, now });
  const { landing, build, kept, linked, token, redirects } = arrival;
  let { progress, confirmed } = arrival;
  let background: ReturnType<typeof setTimeout> | undefined;
  // Each check has its own, aborted when superseded, so a late response is ignored.
  let current = new AbortController();
  const notices = createSessionNotices(config.notifications, storage);
  const visits = createVisitLog((name) => void sendVisit(progress.place, token.current(), name));
  const recheck = createRecheck({ page, now, check });

  function known(): Known {
    return {
      ...{ ...knownFrom(progress, build), framing, ...token.facts() },
      nonce: redirects.kindOf(landing?.nonce ?? null),
      isConfirmed: confirmed !== null,
      hasReturned: redirects.hasReturned(),
      shown: store.getState().user,
    };
  }

  function stopCheck(): void {
    current.abort();
    clearTimeout(background);
  }

  async function check({ inBackground = false } = {}): Promise<void> {
    stopCheck();
    current = new AbortController();
    const { signal } = current;
    recheck.checkStarted();
    progress = { ...progress, ...unasked, isOfferRefused: false };
    for (;;) {
      const decision = decide(known());
      const { ask, rest } = decision;
      if (ask !== undefined && ask !== 'identity' && !inBackground) store.setState(loading);
      carryOut(decision);
      if (ask !== undefined) {
        const findings = await askFor(ask, progress, token.current(), signal);
        if (!signal.aborted) progress = { ...progress, ...findings };
      }
      if (signal.aborted || rest) return;
    }
  }

  function carryOut(decision: Decision): void {
    if (decision.token === 'end') {
      logout(false);
      return;
    }
    const before = progress;
    progress = progressAfter(before, decision, { build, linked });
    if (decision.place === 'keep' && !isSamePlace(before.place, build)) {
      storePlace(storage, build, before.place);
    }
    if (decision.place === 'leave' && isSamePlace(before.place, kept)) {
      storePlace(storage, build, build);
    }
    if (decision.offer === 'keep' && before.offer !== null) token.keep(before.offer.token);
    if (decision.token === 'adopt') {
      token.adopt();
      endUser();
    }
    if (decision.token === 'drop') token.drop();
    if (progress.offer === null && !progress.clear) {
      storage.removeTabItem(landingKey);
      redirects.spend(landing?.nonce ?? null);
    }
    if (decision.show !== undefined) show(decision);
    if (decision.notice !== undefined) notify(decision, before);
    if (decision.redirect) navigateToLogin();
  }

  function show(decision: Decision): void {
    const { show: what, rest = false, notice, redirect } = decision;
    const { answers, place } = progress;
    const isFault = rest && !redirect && (what === 'same' || notice === 'unconfirmed');
    recheck.checkEnded(isFault);
    if (!isFault) notices.platformAnswered();
    store.setState(shownState(decision, answers, confirmed));
    const { user, isAuthenticated, authError } = store.getState();
    visits.setAuthenticated(isAuthenticated);
    if (what === 'confirmed' && confirmed !== null && isAuthenticated) {
      const wait = confirmed.at + maxAgeMs - now();
      background = setTimeout(() => void check({ inBackground: true }), wait);
    }
    confirmed = null;
    if (what === 'same' || what === 'confirmed') return;
    const { settings } = answers ?? {};
    const isKept = authError === null && settings?.said === 'yes';
    if (isKept) storeConfirmed(storage, token.current(), place, settings.value, user, now());
    else storage.removeTabItem(confirmedKey);
    if (user !== null) notices.forgetDismissed();
  }

  function notify(decision: Decision, { identity, offer }: Progress): void {
    function agree(agreed: Partial<Progress>): void {
      progress = { ...progress, ...agreed };
      notices.dismissAll();
      void check();
    }
    const about = {
      user: store.getState().user,
      isSignedIn: token.current() !== null,
      ...{ linked, other: identity?.said === 'yes' ? identity.value : null },
    };
    notices.show(decision, about, {
      check: () => void check(),
      signIn: navigateToLogin,
      signOut: () => logout(),
      openApp: () => agree({ link: 'agreed' }),
      switchAccount: () => offer !== null && agree({ offer: { ...offer, isAgreed: true } }),
    });
  }

  function navigateToLogin(): void {
    page.location.assign(redirects.leave('login', progress.place, page.location.href));
  }

  function endUser(): void {
    notices.dismissAll();
    visits.setAuthenticated(false);
    store.setState(signedOut);
  }

  function logout(shouldRedirect = true): void {
    stopCheck();
    progress = { ...progress, ...unasked, phase: 'rest', offer: null, clear: false };
    token.end();
    storage.removeTabItem(landingKey);
    storage.removeTabItem(confirmedKey);
    recheck.checkEnded(false);
    endUser();
    store.setState(loaded);
    if (!shouldRedirect) return;
    page.location.assign(redirects.leave('logout', progress.place, page.location.href));
  }

  function syncWithStorage(): void {
    const decision = decide({ ...known(), phase: 'rest' });
    if (decision.token === 'end') logout(false);
    if (decision.token === 'adopt') void check();
  }

  const cleanups = [onOtherTabsChange(page, syncWithStorage), recheck.listen()];
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
      return inUse === null ? null : { ...progress.place, token: inUse };
    },
    /** To redact them. By now, storage may contain another tab's token. */
    secrets: () => [token.current(), storage.token(), landing?.token ?? null],
    serverUrl: kept.serverUrl,
    stop(): void {
      stopCheck();
      for (const cleanup of cleanups) cleanup();
    },
  };
}
