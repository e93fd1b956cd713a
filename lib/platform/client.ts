import { type Areas, createAreas } from './areas';
import { type Auth, createAuth } from './auth';
import type { PlatformError } from './errors';
import type { AnyName } from './names';
import type { Page } from './page';
import { createPublicSettings, type PublicSettingsCalls } from './public-settings';
import { createServiceRole, type ServiceRole } from './service-role';
import { createToken, type Token, type TokenStorage } from './token';
import { createWire, type RealtimeInternals } from './wire';

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
export interface Client<Records extends { [Name in keyof Records]: object } = AnyName>
  extends Areas<Records> {
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
export function createClient<Records extends { [Name in keyof Records]: object } = AnyName>(
  config: ClientConfig,
  internals: RealtimeInternals = {},
): Client<Records> {
  const { serverUrl, appId, page, headers, serviceToken } = config;
  const functionsVersion = config.functionsVersion ?? null;
  const token = createToken(config.token ?? null, config.storage, () => wire.rooms.reconnect());
  const address = page && (() => page.address());
  const onError = config.options?.onError;
  const wireWith = (by: Token) =>
    createWire({ serverUrl, appId, token: by, headers, address, onError }, internals);
  const wire = wireWith(token);
  const serviceWire = serviceToken ? wireWith(createToken(serviceToken, undefined)) : null;
  const areasConfig = { serverUrl, appId, functionsVersion, userToken: token.get };
  const auth = createAuth(wire.http, { serverUrl, appId, page, token });
  return {
    ...createAreas<Records>(wire, areasConfig),
    auth,
    publicSettings: createPublicSettings(wire.http, appId),
    get asServiceRole() {
      return createServiceRole<Records>(serviceWire, areasConfig);
    },
    setToken: (value) => auth.setToken(value),
    hasToken: () => token.get() !== null,
    getConfig: () => ({ serverUrl, appId, functionsVersion }),
    cleanup() {
      wire.close();
      serviceWire?.close();
    },
  };
}
