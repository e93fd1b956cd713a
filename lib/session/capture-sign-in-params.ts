import { signInParamsKey } from './landing-url';
import { tokenKeys } from './storage';
import { extractSignInParams, stripSignInParams, tokenParam } from './url';

export interface BootWindow {
  location: Pick<Location, 'href' | 'pathname'>;
  history: Pick<History, 'replaceState' | 'state'>;
  readonly localStorage: Pick<Storage, 'getItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  [signInParamsKey]?: unknown;
}

/**
 * Removes the sign-in parameters from the URL, so no later request's referrer and no other script sees them, and
 * keeps them for the session. Also merges the slashes that begin a path: the router would take `//host` for another
 * host's URL. If the browser denies access to storage or history, that step is skipped.
 *
 * @returns whether the visit has a token, new or stored
 */
export function captureSignInParams(page: BootWindow): boolean {
  const { location, history } = page;
  let pairs = '';
  attempt(() => {
    if (location.pathname.startsWith('//')) {
      history.replaceState(history.state, '', location.href.replace(/([^:])\/\/+/, '$1/'));
    }
    pairs = extractSignInParams(location.href);
    if (pairs === '') return;
    // sessionStorage survives if the visitor leaves the page before the session runs.
    const isKept = attempt(() => page.sessionStorage.setItem(signInParamsKey, pairs) === undefined);
    if (!isKept) page[signInParamsKey] = pairs;
    history.replaceState(history.state, '', stripSignInParams(location.href));
  });
  const offered = attempt(() => {
    const kept = pairs || page.sessionStorage.getItem(signInParamsKey) || '';
    return new URLSearchParams(kept).get(tokenParam);
  });
  const stored = attempt(() =>
    tokenKeys.map((key) => page.localStorage.getItem(key)).find(Boolean),
  );
  return Boolean(offered || stored);
}

/** Undefined if the browser denies access. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
