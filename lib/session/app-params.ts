import { cleanAddress, clearParam, tokenParam } from './address';
import { trustedServer } from './server-url';
import type { SafeStorage, StoredParam } from './storage';

/** What of the build's settings says which platform and app this is. */
export interface PlatformSettings {
  /** '' is the page's own origin. */
  platformUrl: string;
  appId: string;
  platformOrigins: readonly string[];
}

export interface AppParams {
  appId: string;
  /** Origin and path of the platform, without a slash at its end. */
  serverUrl: string;
  token: string | null;
  /** An address of this site. */
  fromUrl: string | null;
  functionsVersion: string | null;
  /** Whether a token came in the address. */
  returned: boolean;
  /** Whether the address asked to begin signed out. */
  cleared: boolean;
}

interface Sources {
  /** The address that the visit came with. */
  href: string;
  storage: Pick<SafeStorage, 'param' | 'setParam' | 'removeParam' | 'token' | 'tokens'>;
  settings: PlatformSettings;
  pageOrigin: string;
}

type Check = (value: string) => string | null;

/** No dots alone, which lead out of a path. */
const plainName: Check = (value) => (/^\w[\w.-]{0,63}$/.test(value) ? value : null);
/** What can stand in a header; longer ones are refused by servers. */
const tokenForm: Check = (value) => (/^[!-~]{1,8192}$/.test(value) ? value : null);

/**
 * What the address, the storage and the build say, in this order. A value of the address that passes
 * its check is stored; a stored one is checked again, and mended or removed.
 *
 * A link can carry a foreign `access_token` and sign its reader in as somebody else: the platform hands
 * over tokens in this way, and nothing in the address tells a sign-in from a trick.
 */
export function readAppParams({ href, storage, settings, pageOrigin }: Sources): AppParams {
  const query = new URL(href).searchParams;

  function param(name: StoredParam, check: Check): string | null {
    const checked = (text: string | null) => (text === null ? null : check(text));
    const stored = storage.param(name);
    const kept = checked(query.get(name)) ?? checked(stored);
    if (kept === null) storage.removeParam(name);
    else if (kept !== stored) storage.setParam(name, kept);
    return kept;
  }

  const cleared = query.get(clearParam) === 'true';

  function token(): string | null {
    if (cleared) storage.tokens.clear();
    const given = tokenForm(query.get(tokenParam) ?? '');
    if (given !== null) {
      storage.tokens.save(given);
      return given;
    }
    const kept = storedToken(storage);
    if (kept === null) storage.tokens.clear();
    return kept;
  }

  const fallback = settings.platformUrl || pageOrigin;
  const known = [fallback, pageOrigin, ...settings.platformOrigins];
  let refused = false;
  const server: Check = (value) => {
    const checked = trustedServer(value, known);
    refused ||= checked === null;
    return checked;
  };
  const serverUrl = param('server_url', server) ?? fallback;
  // Without its value: an address can hold a password.
  if (refused) console.warn('server_url ignored: its origin is not on this build’s list');

  return {
    appId: param('app_id', plainName) ?? settings.appId,
    serverUrl,
    token: token(),
    fromUrl: param('from_url', (value) => ownAddress(value, pageOrigin)),
    functionsVersion: param('functions_version', plainName),
    returned: Boolean(query.get(tokenParam)),
    cleared,
  };
}

/** Null when there is none, or what is there can be none. */
export function storedToken(storage: Pick<SafeStorage, 'token'>): string | null {
  return tokenForm(storage.token() ?? '');
}

function ownAddress(value: string, pageOrigin: string): string | null {
  if (!URL.canParse(value, pageOrigin)) return null;
  const url = new URL(value, pageOrigin);
  // The origin of blob:https://… is that of its inside.
  const own = url.origin === pageOrigin && /^https?:$/.test(url.protocol);
  if (!own || url.username !== '' || url.password !== '') return null;
  return cleanAddress(url.href);
}
