import { PlatformError } from './errors';
import type { Http, RequestOptions } from './http';
import { createModules, type Modules, type ModulesConfig } from './modules';
import { path } from './path';
import type { Transport } from './transport';

interface Sso {
  /** A user's access token for the app's identity provider. @throws PlatformError */
  getAccessToken(userId: string, options?: RequestOptions): Promise<unknown>;
  /** A user's ID token from the app's identity provider. @throws PlatformError */
  getIdToken(userId: string, options?: RequestOptions): Promise<unknown>;
}

/** What a service token allows: everything that users can do except sign in, for all users, and SSO. */
export interface ServiceRole<Records extends { [Name in keyof Records]: object }>
  extends Modules<Records> {
  sso: Sso;
}

/** @throws PlatformError when there's no transport with a service token. */
export function createServiceRole<Records extends { [Name in keyof Records]: object }>(
  transport: Transport | null,
  config: ModulesConfig,
): ServiceRole<Records> {
  if (transport === null) {
    throw new PlatformError(
      'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
      { code: 'not_sent' },
    );
  }
  return {
    ...createModules<Records>(transport, config),
    sso: createSso(transport.http, config.appId),
  };
}

function createSso(http: Http, appId: string): Sso {
  const get = async (address: string, options?: RequestOptions) =>
    (await http.get(address, options)).data;
  return {
    getAccessToken: async (userId, options) =>
      get(path`apps/${appId}/auth/sso/accesstoken/${userId}`, options),
    getIdToken: async (userId, options) =>
      get(path`apps/${appId}/auth/sso/idtoken/${userId}`, options),
  };
}
