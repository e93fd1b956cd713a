import type { IslandName } from '@/components/islands/registry';
import type { AppSession } from '@/lib/session/app-session';
import { closest } from './closest';
import { markCurrentSection } from './current-section';
import { updateDates } from './dates';
import { initDialogs } from './dialogs';
import { initFilms, watchFilms } from './film';
import { initFragments, openFragmentTarget } from './fragment';
import { hydrateOnIntent } from './island-intent';
import { findIsland, hydrate } from './islands';
import { initMenus } from './menus';
import { isMissingPage, nameMissingPage } from './missing-page';
import { openRecords } from './records';
import { initRequestForm } from './request-form';
import { trackLoading, trackScrolled, uncover } from './root-attributes';
import { openedEvent, showSearchError } from './search-dialog';
import { listenForShortcut } from './search-shortcut';

/** Controls that need neither React nor the rest of the page. */
const plainControls = '[data-film-toggle], [data-sign-in], [data-opens], [data-copies]';

/** Starts what listens to the whole page. If a feature throws, the others still run. */
export function startSite(session: AppSession): void {
  function signIn({ target }: Event): void {
    if (closest(target, '[data-sign-in]') !== null) session.navigateToLogin();
  }

  start(session, {
    loading: () => trackLoading(session),
    bar: trackScrolled,
    dialogs: initDialogs,
    menus: initMenus,
    films: initFilms,
    requestForm: initRequestForm,
    search: listenForShortcut,
    signIn: () => document.addEventListener('click', signIn, true),
    fragment: initFragments,
  });
}

/** Starts what needs the whole page. */
export function startPage(session: AppSession): void {
  session.reportPage(isMissingPage() ? null : location.pathname.slice(1) || 'Home');

  function onIslandError(error: unknown, name: string): void {
    session.reportError(error, name);
    // No island can keep the page covered.
    uncover();
    if (name === 'Search') showSearchError();
  }
  const hydrateIsland = (element: HTMLElement | null) => hydrate(element, onIslandError);
  const hydrateNamed = (name: IslandName) => void hydrateIsland(findIsland(name));
  let isShown = false;
  function showScreens(): void {
    // The session calls back for each user and notice. If it can't be loaded, one error is enough.
    if (!isShown) hydrateNamed('SessionScreens');
    isShown = true;
  }

  start(session, {
    islands: () => hydrateOnIntent(hydrateIsland),
    records: () => openRecords(hydrateIsland),
    results: () => addEventListener(openedEvent, () => hydrateNamed('Search')),
    sessionScreens() {
      // Ready when the page is uncovered.
      if (document.documentElement.dataset.session === 'token') showScreens();
      session.onUiNeeded(showScreens);
    },
    fragment: openFragmentTarget,
    dates: updateDates,
    films: watchFilms,
    onThisPage: markCurrentSection,
    missingPage: () => nameMissingPage((error) => session.reportError(error, 'missingPage')),
    earlyClick: replayEarlyClick,
  });
}

/** If a feature throws, the others still run. */
function start(session: AppSession, features: Readonly<Record<string, () => void>>): void {
  for (const [name, run] of Object.entries(features)) {
    try {
      run();
    } catch (error) {
      session.reportError(error, name);
    }
  }
}

/** Replays a click from before the site's script ran. Clicks that need an island are replayed by `island-intent.ts`. */
function replayEarlyClick(): void {
  const target = window.earlyClickTarget;
  if (target?.matches(plainControls)) target.click();
}
