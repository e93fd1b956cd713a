import { clearParam, tokenKeys, tokenParam } from '@/lib/platform/names';
import { filterQuery } from '@/lib/platform/query';

/** The key on the window of the parameters taken out of the URL: they last as long as the page. */
export const landingKey = 'brazos_landing';
/** The key in sessionStorage of what the tab has left for: the platform's page, a nonce, when, and from which URL. */
export const leftKey = 'brazos_left';
/** The URL parameter that identifies a return from the platform's sign-in or sign-out page. */
export const nonceParam = 'brazos_nonce';

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
    const left = attempt(() => page.sessionStorage.getItem(leftKey))?.split(' ')[3];
    if (left?.split('#')[0] === url) url = left;
  }
  if (url !== href) attempt(() => page.history.replaceState(page.history.state, '', url));
  const hasStored = () => tokenKeys.some((key) => page.localStorage.getItem(key));
  return Boolean(params.get(tokenParam)) || attempt(hasStored) === true;
}

/** The URL without its sign-in parameters. Everything else in it is exactly as it was. */
export const stripSignInParams = (href: string) => takeSignInParams(href).url;

/** Also the parameters, decoded, however their names are encoded; the first of each name. */
function takeSignInParams(href: string): { url: string; params: Map<string, string> } {
  const params = new Map<string, string>();
  const url = filterQuery(href, (name, value) => {
    if (name !== tokenParam && name !== clearParam && name !== nonceParam) return true;
    if (!params.has(name)) params.set(name, value);
    return false;
  });
  return { url, params };
}

/** Undefined if the browser denies access. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
