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
 * others still run.
 *
 * @param near called when React is about to be needed
 */
export function startSite(session: AppSession, near: () => void): void {
  function start(name: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      session.reportError(error, name);
    }
  }

  window.siteSession = session;
  // In a task of its own, as startPage() is: on a slow processor, one task would hold up input.
  setTimeout(() => session.start());
  trackLoading(session);
  start('Bar', trackScrolled);
  start('Dialogs', initDialogs);
  start('Menus', initMenus);
  start('Films', initFilms);
  start('Search', () => listenForShortcut(near));
  start('Fragment', initFragments);
  session.onNavigation(() => {
    start('Dialogs', unlockNewPage);
    start('Fragment', openFragmentTarget);
    start('Dates', updateDates);
    start('Films', watchFilms);
    start('OnThisPage', markCurrentSection);
  });
}
