import type { AppSettings } from '@/lib/session/app-params';
import { createAppSession } from '@/lib/session/app-session';
import { openDialog } from './dialogs';
import { restoreFragment } from './fragment';
import { listenForIntent, replayPlainClick } from './on-intent';
import { readPageData } from './page-data';
import { preloadOnLinkIntent } from './preload-on-link-intent';
import { createReactLoader, whenHydrated } from './react-loader';
import { isSearchDetached, searchId } from './search-dialog';
import { addSpeculationRules } from './speculation-rules';
import { startPageFeatures, startSite } from './start-site';
import { addStyleSheets } from './style-sheets';

/*
 * The site's script, which every page loads after its first paint. It runs the session, dialogs, menus, and films, and
 * loads React when the page needs it.
 */

/** The build's settings, injected by lib/export. */
declare const SITE_SETTINGS: AppSettings;
/** URLs of the React scripts that every page loads, injected by lib/export. */
declare const SHARED_SCRIPTS: readonly string[];
/** URLs of the scripts that only some pages load. */
declare const PAGE_SCRIPTS: readonly string[];

const session = createAppSession(SITE_SETTINGS);
// A page built without the export's `react-later` step loads this script twice: from its HTML and from the boot script.
if (window.siteSession === undefined) {
  startSite(session);
  replayPlainClick();
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPage);
  else setTimeout(startPage);
}

function startPage(): void {
  const page = readPageData();
  if (page === null) return;
  const { name, sheets, react } = page;
  addStyleSheets(sheets);
  const { payload, scripts } = react;
  const loader = createReactLoader({ payload, scripts: [...SHARED_SCRIPTS, ...scripts] });
  const { hydrate } = loader;
  const { href, pathname } = location;
  session.reportNavigation({ href, pathname, routeName: name });
  const cleanups = [addSpeculationRules(), listenForIntent(loader)];
  const main = document.querySelector('main');
  whenHydrated(() => {
    restoreFragment();
    // React has re-rendered the page, because a translator has changed it.
    if (main?.isConnected === false) startPageFeatures(session);
    for (const cleanUp of cleanups) cleanUp();
    preloadOnLinkIntent(PAGE_SCRIPTS);
    if (isSearchDetached()) openDialog(searchId);
  });
  if (needsReact(name)) hydrate();
  addEventListener('hashchange', () => {
    if (hasFigures()) hydrate();
  });
  session.onUiNeeded(hydrate);
}

/** Whether the page needs React immediately: for a token, a frame, the 404 page, or a tool's figures in the URL. */
function needsReact(name: string): boolean {
  const { session } = document.documentElement.dataset;
  return session === 'token' || window.parent !== window || name === '/_not-found' || hasFigures();
}

/** Whether the URL has a visitor's figures for a tool (`figures.ts`). */
function hasFigures(): boolean {
  return location.hash.includes('?');
}
