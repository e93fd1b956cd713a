import { confirmedKey, isFresh } from './confirmed';
import { tokenKeys } from './storage';
import { stripSignInParams } from './url';

/**
 * The key of the landing: when, whether a token was stored then, and the query. It's in sessionStorage, or on the window
 * if the browser denies that.
 */
export const landingKey = 'brazos_arrival';
/** The key in sessionStorage of what the tab has left for: the platform's page, a nonce, when, and from which URL. */
export const leftKey = 'brazos_left';

export interface BootWindow {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'replaceState' | 'state'>;
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  [landingKey]?: unknown;
}

/**
 * Removes the sign-in parameters from the URL, so no later request's referrer and no other script sees them, and
 * keeps them for the session. After a sign-in, puts the fragment back, which the platform doesn't get. Also merges the
 * slashes that begin a path: `//host` would be taken for another host's URL. If the browser denies access to storage or
 * history, that step is skipped.
 *
 * @returns whether the visit has a token, new or stored
 */
export function captureSignInParams(page: BootWindow): boolean {
  const { href } = page.location;
  const hasToken = storedToken(page) !== '';
  let url = href.replace(/^(\w+:\/\/[^/]*)\/\/+/, '$1/');
  const clean = stripSignInParams(url);
  if (clean !== url) {
    const landing = `${Date.now()} ${hasToken} ${new URL(url).search}`;
    url = clean;
    // sessionStorage survives if the visitor leaves the page before the session runs.
    attempt(() => page.sessionStorage.setItem(landingKey, landing));
    if (tabItem(page, landingKey) !== landing) page[landingKey] = landing;
    const left = tabItem(page, leftKey)?.split(' ')[3];
    if (left?.split('#')[0] === url) url = left;
  }
  if (url !== href) attempt(() => page.history.replaceState(page.history.state, '', url));
  return (
    hasToken || /[?&]access_token=[^&]/.test(String(page[landingKey] ?? tabItem(page, landingKey)))
  );
}

/** Whether an earlier page of this tab has confirmed its session. If it's of this one too, there's no check to cover. */
export function hasConfirmedSession(page: BootWindow): boolean {
  return isFresh(tabItem(page, confirmedKey) ?? '') && !tabItem(page, landingKey) && !isReload();
}

/** On a reload, the user expects a new answer. */
export function isReload(): boolean {
  const isOne = (entry: PerformanceEntry) => Reflect.get(entry, 'type') === 'reload';
  return attempt(() => performance.getEntriesByType('navigation').some(isOne)) ?? false;
}

function tabItem(page: BootWindow, key: string): string | null | undefined {
  return attempt(() => page.sessionStorage.getItem(key));
}

function storedToken(page: BootWindow): string {
  return attempt(() => tokenKeys.map((key) => page.localStorage.getItem(key)).find(Boolean)) ?? '';
}

/** Undefined if the browser denies access. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
