import type { Http, RequestOptions, SiteHttp } from './http';
import { path } from './path';
import { toQueryString } from './query';

export interface VisitLogs {
  /** Logs the signed-in user's visit to a page. @throws PlatformError */
  logUserInApp(page: string, options?: RequestOptions): Promise<void>;
}

export interface AppLogs extends VisitLogs {
  /** @throws PlatformError */
  fetchLogs(params?: object, options?: RequestOptions): Promise<unknown>;
  /** @throws PlatformError */
  getStats(params?: object, options?: RequestOptions): Promise<unknown>;
}

/** What a site needs on every page, apart from the rest so its bundle stays small. */
export function createVisitLogs(http: SiteHttp, appId: string): VisitLogs {
  return {
    async logUserInApp(page, options) {
      await http.post(path`app-logs/${appId}/log-user-in-app/${page}`, options);
    },
  };
}

export function createAppLogs(http: Http, appId: string): AppLogs {
  const read = async (address: string, params?: object, options?: RequestOptions) =>
    (await http.get(address + toQueryString({ ...params }), options)).data;
  // Whatever the response to a visit is, nobody needs it.
  const post: Http['post'] = (address, options) =>
    http.post(address, { ...options, acceptsText: true });
  return {
    ...createVisitLogs({ ...http, post }, appId),
    fetchLogs: (params, options) => read(path`app-logs/${appId}`, params, options),
    getStats: (params, options) => read(path`app-logs/${appId}/stats`, params, options),
  };
}
