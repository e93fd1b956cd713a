import type { Http, RequestOptions } from './http';
import { path } from './path';

export interface Sso {
  /** A user's access token for the app's identity provider. @throws PlatformError */
  getAccessToken(userId: string, options?: RequestOptions): Promise<unknown>;
}

interface SsoConfig {
  appId: string;
  userToken(): string | null;
}

export function createSso(http: Http, { appId, userToken }: SsoConfig): Sso {
  return {
    async getAccessToken(userId, options) {
      const address = path`apps/${appId}/auth/sso/accesstoken/${userId}`;
      return (await http.get(address, { ...options, onBehalfOf: userToken() })).data;
    },
  };
}
