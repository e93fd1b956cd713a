import type { AppSession } from '@/lib/session/app-session';
import { closest } from './closest';
import { markCurrentSection } from './current-section';
import { updateDates } from './dates';
import { initDialogs, unlockNewPage } from './dialogs';
import { initFilms, watchFilms } from './film';
import { initFragments, openFragmentTarget } from './fragment';
import { initMenus } from './menus';
import { trackLoading, trackScrolled } from './root-attributes';
import { listenForShortcut } from './search-shortcut';

/**
 * Starts the session and the page features that don't need React. If a feature throws, the error is reported and the
 * others still run. They listen in the capture phase: React, whose listeners are on the document too, stops the events
 * of what it can't hydrate yet, and a script that never loads would make the buttons dead.
 */
export function startSite(session: AppSession): void {
  function signIn({ target }: Event): void {
    if (closest(target, '[data-sign-in]') !== null) session.navigateToLogin();
  }

  function listenForSignIn(): void {
    document.addEventListener('click', signIn, true);
  }

  window.siteSession = session;
  // In a separate task, like startPage(): on a slow processor, one long task would delay input.
  setTimeout(() => session.start());
  trackLoading(session);
  start(session, {
    Bar: trackScrolled,
    Dialogs: initDialogs,
    Menus: initMenus,
    Films: initFilms,
    Search: listenForShortcut,
    SignIn: listenForSignIn,
    Fragment: initFragments,
  });
}

/** Starts the features that hold on to elements of the page. */
export function startPageFeatures(session: AppSession): void {
  start(session, {
    Dialogs: unlockNewPage,
    Fragment: openFragmentTarget,
    Dates: updateDates,
    Films: watchFilms,
    OnThisPage: markCurrentSection,
  });
}

function start(session: AppSession, features: Readonly<Record<string, () => void>>): void {
  for (const [name, run] of Object.entries(features)) {
    try {
      run();
    } catch (error) {
      session.reportError(error, name);
    }
  }
}
