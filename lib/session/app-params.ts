import { parseUrl } from '@/lib/parse-url';
import { paramPrefix } from '@/lib/platform/names';
import { stripSignInParams } from './capture-sign-in-params';
import { dropStringifiedNull, type SafeArea } from './storage';

/** The build's settings for the session. */
export interface AppSettings {
  /** '' means the page's own origin. */
  platformUrl: string;
  appId: string;
  /** The apps that a URL can select; null if it can select any. */
  appIds: readonly string[] | null;
  platformOrigins: readonly string[];
  parentOrigins: readonly string[];
}

/** An app on a platform. */
export interface Place {
  /** The platform's origin and path, without a trailing slash. */
  serverUrl: string;
  appId: string;
}

export const isSamePlace = (one: Place, other: Place) =>
  one.appId === other.appId && one.serverUrl === other.serverUrl;

/**
 * Reads the URL, storage, and the build's settings. Stored values are checked again, and corrected or removed. A valid
 * `from_url` or `functions_version` is stored at once; the caller stores the app and the platform.
 *
 * @returns `build`: the build's. `kept`: what an earlier visit's platform has accepted, or the build's. `linked`: what the
 * URL names if that's another one; the platform hasn't accepted it yet.
 */
export function readAppParams(
  { href, origin }: Pick<Location, 'href' | 'origin'>,
  { appId, appIds, platformUrl, platformOrigins }: AppSettings,
  local: SafeArea,
): { build: Place; kept: Place; linkPlace: Place | null } {
  const query = new URL(href).searchParams;
  const build = { appId, serverUrl: platformUrl || origin };
  const platforms = [build.serverUrl, ...platformOrigins];

  /** A parameter in the URL, and as it's stored; null if it's missing or invalid. */
  function read(name: string, check: (value: string) => string | null) {
    const [given = null, kept = null] = [query.get(name), local.get(paramPrefix + name)].map(
      (text) => {
        const value = dropStringifiedNull(text);
        return value === null ? null : check(value);
      },
    );
    return { given, kept };
  }

  const app = read('app_id', (value) => (appIds?.includes(value) === false ? null : nameIn(value)));
  const server = read('server_url', (value) => trustedServerUrl(value, platforms));
  const kept = { appId: app.kept ?? appId, serverUrl: server.kept ?? build.serverUrl };
  const named = { appId: app.given ?? kept.appId, serverUrl: server.given ?? kept.serverUrl };
  storePlace(local, build, kept);
  const fromUrl = read('from_url', (value) => sameOriginUrl(value, origin));
  local.set(`${paramPrefix}from_url`, fromUrl.given ?? fromUrl.kept);
  const version = read('functions_version', nameIn);
  local.set(`${paramPrefix}functions_version`, version.given ?? version.kept);
  return { build, kept, linkPlace: isSamePlace(named, kept) ? null : named };
}

/** Stores what differs from the build's. */
export function storePlace(local: SafeArea, build: Place, { appId, serverUrl }: Place): void {
  local.set(`${paramPrefix}app_id`, appId === build.appId ? null : appId);
  local.set(`${paramPrefix}server_url`, serverUrl === build.serverUrl ? null : serverUrl);
}

/** Letters, digits, `_`, `.`, and `-`, but not only dots, which URL parsers would resolve; null for anything else. */
const nameIn = (value: string) => (/^\w[\w.-]{0,63}$/.test(value) ? value : null);

/**
 * The first known platform with the same origin as the URL; null if there's none. Compares what the browser would
 * connect to, not how the URL is spelled. Ignores the URL's path: a link that stored a wrong one would keep
 * the user from signing in.
 */
function trustedServerUrl(value: string, known: readonly string[]): string | null {
  const origin = httpUrl(value)?.origin;
  // A sandboxed page's own origin is 'null', which isn't a URL.
  const trusted = known.find((each) => origin !== undefined && parseUrl(each)?.origin === origin);
  if (trusted !== undefined) return trusted;
  // Doesn't log the value, since a URL can contain a password.
  console.warn('server_url ignored: its origin is not on this build’s list');
  return null;
}

function sameOriginUrl(value: string, pageOrigin: string): string | null {
  const url = httpUrl(value, pageOrigin);
  if (url?.origin !== pageOrigin || url.username !== '' || url.password !== '') return null;
  return stripSignInParams(url.href);
}

/** Null for other schemes: the origin of blob:https://… is that of its inner URL. */
function httpUrl(value: string, base?: string): URL | null {
  const url = parseUrl(value, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
