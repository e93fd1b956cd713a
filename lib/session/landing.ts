import { type BootWindow, captureSignInParams, landingKey } from './capture-sign-in-params';
import { type SafeStorage, validToken } from './storage';
import { clearParam, nonceParam, tokenParam } from './url';

/** What the tab's URL asked for. */
export interface Landing {
  token: string | null;
  /** Whether to sign out. */
  clear: boolean;
  nonce: string | null;
  /** Milliseconds since 1970. */
  at: number;
  /** Whether a token was stored when the tab arrived at the URL. */
  hadToken: boolean;
}

/**
 * The sign-in parameters that the boot script has kept, of this page or of an earlier one of the tab that didn't finish
 * handling them; null if there are none. Removes them from the URL if the boot script hasn't (a host's policy can block
 * inline scripts).
 */
export function readLanding(
  page: BootWindow,
  storage: Pick<SafeStorage, 'tabItem'>,
): Landing | null {
  captureSignInParams(page);
  const captured = page[landingKey];
  delete page[landingKey];
  // An element with this ID is a property of the window too.
  const text = typeof captured === 'string' ? captured : storage.tabItem(landingKey);
  const [, at, hadToken, query] = /^(\d+) (true|false) (\?.*)$/.exec(text ?? '') ?? [];
  if (query === undefined) return null;
  const params = new URLSearchParams(query);
  return {
    token: validToken(params.get(tokenParam)),
    clear: params.get(clearParam) === 'true',
    nonce: params.get(nonceParam),
    at: Number(at),
    hadToken: hadToken === 'true',
  };
}
