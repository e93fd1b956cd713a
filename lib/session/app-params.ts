import type { SafeStorage, StoredParam } from './storage';
import { clearParam, nonceParam, stripSignInParams, tokenParam } from './url';

/** The build's settings for the platform and the app. */
export interface PlatformSettings {
  /** '' means the page's own origin. */
  platformUrl: string;
  appId: string;
  /** The only other apps that a URL can select; empty if it can select any. */
  appIds: readonly string[];
  platformOrigins: readonly string[];
}

/** The build's settings for the session. */
export interface AppSettings extends PlatformSettings {
  parentOrigins: readonly string[];
}

export interface AppParams {
  /** Provisional if it isn't the build's: the caller stores it once the platform accepts it. */
  appId: string;
  /** The platform's origin and path, without a trailing slash. */
  serverUrl: string;
  /** The stored token. */
  token: string | null;
  /** From the URL. The caller stores it only once the platform accepts it and the user agrees to a new account. */
  offeredToken: string | null;
  nonce: string | null;
  /** A URL on this site. */
  fromUrl: string | null;
  functionsVersion: string | null;
  /** Whether the URL has a token, valid or not. */
  hasTokenParam: boolean;
  /** Whether the URL asks to start signed out. */
  hasClearParam: boolean;
}

interface Sources {
  /** The landing URL. */
  href: string;
  storage: Pick<SafeStorage, 'param' | 'setParam' | 'removeParam' | 'token' | 'tokenStorage'>;
  settings: PlatformSettings;
  pageOrigin: string;
  /** Whether an allowlisted parent frames the page. */
  isFramed: boolean;
}

type Validator = (value: string) => string | null;

/** Letters, digits, `_`, `.`, and `-`, but not only dots, which URL parsers would resolve. */
const validName: Validator = (value) => (/^\w[\w.-]{0,63}$/.test(value) ? value : null);
/** Characters that are valid in a header. Servers reject longer ones. */
const validToken: Validator = (value) => (/^[!-~]{1,8192}$/.test(value) ? value : null);

/** Callers that stringify a missing value write 'null' or 'undefined'. */
function dropStringifiedNull(text: string | null): string | null {
  return text === 'null' || text === 'undefined' ? null : text;
}

/**
 * Reads the URL, storage, and the build's settings, in this order of precedence. Stored values are checked
 * again, and corrected or removed. A value from the URL is stored if it's valid and can't end or change a
 * session: the caller stores the app and the token, and a link can't change the platform of a signed-in user.
 */
export function readAppParams(sources: Sources): AppParams {
  const { href, storage, settings, pageOrigin, isFramed } = sources;
  const query = new URL(href).searchParams;
  const given = (name: string) => dropStringifiedNull(query.get(name));
  const checkedBy = (check: Validator) => (text: string | null) =>
    text === null ? null : check(text);

  function param(name: StoredParam, check: Validator): string | null {
    const checked = checkedBy(check);
    const stored = storage.param(name);
    const kept = checked(given(name)) ?? checked(dropStringifiedNull(stored));
    if (kept === null) storage.removeParam(name);
    else if (kept !== stored) storage.setParam(name, kept);
    return kept;
  }

  function appId(): string {
    const { appId: buildApp, appIds } = settings;
    const known = [buildApp, ...appIds];
    const checked = checkedBy((value) =>
      appIds.length === 0 || known.includes(value) ? validName(value) : null,
    );
    const named = checked(given('app_id'));
    const stored = storage.param('app_id');
    const kept = checked(dropStringifiedNull(stored));
    if (stored !== null && (kept === null || [named, kept].includes(buildApp))) {
      storage.removeParam('app_id');
    }
    return named ?? kept ?? buildApp;
  }

  function token(): string | null {
    const kept = storedToken(storage);
    if (kept === null) storage.tokenStorage.clear();
    return kept;
  }

  const fallback = settings.platformUrl || pageOrigin;
  const known = [fallback, ...settings.platformOrigins];
  const current = token();
  const offeredToken = checkedBy(validToken)(given(tokenParam));
  let refused = false;
  const server: Validator = (value) => {
    const checked = trustedServerUrl(value, known);
    refused ||= checked === null;
    return checked;
  };
  // Another platform wouldn't know the stored token, and rejecting it would end the session.
  if (current !== null && !isFramed) query.delete('server_url');

  const params: AppParams = {
    appId: appId(),
    serverUrl: param('server_url', server) ?? fallback,
    token: current,
    offeredToken,
    nonce: query.get(nonceParam),
    fromUrl: param('from_url', (value) => sameOriginUrl(value, pageOrigin)),
    functionsVersion: param('functions_version', validName),
    hasTokenParam: Boolean(given(tokenParam)),
    hasClearParam: query.get(clearParam) === 'true',
  };
  // Doesn't log the value, since a URL can contain a password.
  if (refused) console.warn('server_url ignored: its origin is not on this build’s list');
  return params;
}

/** Null when there's none, or an invalid one. */
export function storedToken(storage: Pick<SafeStorage, 'token'>): string | null {
  return validToken(dropStringifiedNull(storage.token()) ?? '');
}

/**
 * The known platform with the same origin as the URL; null if there's none. Compares what the browser would
 * connect to, not how the URL is spelled. Ignores the URL's path: a link that stored a wrong one would keep
 * the user from signing in.
 *
 * @param known platform URLs; the first one with the origin is returned
 */
function trustedServerUrl(value: string, known: readonly string[]): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, origin } = new URL(value);
  // The origin of blob:https://… is that of its inner URL.
  if (!/^https?:$/.test(protocol)) return null;
  // A sandboxed page's own origin is 'null', which isn't a URL.
  const hasSameOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === origin;
  return known.find(hasSameOrigin) ?? null;
}

function sameOriginUrl(value: string, pageOrigin: string): string | null {
  if (!URL.canParse(value, pageOrigin)) return null;
  const url = new URL(value, pageOrigin);
  // The origin of blob:https://… is that of its inner URL.
  const isOwn = url.origin === pageOrigin && /^https?:$/.test(url.protocol);
  if (!isOwn || url.username !== '' || url.password !== '') return null;
  return stripSignInParams(url.href);
}
