import { type Auth, createAuth } from './auth';
import type { PlatformError } from './errors';
import type { AnyObject } from './lazy-proxy';
import { createModules, type Modules } from './modules';
import type { Page } from './page';
import { createPublicSettings, type PublicSettingsCalls } from './public-settings';
import { createServiceRole, type ServiceRole } from './service-role';
import { createTokenHolder, type TokenHolder, type TokenStorage } from './token';
import { createTransport, type RealtimeOverrides } from './transport';

export interface ClientConfig {
  /** Origin of the platform, without a slash at its end; '' is the page's own. */
  serverUrl: string;
  appId: string;
  token?: string | null;
  /** Lets `asServiceRole` do what it likes: for backends, never for a browser. */
  serviceToken?: string | null;
  functionsVersion?: string | null;
  /** Sent with each request; those of the platform's contract cannot be replaced. */
  headers?: Record<string, string>;
  page?: Page;
  storage?: TokenStorage;
  options?: {
    /**
     * Told of each request that failed; not of one that its caller ended, nor of a call whose names
     * or parameters were refused before there was a request.
     */
    onError?(error: PlatformError): void;
  };
}

/** `Records` gives each entity's name its fields; without it any name answers, unchecked. */
export interface Client<Records extends { [Name in keyof Records]: object } = AnyObject>
  extends Modules<Records> {
  auth: Auth;
  publicSettings: PublicSettingsCalls;
  /** @throws PlatformError as soon as it is read, when the client has no service token. */
  readonly asServiceRole: ServiceRole<Records>;
  /** Short for `auth.setToken`: kept in the storage too. */
  setToken(token: string): void;
  hasToken(): boolean;
  getConfig(): { serverUrl: string; appId: string; functionsVersion: string | null };
  /**
   * Ends the calls under way: they reject with `aborted`, though the platform may have done what was
   * asked. Ends every subscription too. The client stays usable.
   */
  cleanup(): void;
}

/** Wires the client together. Reads no address and no storage, and asks for nothing. */
export function createClient<Records extends { [Name in keyof Records]: object } = AnyObject>(
  config: ClientConfig,
  internals: RealtimeOverrides = {},
): Client<Records> {
  const { serverUrl, appId, page, headers, serviceToken } = config;
  const functionsVersion = config.functionsVersion ?? null;
  const token = createTokenHolder(config.token ?? null, config.storage, () =>
    transport.rooms.reconnect(),
  );
  const getPageUrl = page && (() => page.url());
  const onError = config.options?.onError;
  const createTransportWith = (by: TokenHolder) =>
    createTransport({ serverUrl, appId, token: by, headers, getPageUrl, onError }, internals);
  const transport = createTransportWith(token);
  const serviceTransport = serviceToken
    ? createTransportWith(createTokenHolder(serviceToken, undefined))
    : null;
  const modulesConfig = { serverUrl, appId, functionsVersion, userToken: token.get };
  const auth = createAuth(transport.http, { serverUrl, appId, page, token });
  return {
    ...createModules<Records>(transport, modulesConfig),
    auth,
    publicSettings: createPublicSettings(transport.http, appId),
    get asServiceRole() {
      return createServiceRole<Records>(serviceTransport, modulesConfig);
    },
    setToken: (value) => auth.setToken(value),
    hasToken: () => token.get() !== null,
    getConfig: () => ({ serverUrl, appId, functionsVersion }),
    cleanup() {
      transport.close();
      serviceTransport?.close();
    },
  };
}
