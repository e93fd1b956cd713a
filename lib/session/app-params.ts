import { parseUrl } from '@/lib/parse-url';
import { paramPrefix } from '@/lib/platform/names';
import { dropStringifiedNull, type SafeStorage } from './storage';
import { stripSignInParams } from './url';

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

interface Sources {
  /** The landing URL. */
  href: string;
  storage: SafeStorage;
  settings: AppSettings;
  pageOrigin: string;
}

/** Letters, digits, `_`, `.`, and `-`, but not only dots, which URL parsers would resolve. */
const validName = (value: string) => (/^\w[\w.-]{0,63}$/.test(value) ? value : null);

export const isSamePlace = (one: Place, other: Place) =>
  one.appId === other.appId && one.serverUrl === other.serverUrl;

/**
 * Reads the URL, storage, and the build's settings. Stored values are checked again, and corrected or removed. A valid
 * `from_url` or `functions_version` is stored at once; the caller stores the app and the platform.
 *
 * @returns `kept`: what an earlier visit's platform has accepted, or the build's. `linked`: what the URL names if that's
 * another one; the platform hasn't accepted it yet.
 */
export function readAppParams({ href, storage, settings, pageOrigin }: Sources) {
  const query = new URL(href).searchParams;
  /** A parameter in the URL, and as it's stored; null if it's missing or invalid. */
  function read(name: string, check: (value: string) => string | null) {
    const [given = null, kept = null] = [query.get(name), storedParam(storage, name)].map(
      (text) => {
        const value = dropStringifiedNull(text);
        return value === null ? null : check(value);
      },
    );
    return { given, kept };
  }

  const { platformUrl, platformOrigins, appIds } = settings;
  const ownPlatform = platformUrl || pageOrigin;
  let refused = false;
  const server = read('server_url', (value) => {
    const checked = trustedServerUrl(value, [ownPlatform, ...platformOrigins]);
    refused ||= checked === null;
    return checked;
  });
  // Doesn't log the value, since a URL can contain a password.
  if (refused) console.warn('server_url ignored: its origin is not on this build’s list');
  const app = read('app_id', (value) => {
    const isAllowed = appIds === null || appIds.includes(value);
    return isAllowed ? validName(value) : null;
  });

  const build: Place = { appId: settings.appId, serverUrl: ownPlatform };
  const kept = { appId: app.kept ?? build.appId, serverUrl: server.kept ?? build.serverUrl };
  const named = { appId: app.given ?? kept.appId, serverUrl: server.given ?? kept.serverUrl };
  storePlace(storage, build, kept);
  const fromUrl = read('from_url', (value) => sameOriginUrl(value, pageOrigin));
  storeParam(storage, 'from_url', fromUrl.given ?? fromUrl.kept);
  const version = read('functions_version', validName);
  storeParam(storage, 'functions_version', version.given ?? version.kept);
  return { build, kept, linked: isSamePlace(named, kept) ? null : named };
}

/** Stores what differs from the build's. */
export function storePlace(storage: SafeStorage, build: Place, { appId, serverUrl }: Place): void {
  storeParam(storage, 'app_id', appId === build.appId ? null : appId);
  storeParam(storage, 'server_url', serverUrl === build.serverUrl ? null : serverUrl);
}

function storedParam(storage: SafeStorage, name: string): string | null {
  return storage.get('localStorage', paramPrefix + name);
}

function storeParam(storage: SafeStorage, name: string, value: string | null): void {
  storage.set('localStorage', paramPrefix + name, value);
}

/**
 * The known platform with the same origin as the URL; null if there's none. Compares what the browser would
 * connect to, not how the URL is spelled. Ignores the URL's path: a link that stored a wrong one would keep
 * the user from signing in.
 *
 * @param known platform URLs; the first one with the origin is returned
 */
function trustedServerUrl(value: string, known: readonly string[]): string | null {
  const url = parseUrl(value);
  // The origin of blob:https://… is that of its inner URL.
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  // A sandboxed page's own origin is 'null', which isn't a URL.
  return known.find((candidate) => parseUrl(candidate)?.origin === url.origin) ?? null;
}

function sameOriginUrl(value: string, pageOrigin: string): string | null {
  const url = parseUrl(value, pageOrigin);
  // The origin of blob:https://… is that of its inner URL.
  const isOwn = url?.origin === pageOrigin && /^https?:$/.test(url.protocol);
  if (!isOwn || url.username !== '' || url.password !== '') return null;
  return stripSignInParams(url.href);
}
