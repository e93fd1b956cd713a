import { clearParam, tokenParam } from '@/lib/platform/names';
import { type AppSettings, type Place, readAppParams } from './app-params';
import { type BootWindow, captureSignInParams, landingKey } from './capture-sign-in-params';
import { readReturn } from './redirects';
import type { SafeStorage } from './storage';
import { validToken } from './token';
import { nonceParam } from './url';

/** What a page begins with, from its URL, the tab, and the build. */
export interface Landing {
  /** Whether the URL had sign-in parameters, or names an app or a platform. */
  isNew: boolean;
  linkToken: string | null;
  /** Whether to sign out. */
  clear: boolean;
  /** What the URL names, if the build allows it and it isn't in use yet. */
  linkPlace: Place | null;
  /** The build's app and platform. */
  build: Place;
  /** Those in use: what an earlier visit's platform has accepted, or the build's. */
  kept: Place;
  /** The page that the tab left for and has now returned from, proved by its nonce. */
  nonce: 'login' | 'logout' | null;
  /** When the user last returned from the sign-in page, in milliseconds since 1970. */
  returnedAt: number | null;
}

/**
 * Reads and validates the parameters that the boot script has taken out of the URL, or takes them out if it hasn't run (a
 * host's policy can block inline scripts). Call once per page.
 */
export function readLanding(
  page: BootWindow & { location: Pick<Location, 'href' | 'origin'> },
  settings: AppSettings,
  storage: SafeStorage,
): Landing {
  captureSignInParams(page);
  const captured = page[landingKey];
  delete page[landingKey];
  // An element with this ID is a property of the window, too.
  const params: ReadonlyMap<string, string> = captured instanceof Map ? captured : new Map();
  const linkToken = validToken(params.get(tokenParam) ?? null);
  const { href, origin: pageOrigin } = page.location;
  const { build, kept, linked } = readAppParams({ href, storage, settings, pageOrigin });
  return {
    isNew: params.size > 0 || linked !== null,
    linkToken,
    clear: params.get(clearParam) === 'true',
    linkPlace: linked,
    build,
    kept,
    ...readReturn(params.get(nonceParam), linkToken !== null, storage),
  };
}
