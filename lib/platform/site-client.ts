import { type AppLogs, createAppLogs } from './app-logs';
import type { ClientConfig } from './client';
import { createHttp } from './http';
import { createPublicSettings, type PublicSettingsCalls } from './public-settings';
import { createToken } from './token';
import { createVisitor, type Visitor } from './visitor';

/** What a site asks the platform for on every page: a part of `Client`, under the same names. */
export interface SiteClient {
  auth: Visitor;
  publicSettings: PublicSettingsCalls;
  appLogs: AppLogs;
  hasToken(): boolean;
  /** For who takes it out of texts, and who compares it with a stored one; to be asked each time. */
  getToken(): string | null;
  /** Uses this token from now on; the storage is left alone. */
  adoptToken(token: string): void;
  /** Uses this token from now on, and stores it. */
  keepToken(token: string): void;
  /** Uses no token from now on; the storage is left alone. */
  dropToken(): void;
}

type SiteClientConfig = Pick<ClientConfig, 'serverUrl' | 'appId' | 'token' | 'page' | 'storage'>;

/** The client without what only applications use, so that a page does not carry it. */
export function createSiteClient(config: SiteClientConfig): SiteClient {
  const { serverUrl, appId, page } = config;
  const token = createToken(config.token ?? null, config.storage);
  const address = page && (() => page.address());
  const http = createHttp({ serverUrl, appId, token, address });
  return {
    auth: createVisitor(http, { serverUrl, appId, page, token }),
    publicSettings: createPublicSettings(http, appId),
    appLogs: createAppLogs(http, appId),
    hasToken: () => token.get() !== null,
    getToken: token.get,
    adoptToken: (value) => token.set(value, false),
    keepToken: (value) => token.set(value, true),
    dropToken: () => token.clear(false),
  };
}
