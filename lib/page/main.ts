import type { AppSettings } from '@/lib/session/app-params';
import { createAppSession } from '@/lib/session/app-session';
import { afterPaint } from './after-paint';
import { openDialog } from './dialogs';
import { restoreFragment } from './fragment';
import { listenForIntent } from './on-intent';
import { readPageData } from './page-data';
import { preloadOnLinkIntent } from './preload-on-link-intent';
import { createReactLoader, whenHydrated } from './react-loader';
import { isSearchDetached, searchId } from './search-dialog';
import { addSpeculationRules } from './speculation-rules';
import { startSite } from './start-site';
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
let hydrate = () => {};
// A page built without the export's `react-later` step loads this script twice: from its HTML and from the boot script.
if (window.siteSession === undefined) {
  startSite(session, () => afterPaint(hydrate));
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
  hydrate = loader.hydrate;
  const { href, pathname } = location;
  session.reportNavigation({ href, pathname, routeName: name });
  const cleanups = [addSpeculationRules(), listenForIntent(loader)];
  whenHydrated(() => {
    restoreFragment();
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
