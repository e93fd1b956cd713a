/**
 * The client of the hosted platform. README.md has an example of each call. site.ts has a smaller client for pages that
 * need only the current user.
 */
import { type Agents, createAgents } from './agents';
import { type Auth, createAuth, createUsers } from './auth';
import { createEntities } from './entities';
import { invalidCall, type PlatformError } from './errors';
import { createFunctions, createIntegrations, type Integrations } from './functions';
import { createHttp, type Http, type HttpConfig, type RequestOptions } from './http';
import { toQueryString } from './json';
import { createRooms, type RealtimeOverrides } from './realtime';
import { parseRecord } from './response';
import { settingsPath, visitPath } from './site';
import { browserStorage, createTokenHolder, type TokenStorage } from './token';
import type { AnyRecords, Entities, RegisteredRecords } from './types';
import { pageUrl, path } from './url';

export { isPlatformError, type PlatformError } from './errors';
export type { RequestOptions } from './http';
export type { PublicSettings, User } from './site';
export type { TokenStorage } from './token';
export type {
  AgentNameRegistry,
  EntityEvent,
  EntityTypeRegistry,
  FunctionNameRegistry,
} from './types';

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
  /** In a browser without a token, goes to the sign-in page once the page's script has run. */
  requiresAuth?: boolean;
  options?: {
    /**
     * Called for each failed request, but not for one that the caller aborted or that couldn't be sent. Also called for a
     * sign-in popup that was closed or cut off (`popup_lost`).
     */
    onError?(error: PlatformError): void;
  };
}

interface Modules<Records extends AnyRecords<Records>> {
  entities: Entities<Records>;
  functions: ReturnType<typeof createFunctions>;
  integrations: Integrations;
  agents: Agents;
  appLogs: ReturnType<typeof createAppLogs>;
}

/** What a service token allows: everything that users can do except sign in, for all users, and SSO. */
interface ServiceRole<Records extends AnyRecords<Records>> extends Modules<Records> {
  sso: ReturnType<typeof createSso>;
}

/**
 * `Records` maps each entity's name to its fields. By default, they come from the registry in types.ts; while
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

/** Creates a client without reading the URL or storage, and without sending a request. */
export function createClient<Records extends AnyRecords<Records> = RegisteredRecords>(
  config: ClientConfig,
  internals: RealtimeOverrides = {},
): Client<Records> {
  const { appId, headers, serviceToken, functionsVersion = null, requiresAuth = false } = config;
  const serverUrl = (config.serverUrl ?? defaultServerUrl).replace(/\/+$/, '');
  const storage = config.storage === null ? undefined : (config.storage ?? browserStorage);
  const token = createTokenHolder(config.token ?? null, storage, () => user.rooms.reconnect());
  const onError = config.options?.onError;
  const messagePath = { isV2: false };

  /** Modules that send a token, and for a service the user's too. */
  function createModules(bearer: () => string | null, tokens: HttpConfig['bearerTokens']) {
    const to = { serverUrl, appId, headers, getPageUrl: pageUrl, onError, bearerTokens: tokens };
    const http = createHttp(to);
    const rooms = createRooms({ ...internals, serverUrl, appId, token: bearer });
    const modules: Modules<Records> = {
      entities: createEntities<Records>(http, rooms, appId),
      functions: createFunctions(http, to, functionsVersion),
      integrations: createIntegrations(http, appId),
      agents: createAgents(http, rooms, { serverUrl, appId, userToken: token.get, messagePath }),
      appLogs: createAppLogs(http, appId),
    };
    return { http, rooms, modules };
  }

  const user = createModules(token.get, () => ({ Authorization: token.get() }));
  const service = serviceToken
    ? createModules(
        () => serviceToken,
        () => ({ Authorization: serviceToken, 'on-behalf-of': token.get() }),
      )
    : null;
  const baseUrl = config.appBaseUrl ?? serverUrl;
  const { end: closePopup, ...auth } = createAuth(user.http, { baseUrl, appId, token, onError });
  if (requiresAuth && pageUrl() !== '') {
    setTimeout(() => {
      if (!auth.hasToken()) auth.redirectToLogin();
    });
  }
  return {
    ...user.modules,
    auth,
    app: createApp(user.http, appId),
    users: createUsers(user.http, appId),
    get asServiceRole() {
      if (service !== null) return { ...service.modules, sso: createSso(service.http, appId) };
      throw invalidCall(
        'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
      );
    },
    setToken: (value) => auth.setToken(value),
    hasToken: auth.hasToken,
    getConfig: () => ({ serverUrl, appId, requiresAuth, functionsVersion }),
    cleanup() {
      closePopup();
      for (const used of [user, service]) {
        used?.http.abort();
        used?.rooms.close();
      }
    },
  };
}

function createApp(http: Http, appId: string) {
  return {
    /**
     * `public_settings` is as the platform sends it: an object, or the name of the app's access policy.
     *
     * @throws PlatformError; 403 with `data.extra_data.reason` when this visitor can't use the app.
     */
    async getPublicSettings(
      options?: RequestOptions,
    ): Promise<{ id: string; public_settings: unknown }> {
      return parseRecord(await http.get(settingsPath(appId), options));
    },
  };
}

/** Each call rejects with a PlatformError. */
function createAppLogs(http: Http, appId: string) {
  const read = async (address: string, params: object = {}, options?: RequestOptions) =>
    (await http.get(address + toQueryString(params), options)).data;
  return {
    async logUserInApp(page: string, options?: RequestOptions): Promise<void> {
      // Whatever the response to a visit is, nobody needs it.
      await http.post(visitPath(appId, page), { ...options, acceptsText: true });
    },
    fetchLogs: (params?: object, options?: RequestOptions) =>
      read(path`app-logs/${appId}`, params, options),
    getStats: (params?: object, options?: RequestOptions) =>
      read(path`app-logs/${appId}/stats`, params, options),
  };
}

function createSso(http: Http, appId: string) {
  const get = async (kind: string, userId: string, options?: RequestOptions) =>
    (await http.get(path`apps/${appId}/auth/sso/${kind}/${userId}`, options)).data;
  return {
    /** A user's access token for the app's identity provider. @throws PlatformError */
    getAccessToken: (userId: string, options?: RequestOptions) =>
      get('accesstoken', userId, options),
    /** A user's ID token from the app's identity provider. @throws PlatformError */
    getIdToken: (userId: string, options?: RequestOptions) => get('idtoken', userId, options),
  };
}
