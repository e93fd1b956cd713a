import type { AppSession } from '@/lib/session/app-session';
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
 *
 * @param onReactNeeded called when a feature needs React
 */
export function startSite(session: AppSession, onReactNeeded: () => void): void {
  function start(name: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      session.reportError(error, name);
    }
  }

  window.siteSession = session;
  // In a separate task, like startPage(): on a slow processor, one long task would delay input.
  setTimeout(() => session.start());
  trackLoading(session);
  start('Bar', trackScrolled);
  start('Dialogs', initDialogs);
  start('Menus', initMenus);
  start('Films', initFilms);
  start('Search', () => listenForShortcut(onReactNeeded));
  start('Fragment', initFragments);
  session.onNavigation(() => {
    start('Dialogs', unlockNewPage);
    start('Fragment', openFragmentTarget);
    start('Dates', updateDates);
    start('Films', watchFilms);
    start('OnThisPage', markCurrentSection);
  });
}
