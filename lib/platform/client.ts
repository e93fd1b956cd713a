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
  /** The platform's origin, without a trailing slash; '' means the page's own. */
  serverUrl: string;
  appId: string;
  token?: string | null;
  /** Enables `asServiceRole`, which has full access: for backends only, never for a browser. */
  serviceToken?: string | null;
  functionsVersion?: string | null;
  /** Sent with each request; can't override the headers that the client sets. */
  headers?: Record<string, string>;
  page?: Page;
  storage?: TokenStorage;
  options?: {
    /**
     * Called for each failed request, but not for one that the caller aborted, or for a call that can't
     * be sent, such as one with invalid names or parameters. Those only reject.
     */
    onError?(error: PlatformError): void;
  };
}

/** `Records` maps each entity's name to its fields; without it, any name is accepted, unchecked. */
export interface Client<Records extends { [Name in keyof Records]: object } = AnyObject>
  extends Modules<Records> {
  auth: Auth;
  publicSettings: PublicSettingsCalls;
  /** @throws PlatformError on access when the client has no service token. */
  readonly asServiceRole: ServiceRole<Records>;
  /** Short for `auth.setToken(token)`, which also stores the token. */
  setToken(token: string): void;
  hasToken(): boolean;
  getConfig(): { serverUrl: string; appId: string; functionsVersion: string | null };
  /**
   * Aborts the calls in flight: they reject with `aborted`, though the platform may have carried them
   * out. Ends every subscription. The client stays usable.
   */
  cleanup(): void;
}

/** Creates the client without reading the URL or storage, and without sending a request. */
export function createClient<Records extends { [Name in keyof Records]: object } = AnyObject>(
  config: ClientConfig,
  internals: RealtimeOverrides = {},
): Client<Records> {
  const { serverUrl, appId, page, headers, serviceToken } = config;
  const functionsVersion = config.functionsVersion ?? null;
  const token = createTokenHolder(config.token ?? null, config.storage, () =>
    transport.reconnect(),
  );
  const getPageUrl = page && (() => page.url());
  const onError = config.options?.onError;
  const createTransportWith = (holder: TokenHolder) =>
    createTransport({ serverUrl, appId, token: holder, headers, getPageUrl, onError }, internals);
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
