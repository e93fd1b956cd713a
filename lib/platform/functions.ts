import { paramsToBody } from './body';
import { invalidCall } from './errors';
import type { Http, RequestOptions } from './http';
import { path } from './path';
import type { RawFetch } from './raw-fetch';
import type { FunctionName } from './registries';

interface FunctionResponse<Data> {
  /** The response's JSON; its text if it declares another type; null if it's empty. */
  data: Data;
  status: number;
  /** Keyed by lowercase name. */
  headers: Record<string, string>;
}

interface FunctionsConfig {
  appId: string;
  functionsVersion: string | null;
}

export function createFunctions(
  http: Http,
  rawFetch: RawFetch,
  { appId, functionsVersion }: FunctionsConfig,
) {
  const versionHeaders: Record<string, string> = functionsVersion
    ? { 'Base44-Functions-Version': functionsVersion }
    : {};
  return {
    /**
     * Runs a function of the app's backend. FormData is sent as it is; parameters with a File are sent as
     * a form, others as JSON. The response isn't checked against `Data`.
     *
     * @throws PlatformError; `not_sent` when the parameters aren't named.
     */
    async invoke<Data = unknown>(
      name: FunctionName,
      params?: object,
      options?: RequestOptions,
    ): Promise<FunctionResponse<Data>> {
      const { data, status, headers } = await http.post(path`apps/${appId}/functions/${name}`, {
        ...options,
        headers: versionHeaders,
        body: paramsToBody(`Function ${name}`, params),
        acceptsText: true,
      });
      // Only the caller knows what the function returns.
      return { data: data as Data, status, headers: Object.fromEntries(headers) };
    },
    /**
     * Requests a function's path (`/reports/export`) with `fetch`, for streams, files, and other methods.
     * Resolves to the response, whatever its status. Redirects aren't followed.
     *
     * @throws PlatformError when there's no response; `not_sent` for a path that leaves the functions.
     */
    fetch: async (address: string, init?: RequestInit): Promise<Response> =>
      rawFetch(functionPath(address), init, versionHeaders),
  };
}

/**
 * The path under /api, as a URL parser reads it. Without this check, `/../entities` would send the token
 * and the caller's body to another call of the API.
 */
function functionPath(address: string): string {
  const base = 'http://platform.invalid/functions/';
  const relative = typeof address === 'string' ? address.replace(/^\//, '') : '';
  const { pathname, search } = new URL(base + relative);
  // Some servers decode these before they resolve dots.
  const decoded = pathname.replace(/%2e/gi, '.').replace(/%2f|%5c/gi, '/');
  const leaves = !pathname.startsWith('/functions/') || /\/\.\.?(\/|$)/.test(decoded);
  if (relative === '' || leaves) {
    throw invalidCall(
      `functions.fetch requires the path of a function, such as /report, received: ${address}`,
    );
  }
  return pathname.slice(1) + search;
}
