import type { Http, RequestOptions } from './http';
import { path } from './path';

export interface AppLogs {
  /** Logs the signed-in user's visit to a page. @throws PlatformError */
  logUserInApp(page: string, options?: RequestOptions): Promise<void>;
  /** @throws PlatformError */
  fetchLogs(params?: object, options?: RequestOptions): Promise<unknown>;
  /** @throws PlatformError */
  getStats(params?: object, options?: RequestOptions): Promise<unknown>;
}

export function createAppLogs(http: Http, appId: string): AppLogs {
  return {
    async logUserInApp(page, options) {
      await http.post(path`app-logs/${appId}/log-user-in-app/${page}`, options);
    },
    async fetchLogs(params, options) {
      return (await http.get(path`app-logs/${appId}`, { ...options, query: { ...params } })).data;
    },
    async getStats(params, options) {
      const query = { ...params };
      return (await http.get(path`app-logs/${appId}/stats`, { ...options, query })).data;
    },
  };
}
