import { createVisitLogs, type VisitLogs } from './app-logs';
import { createSiteHttp } from './http';
import type { Page } from './page';
import { createPublicSettings, type PublicSettingsCalls } from './public-settings';
import { createSiteAuth, type SiteAuth } from './site-auth';
import { createTokenHolder, type TokenStorage } from './token';

/** What a site needs from the platform on every page. Members that `Client` also has are named alike. */
export interface SiteClient {
  auth: SiteAuth;
  publicSettings: PublicSettingsCalls;
  appLogs: VisitLogs;
  hasToken(): boolean;
  /** For redacting the token and comparing it with the stored one. It can change, so don't keep it. */
  getToken(): string | null;
  /** Uses this token from now on, without storing it. */
  setTokenInMemory(token: string): void;
  /** Uses this token from now on, and stores it. */
  setAndStoreToken(token: string): void;
  /** Uses no token from now on; a stored one stays. */
  clearTokenInMemory(): void;
}

interface SiteClientConfig {
  /** The platform's origin, without a trailing slash; '' means the page's own. */
  serverUrl: string;
  appId: string;
  token?: string | null;
  page?: Page;
  storage?: TokenStorage;
}

/** The client without the parts that only applications use, to keep the site's scripts small. */
export function createSiteClient(config: SiteClientConfig): SiteClient {
  const { serverUrl, appId, page } = config;
  const token = createTokenHolder(config.token ?? null, config.storage);
  const getPageUrl = page && (() => page.url());
  const http = createSiteHttp({
    serverUrl,
    appId,
    bearerTokens: () => ({ Authorization: token.get() }),
    getPageUrl,
  });
  return {
    auth: createSiteAuth(http, { serverUrl, appId, page, token }),
    publicSettings: createPublicSettings(http, appId),
    appLogs: createVisitLogs(http, appId),
    hasToken: () => token.get() !== null,
    getToken: token.get,
    setTokenInMemory: (value) => token.set(value, false),
    setAndStoreToken: (value) => token.set(value, true),
    clearTokenInMemory: () => token.clear(false),
  };
}
