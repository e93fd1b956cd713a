import type { IslandName } from '@/components/islands/registry';
import type { AppSession } from '@/lib/session/app-session';
import { updateDates } from './dates';
import { initDialogs } from './dialogs';
import { closest } from './events';
import { initFilms, watchFilms } from './film';
import { initFragments, openFragmentTarget } from './fragment';
import { hydrateOnIntent } from './island-intent';
import { keepTexts } from './island-texts';
import { findIsland, hydrate, island } from './islands';
import { initMenus } from './menus';
import { nameMissingPage } from './missing-page';
import { openRecords } from './records';
import { initRequestForm } from './request-form';
import { isCovered, showSession, uncover } from './root-attributes';
import { followShift, markCurrentSection, trackScrolled } from './scroll-position';
import { openedEvent, showSearchError } from './search-dialog';
import { listenForShortcut } from './search-shortcut';

/** Controls that need neither React nor the rest of the page. */
const plainControls =
  '[data-film-toggle], [data-sign-in], [data-sign-out], [data-opens], [data-copies]';

/** Starts what listens to the whole page. If a feature throws, the others still run. */
export function startSite(session: AppSession): void {
  function signInOrOut({ target }: Event): void {
    if (closest(target, '[data-sign-in]') !== null) session.navigateToLogin();
    if (closest(target, '[data-sign-out]') !== null) session.logout();
  }

  start(session, {
    bar: trackScrolled,
    dialogs: initDialogs,
    menus: initMenus,
    films: initFilms,
    requestForm: initRequestForm,
    search: listenForShortcut,
    signIn: () => document.addEventListener('click', signInOrOut, true),
    fragment: initFragments,
  });
}

/** Starts what needs the whole page. */
export function startPage(session: AppSession): void {
  session.reportPage(pageName());

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
    texts: () => keepTexts(document.querySelectorAll(island)),
    islands: () => hydrateOnIntent(hydrateIsland),
    records: () => openRecords(hydrateIsland),
    results: () => addEventListener(openedEvent, () => hydrateNamed('Search')),
    sessionScreens() {
      // A notice may follow the check.
      if (isCovered()) showScreens();
      session.onUiNeeded(showScreens);
    },
    session: () => showSession(session),
    fragment: openFragmentTarget,
    dates: updateDates,
    films: watchFilms,
    onThisPage: markCurrentSection,
    shift: followShift,
    missingPage: () =>
      nameMissingPage(
        // A token from the URL is lost if the page is left before the platform has accepted it.
        isCovered() ? session.whenChecked() : Promise.resolve(),
        (error) => session.reportError(error, 'missingPage'),
      ),
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

/**
 * The page's name, as in the visit log, from its canonical URL: hosts also serve a page at other spellings of its address.
 *
 * @returns null for the 404 page, which has no such URL
 */
function pageName(): string | null {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link && (new URL(link.href).pathname.slice(1) || 'Home');
}
