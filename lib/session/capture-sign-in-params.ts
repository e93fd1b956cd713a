import { tokenKeys, tokenParam } from '@/lib/platform/names';
import { confirmedKey, isFresh } from './confirmed';
import { takeSignInParams } from './url';

/** The key on the window of the parameters taken out of the URL: they last as long as the page. */
export const landingKey = 'brazos_landing';
/** The key in sessionStorage of what the tab has left for: the platform's page, a nonce, when, and from which URL. */
export const leftKey = 'brazos_left';

export interface BootWindow {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'replaceState' | 'state'>;
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem'>;
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
  let { url, params } = takeSignInParams(href.replace(/^(\w+:\/\/[^/]*)\/\/+/, '$1/'));
  if (params.size > 0) {
    page[landingKey] = params;
    const left = tabItem(page, leftKey)?.split(' ')[3];
    if (left?.split('#')[0] === url) url = left;
  }
  if (url !== href) attempt(() => page.history.replaceState(page.history.state, '', url));
  return Boolean(params.get(tokenParam)) || hasStoredToken(page);
}

/** Whether an earlier page of this tab has confirmed its session. If it's of this one too, there's no check to cover. */
export function hasConfirmedSession(page: BootWindow): boolean {
  const isLanding = Object.hasOwn(page, landingKey);
  return isFresh(tabItem(page, confirmedKey) ?? '') && !isLanding && !isReload();
}

/** On a reload, the user expects a new answer. */
export function isReload(): boolean {
  const isOne = (entry: PerformanceEntry) => Reflect.get(entry, 'type') === 'reload';
  return attempt(() => performance.getEntriesByType('navigation').some(isOne)) ?? false;
}

function tabItem(page: BootWindow, key: string): string | null | undefined {
  return attempt(() => page.sessionStorage.getItem(key));
}

function hasStoredToken(page: BootWindow): boolean {
  return attempt(() => tokenKeys.some((key) => page.localStorage.getItem(key))) ?? false;
}

/** Undefined if the browser denies access. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
