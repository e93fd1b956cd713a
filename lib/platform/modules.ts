import { type Agents, createAgents, type MessagePath } from './agents';
import { createAppLogs } from './app-logs';
import { createEntities, type Entities } from './entities';
import type { AnyRecords } from './entity-types';
import { invalidCall } from './errors';
import { createFunctions } from './functions';
import { createHttp, type Http, type HttpConfig, type RequestOptions } from './http';
import { createIntegrations, type Integrations } from './integrations';
import { path } from './path';
import { createRawFetch } from './raw-fetch';
import { connect, type RealtimeConfig } from './realtime';
import { createRooms } from './rooms';

export type Transport = ReturnType<typeof createTransport>;

/** For tests: realtime's timing, and where it loads its library from. */
export type RealtimeOverrides = Pick<RealtimeConfig, 'timing' | 'load'>;

interface TransportConfig extends Omit<HttpConfig, 'bearerTokens'> {
  token(): string | null;
  /** For a service: the token of the user that it acts for. */
  userToken?: () => string | null;
}

/** HTTP and realtime, with the same token. */
export function createTransport(config: TransportConfig, internals: RealtimeOverrides) {
  const { serverUrl, appId, token, userToken } = config;
  const httpConfig: HttpConfig = {
    ...config,
    bearerTokens: () => ({
      Authorization: token(),
      ...(userToken && { 'on-behalf-of': userToken() }),
    }),
  };
  const http = createHttp(httpConfig);
  const raw = createRawFetch(httpConfig);
  const realtime = { ...internals, serverUrl, appId, token };
  const rooms = createRooms((handlers) => connect(realtime, handlers));
  return {
    http,
    rawFetch: raw.fetch,
    rooms,
    /** Aborts the calls in flight and ends every subscription. */
    close(): void {
      http.abort();
      raw.abort();
      rooms.close();
    },
  };
}

/** The modules that are available to both users and services. */
export interface Modules<Records extends AnyRecords<Records>> {
  entities: Entities<Records>;
  functions: ReturnType<typeof createFunctions>;
  integrations: Integrations;
  agents: Agents;
  appLogs: ReturnType<typeof createAppLogs>;
}

export interface ModulesConfig {
  serverUrl: string;
  appId: string;
  functionsVersion: string | null;
  userToken(): string | null;
  messagePath: MessagePath;
}

export function createModules<Records extends AnyRecords<Records>>(
  transport: Transport,
  config: ModulesConfig,
): Modules<Records> {
  const { http, rawFetch, rooms } = transport;
  const { appId } = config;
  return {
    entities: createEntities<Records>(transport, appId),
    functions: createFunctions(http, rawFetch, config),
    integrations: createIntegrations(http, appId),
    agents: createAgents(http, rooms, config),
    appLogs: createAppLogs(http, appId),
  };
}

/** What a service token allows: everything that users can do except sign in, for all users, and SSO. */
export interface ServiceRole<Records extends AnyRecords<Records>> extends Modules<Records> {
  sso: ReturnType<typeof createSso>;
}

/** @throws PlatformError when there's no transport with a service token. */
export function createServiceRole<Records extends AnyRecords<Records>>(
  transport: Transport | null,
  config: ModulesConfig,
): ServiceRole<Records> {
  if (transport === null) {
    throw invalidCall(
      'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
    );
  }
  return {
    ...createModules<Records>(transport, config),
    sso: createSso(transport.http, config.appId),
  };
}

function createSso(http: Http, appId: string) {
  const get = async (address: string, options?: RequestOptions) =>
    (await http.get(address, options)).data;
  return {
    /** A user's access token for the app's identity provider. @throws PlatformError */
    getAccessToken: async (userId: string, options?: RequestOptions) =>
      get(path`apps/${appId}/auth/sso/accesstoken/${userId}`, options),
    /** A user's ID token from the app's identity provider. @throws PlatformError */
    getIdToken: async (userId: string, options?: RequestOptions) =>
      get(path`apps/${appId}/auth/sso/idtoken/${userId}`, options),
  };
}
