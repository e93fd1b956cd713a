import type { Http, RequestOptions } from './http';
import { path } from './path';

export interface AppLogs {
  /** Logs a visit of the signed-in user to a page. @throws PlatformError */
  logUserInApp(page: string, options?: RequestOptions): Promise<void>;
}

export function createAppLogs(http: Http, appId: string): AppLogs {
  return {
    async logUserInApp(page, options) {
      await http.post(path`app-logs/${appId}/log-user-in-app/${page}`, options);
    },
  };
}
