import { isRecord } from '@/lib/platform/site';
import { type BootWindow, captureSignInParams, type Landing, landingKey } from './capture-sign-in-params';
import type { SafeStorage } from './storage';

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
  // An element with this ID is a property of the window too.
  const captured = page[landingKey];
  delete page[landingKey];
  return parse(storage.tabItem(landingKey) ?? (typeof captured === 'string' ? captured : null));
}

/** Null if the stored value is missing or malformed. */
function parse(text: string | null): Landing | null {
  try {
    const data: unknown = JSON.parse(text ?? '');
    if (!isRecord(data) || typeof data.at !== 'number') return null;
    const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
    const { token, clear, nonce, at, hadToken } = data;
    return {
      ...{ token: textOf(token), clear: textOf(clear), nonce: textOf(nonce) },
      ...{ at, hadToken: hadToken !== false },
    };
  } catch {
    return null;
  }
}
