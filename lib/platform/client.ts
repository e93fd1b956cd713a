import { type AppLogs, createAppLogs } from './app-logs';
import { type Auth, createAuth } from './auth';
import type { PlatformError } from './errors';
import { createHttp } from './http';
import type { Page } from './page';
import { createPublicSettings, type PublicSettingsCalls } from './public-settings';
import { createToken, type TokenStorage } from './token';

export interface ClientConfig {
  /** Origin of the platform, without a slash at its end; '' is the page's own. */
  serverUrl: string;
  appId: string;
  token?: string | null;
  functionsVersion?: string | null;
  /** Sent with each request; those of the platform's contract cannot be replaced. */
  headers?: Record<string, string>;
  page?: Page;
  storage?: TokenStorage;
  options?: {
    /** Told of each call that failed; not of one that its caller ended. */
    onError?(error: PlatformError): void;
  };
}

export interface Client {
  auth: Auth;
  appLogs: AppLogs;
  publicSettings: PublicSettingsCalls;
  /** Short for `auth.setToken`: kept in the storage too. */
  setToken(token: string): void;
  hasToken(): boolean;
  getConfig(): { serverUrl: string; appId: string; functionsVersion: string | null };
}

/** Wires the client together. Reads no address and no storage, and asks for nothing. */
export function createClient(config: ClientConfig): Client {
  const { serverUrl, appId, page, functionsVersion = null } = config;
  const token = createToken(config.token ?? null, config.storage);
  const http = createHttp({
    serverUrl,
    appId,
    token,
    headers: config.headers,
    address: page && (() => page.address()),
    onError: config.options?.onError,
  });
  const auth = createAuth(http, { serverUrl, appId, page, token });
  return {
    auth,
    appLogs: createAppLogs(http, appId),
    publicSettings: createPublicSettings(http, appId),
    setToken: (value) => auth.setToken(value),
    hasToken: () => token.get() !== null,
    getConfig: () => ({ serverUrl, appId, functionsVersion }),
  };
}
