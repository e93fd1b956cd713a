import { type AppLogs, createAppLogs } from './app-logs';
import type { ClientConfig } from './client';
import { createHttp } from './http';
import { createPublicSettings, type PublicSettingsCalls } from './public-settings';
import { createSiteAuth, type SiteAuth } from './site-auth';
import { createTokenHolder } from './token';

/** What a site asks the platform for on every page: a part of `Client`, under the same names. */
export interface SiteClient {
  auth: SiteAuth;
  publicSettings: PublicSettingsCalls;
  appLogs: AppLogs;
  hasToken(): boolean;
  /** For who takes it out of texts, and who compares it with a stored one; to be asked each time. */
  getToken(): string | null;
  /** Uses this token from now on; the storage is left alone. */
  setTokenInMemory(token: string): void;
  /** Uses this token from now on, and stores it. */
  setAndStoreToken(token: string): void;
  /** Uses no token from now on; the storage is left alone. */
  clearTokenInMemory(): void;
}

type SiteClientConfig = Pick<ClientConfig, 'serverUrl' | 'appId' | 'token' | 'page' | 'storage'>;

/** The client without what only applications use, so that a page does not carry it. */
export function createSiteClient(config: SiteClientConfig): SiteClient {
  const { serverUrl, appId, page } = config;
  const token = createTokenHolder(config.token ?? null, config.storage);
  const getPageUrl = page && (() => page.url());
  const http = createHttp({ serverUrl, appId, token, getPageUrl });
  return {
    auth: createSiteAuth(http, { serverUrl, appId, page, token }),
    publicSettings: createPublicSettings(http, appId),
    appLogs: createAppLogs(http, appId),
    hasToken: () => token.get() !== null,
    getToken: token.get,
    setTokenInMemory: (value) => token.set(value, false),
    setAndStoreToken: (value) => token.set(value, true),
    clearTokenInMemory: () => token.clear(false),
  };
}
