import type { AppSettings } from '@/lib/session/app-params';
import { startAppSession } from '@/lib/session/app-session';
import { countVisit } from './analytics';
import { startPage, startSite } from './start-site';
import { addStyleSheets } from './style-sheets';

/*
 * The site's script, which every page loads after its first paint. It runs the session, dialogs, menus, and films, and
 * hydrates the islands that are wanted.
 */

/** The build's settings, injected by lib/export. */
declare const SITE_SETTINGS: AppSettings;

const session = startAppSession(SITE_SETTINGS);
window.siteSession = session;
startSite(session);
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else setTimeout(start);

function start(): void {
  const { sheets = '' } = document.documentElement.dataset;
  addStyleSheets(sheets.split(' ').filter(Boolean));
  startPage(session);
  countVisit();
}
