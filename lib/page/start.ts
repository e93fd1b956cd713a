import type { AppSession } from '@/lib/session/app-session';
import { markCurrentSection } from './current-section';
import { writeDates } from './dates';
import { releaseNewPage, runDialogs } from './dialogs';
import { runFilms, watchFilms } from './film';
import { openNamed, runFragments } from './fragment';
import { runMenus } from './menus';
import { endLoading, markScrolled } from './root-marks';
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
      session.caught(error, name);
    }
  }

  window.siteSession = session;
  // In a task of its own, as startPage() is: on a slow processor, one task would hold up input.
  setTimeout(() => session.start());
  endLoading(session);
  start('Bar', markScrolled);
  start('Dialogs', runDialogs);
  start('Menus', runMenus);
  start('Films', runFilms);
  start('Search', () => listenForShortcut(near));
  start('Fragment', runFragments);
  session.onNavigated(() => {
    start('Dialogs', releaseNewPage);
    start('Fragment', openNamed);
    start('Dates', writeDates);
    start('Films', watchFilms);
    start('OnThisPage', markCurrentSection);
  });
}
