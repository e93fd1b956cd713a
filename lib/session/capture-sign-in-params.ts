import { confirmedKey, freshJson } from './confirmed';
import { tokenKeys } from './storage';
import { clearParam, nonceParam, stripSignInParams, tokenParam } from './url';

/** The key of the landing parameters: in sessionStorage, or on the window if the browser denies that. */
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
  const query = new URL(href).searchParams;
  const hadToken = storedToken(page) !== '';
  let url = href.replace(/^(\w+:\/\/[^/]*)\/\/+/, '$1/');
  const clean = stripSignInParams(url);
  if (clean !== url) {
    url = clean;
    const landing = {
      ...{ token: query.get(tokenParam), clear: query.get(clearParam) },
      ...{ nonce: query.get(nonceParam), at: Date.now(), hadToken },
    };
    // sessionStorage survives if the visitor leaves the page before the session runs.
    const text = JSON.stringify(landing);
    const isKept = attempt(() => page.sessionStorage.setItem(landingKey, text) === undefined);
    if (!isKept) page[landingKey] = text;
    const left = attempt(() => page.sessionStorage.getItem(leftKey))?.split(' ')[3];
    if (left?.split('#')[0] === url) url = left;
  }
  if (url !== href) attempt(() => page.history.replaceState(page.history.state, '', url));
  return Boolean(
    hadToken || query.get(tokenParam) || /"token":"[^"]/.test(keptLanding(page) ?? ''),
  );
}

/** Whether an earlier page of this tab has confirmed the session, so this one needs neither a spinner nor a check. */
export function hasConfirmedSession(page: BootWindow): boolean {
  const record = attempt(() => page.sessionStorage.getItem(confirmedKey));
  const isFresh = freshJson(record, storedToken(page)) !== null;
  const namesApp = /[?&](app_id|server_url)=/.test(page.location.href);
  return isFresh && !namesApp && !keptLanding(page) && !isReload();
}

/** On a reload, the user expects a new answer. */
export function isReload(): boolean {
  const entries = attempt(() => performance.getEntriesByType('navigation')) ?? [];
  return entries.some((entry) => Reflect.get(entry, 'type') === 'reload');
}

function keptLanding(page: BootWindow): string | null | undefined {
  return attempt(() => page.sessionStorage.getItem(landingKey));
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
