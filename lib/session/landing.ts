import { isRecord } from '@/lib/platform/site';
import { type BootWindow, captureSignInParams, landingKey } from './capture-sign-in-params';
import { type SafeStorage, validToken } from './storage';

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
  try {
    // An element with this ID is a property of the window too.
    const text = typeof captured === 'string' ? captured : storage.tabItem(landingKey);
    const data: unknown = JSON.parse(text ?? '');
    if (!isRecord(data) || typeof data.at !== 'number') return null;
    const { token, clear, nonce, at, hadToken } = data;
    return {
      ...{ token: typeof token === 'string' ? validToken(token) : null, clear: clear === 'true' },
      ...{ nonce: typeof nonce === 'string' ? nonce : null, at, hadToken: hadToken !== false },
    };
  } catch {
    return null;
  }
}
