import { isRecord } from '@/lib/platform/site';
import { type BootWindow, captureSignInParams, landingKey } from './capture-sign-in-params';
import type { SafeStorage } from './storage';

export interface Landing {
  token: string | null;
  clear: string | null;
  nonce: string | null;
  /** Milliseconds since 1970. */
  at: number;
  /** Whether a token was stored when the tab arrived at the URL. */
  hadToken: boolean;
  /** Whether this page has captured it, not an earlier one of the tab. */
  isNew: boolean;
}

/**
 * The sign-in parameters that the boot script has kept, of this page or of an earlier one of the tab that didn't finish
 * handling them; null if there are none. Removes them from the URL if the boot script hasn't (a host's policy can block
 * inline scripts).
 */
export function readLanding(
  page: BootWindow,
  storage: Pick<SafeStorage, 'setTabItem' | 'tabItem'>,
): Landing | null {
  captureSignInParams(page);
  const captured = page[landingKey];
  delete page[landingKey];
  const kept = storage.tabItem(landingKey);
  // An element with this ID is a property of the window too.
  const landing = parse(typeof captured === 'string' ? captured : kept);
  if (landing === null || !landing.isNew || kept === null) return landing;
  storage.setTabItem(landingKey, JSON.stringify({ ...landing, isNew: false }));
  return landing;
}

/** Null if the stored value is missing or malformed. */
function parse(text: string | null): Landing | null {
  try {
    const data: unknown = JSON.parse(text ?? '');
    if (!isRecord(data) || typeof data.at !== 'number') return null;
    const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
    const { token, clear, nonce, at, hadToken, isNew } = data;
    return {
      ...{ token: textOf(token), clear: textOf(clear), nonce: textOf(nonce), at },
      ...{ hadToken: hadToken !== false, isNew: isNew !== false },
    };
  } catch {
    return null;
  }
}
