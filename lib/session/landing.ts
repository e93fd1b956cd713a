import { clearParam, tokenParam } from '@/lib/platform/names';
import { stripHash } from '@/lib/platform/query';
import { loginUrl, logoutUrl } from '@/lib/platform/site';
import { type AppSettings, type Place, readAppParams } from './app-params';
import {
  type BootWindow,
  captureSignInParams,
  landingKey,
  leftKey,
  nonceParam,
  stripSignInParams,
} from './capture-sign-in-params';
import type { SafeArea, SafeStorage } from './storage';
import { validToken } from './token';

/** The platform page that the browser left for. */
type RedirectKind = 'login' | 'logout';

const returnedKey = 'brazos_returned';
/** Long enough to register with a code from an email. */
export const maxNonceAgeMs = 30 * 60_000;

/**
 * Call before leaving for the platform's sign-in or sign-out page. A nonce tells a return from a link that imitates one,
 * as `state` does in OAuth. It's valid once, for 30 minutes, in this tab. If storage is denied, the return is marked with
 * the kind instead, which proves nothing.
 *
 * @returns the platform's page, with the URL to return to, without the fragment, which the tab keeps
 */
export function leave(kind: RedirectKind, place: Place, href: string, tab: SafeArea): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const url = stripSignInParams(href);
  const isStored = tab.set(leftKey, `${kind} ${nonce} ${Date.now()} ${url}`);
  // A sign-in after a sign-out isn't a loop.
  if (kind === 'logout') tab.set(returnedKey, null);
  const start = stripHash(url);
  const mark = `${nonceParam}=${isStored ? nonce : kind}`;
  const returnTo = `${start}${start.includes('?') ? '&' : '?'}${mark}`;
  const { serverUrl, appId } = place;
  return kind === 'login' ? loginUrl(serverUrl, appId, returnTo) : logoutUrl(serverUrl, returnTo);
}

/**
 * What a page begins with, from its URL, the tab, and the build. Validates the parameters that the boot script has taken out
 * of the URL, or takes them out if it hasn't run (a host's policy can block inline scripts). Call once per page.
 */
export function readLanding(
  page: BootWindow & { location: Pick<Location, 'href' | 'origin'> },
  settings: AppSettings,
  { local, tab }: SafeStorage,
) {
  captureSignInParams(page);
  const captured = page[landingKey];
  delete page[landingKey];
  // An element with this ID is a property of the window, too.
  const params: ReadonlyMap<string, string> = captured instanceof Map ? captured : new Map();
  const linkToken = validToken(params.get(tokenParam) ?? null);
  const places = readAppParams(page.location, settings, local);
  const { nonce, returnedAt } = readReturn(params.get(nonceParam), linkToken !== null, tab);
  return {
    ...places,
    linkToken,
    /** Whether to sign out. */
    clear: params.get(clearParam) === 'true',
    nonce,
    returnedAt,
    /** Whether the URL had sign-in parameters, or names an app or a platform. */
    isNew: params.size > 0 || places.linkPlace !== null,
  };
}

/**
 * What this tab has returned from. Call once per page.
 *
 * @param given the URL's nonce
 * @param hasToken whether the URL has a token
 * @returns `nonce`: the page that it left for if it came back with the nonce in time. `returnedAt`: when it last came back
 * from the sign-in page, even with Back, in milliseconds since 1970.
 */
function readReturn(given: string | undefined, hasToken: boolean, tab: SafeArea) {
  const [kind, nonce, leftAt] = (tab.get(leftKey) ?? '').split(' ');
  tab.set(leftKey, null);
  const age = Date.now() - Number(leftAt);
  const isKind = kind === 'login' || kind === 'logout';
  const isProved = isKind && given === nonce && age >= 0 && age < maxNonceAgeMs;
  const isReturn = kind === 'login' || given === 'login' || hasToken;
  if (isReturn) tab.set(returnedKey, String(Date.now()));
  const kept = tab.get(returnedKey);
  const keptAt = kept === null ? null : Number(kept);
  const proved: RedirectKind | null = isProved ? kind : null;
  return { nonce: proved, returnedAt: isReturn ? Date.now() : keptAt };
}
