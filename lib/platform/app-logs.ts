import { startDeadline } from './deadline';
import { buildHeaders, type Http, type HttpConfig, type RequestOptions } from './http';
import { path } from './path';
import { toQueryString } from './query';

/** Milliseconds; nobody waits for the response. */
const logTimeoutMs = 4000;

const visitPath = (appId: string, page: string) => path`app-logs/${appId}/log-user-in-app/${page}`;

/** Logs a visit to a page that may be left at once. Never rejects. */
export function logVisit(config: HttpConfig, page: string): Promise<void> {
  return postWithoutResponse(config, visitPath(config.appId, page), logTimeoutMs);
}

/** Each call rejects with a PlatformError. */
export function createAppLogs(http: Http, appId: string) {
  const read = async (address: string, params: object = {}, options?: RequestOptions) =>
    (await http.get(address + toQueryString(params), options)).data;
  return {
    /** Logs the signed-in user's visit to a page. */
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

/**
 * Sends a POST whose response nobody needs. It outlives the page. Its response's body isn't read, because an endless one
 * would fill the memory. Never rejects.
 *
 * @param timeout milliseconds, while the page is open; after that, the browser sets the limit
 */
async function postWithoutResponse(
  config: HttpConfig,
  path: string,
  timeout: number,
): Promise<void> {
  const deadline = startDeadline({ timeout });
  try {
    await fetch(`${config.serverUrl}/api/${path}`, {
      method: 'POST',
      headers: buildHeaders(config, config.bearerTokens(), {}),
      keepalive: true,
      // On connections of their own: a response that never comes would keep one from the next pages for half a minute.
      credentials: 'omit',
      redirect: 'error',
      signal: deadline.signal,
    });
  } catch {
    // Whatever happened, there's nobody to tell.
  } finally {
    // Closes the connection, which the browser would keep for the rest of the body.
    deadline.abort();
    deadline.dispose();
  }
}
