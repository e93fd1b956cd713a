import { createUsers } from './accounts';
import { type Auth, createAuth } from './auth';
import { browserStorage, isBrowser } from './browser';
import type { AnyRecords } from './entity-types';
import { invalidCall, type PlatformError } from './errors';
import {
  createModules,
  createServiceRole,
  createTransport,
  type Modules,
  type RealtimeOverrides,
  type ServiceRole,
} from './modules';
import type { RegisteredRecords } from './registries';
import { createApp } from './site-calls';
import { createTokenHolder, type TokenStorage } from './token';

const defaultServerUrl = 'https://base44.app';

export interface ClientConfig {
  appId: string;
  /** The platform's origin; '' means the page's own. */
  serverUrl?: string;
  /** The origin of the pages for signing in and out, if it isn't `serverUrl`. */
  appBaseUrl?: string;
  token?: string | null;
  /** Enables `asServiceRole`, which has full access: for backends only, never for a browser. */
  serviceToken?: string | null;
  functionsVersion?: string | null;
  /** Sent with each request; can't override the headers that the client sets. */
  headers?: Record<string, string>;
  /** By default, the browser's local storage; null keeps the token in memory only. */
  storage?: TokenStorage | null;
  /** Not supported, since creating a client never redirects: use `auth.redirectToLogin()`. */
  requiresAuth?: false;
  options?: {
    /**
     * Called for each failed request, but not for one that the caller aborted, or for a call that can't
     * be sent, such as one with invalid names or parameters. Those only reject. Also called for a sign-in
     * popup that was closed or cut off (`popup_lost`).
     */
    onError?(error: PlatformError): void;
  };
}

/**
 * `Records` maps each entity's name to its fields. By default, they come from the registry in registries.ts; while
 * that's empty, any name is accepted, unchecked.
 */
export interface Client<Records extends AnyRecords<Records> = RegisteredRecords>
  extends Modules<Records> {
  auth: Auth;
  app: ReturnType<typeof createApp>;
  users: ReturnType<typeof createUsers>;
  /** @throws PlatformError on access when the client has no service token. */
  readonly asServiceRole: ServiceRole<Records>;
  /** Short for `auth.setToken(token)`, which also stores the token. */
  setToken(token: string): void;
  hasToken(): boolean;
  getConfig(): {
    serverUrl: string;
    appId: string;
    requiresAuth: boolean;
    functionsVersion: string | null;
  };
  /**
   * Aborts the calls in flight: they reject with `aborted`, though the platform may have carried them out. Ends every
   * subscription and closes a sign-in popup. The client stays usable.
   */
  cleanup(): void;
}

/**
 * Creates a client without reading the URL or storage, and without sending a request.
 *
 * @throws PlatformError `not_sent` for `requiresAuth: true`
 */
export function createClient<Records extends AnyRecords<Records> = RegisteredRecords>(
  config: ClientConfig,
  internals: RealtimeOverrides = {},
): Client<Records> {
  const { appId, headers, serviceToken } = config;
  const serverUrl = (config.serverUrl ?? defaultServerUrl).replace(/\/+$/, '');
  if (config.requiresAuth) {
    throw invalidCall('requiresAuth is not supported: call auth.redirectToLogin() when needed');
  }
  const functionsVersion = config.functionsVersion ?? null;
  const storage = config.storage === null ? undefined : (config.storage ?? browserStorage);
  const token = createTokenHolder(config.token ?? null, storage, () => transport.rooms.reconnect());
  const common = {
    serverUrl,
    appId,
    headers,
    getPageUrl: () => (isBrowser() ? window.location.href : null),
    onError: config.options?.onError,
  };
  const transport = createTransport({ ...common, token: token.get }, internals);
  const modulesConfig = {
    serverUrl,
    appId,
    functionsVersion,
    userToken: token.get,
    messagePath: { isV2: false },
  };
  const serviceTransport = serviceToken
    ? createTransport({ ...common, token: () => serviceToken, userToken: token.get }, internals)
    : null;
  const { end: closePopup, ...auth } = createAuth(transport.http, {
    baseUrl: config.appBaseUrl ?? serverUrl,
    appId,
    token,
    onError: common.onError,
    canStore: () => storage !== undefined && (storage !== browserStorage || isBrowser()),
  });
  return {
    ...createModules<Records>(transport, modulesConfig),
    auth,
    app: createApp(transport.http, appId),
    users: createUsers(transport.http, appId),
    get asServiceRole() {
      return createServiceRole<Records>(serviceTransport, modulesConfig);
    },
    setToken: (value) => auth.setToken(value),
    hasToken: auth.hasToken,
    getConfig: () => ({ serverUrl, appId, requiresAuth: false, functionsVersion }),
    cleanup() {
      closePopup();
      transport.close();
      serviceTransport?.close();
    },
  };
}
