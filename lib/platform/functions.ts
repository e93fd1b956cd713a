import { paramsToBody } from './body';
import type { Http, RequestOptions } from './http';
import { path } from './path';

interface FunctionResponse<Data> {
  /** The response's JSON; its text if it declares another type; null if it's empty. */
  data: Data;
  status: number;
  /** Keyed by lowercase name. */
  headers: Record<string, string>;
}

export interface Functions {
  /**
   * Runs a function of the app's backend. FormData is sent as it is; parameters with a File are sent as
   * a form, others as JSON. The response isn't checked against `Data`.
   *
   * @throws PlatformError; `not_sent` when the parameters aren't named.
   */
  invoke<Data = unknown>(
    name: string,
    params?: object,
    options?: RequestOptions,
  ): Promise<FunctionResponse<Data>>;
}

interface FunctionsConfig {
  appId: string;
  functionsVersion: string | null;
}

export function createFunctions(
  http: Http,
  { appId, functionsVersion }: FunctionsConfig,
): Functions {
  const versionHeaders = functionsVersion ? { 'Base44-Functions-Version': functionsVersion } : {};
  return {
    async invoke<Data>(name: string, params?: object, options?: RequestOptions) {
      const { data, status, headers } = await http.post(path`apps/${appId}/functions/${name}`, {
        ...options,
        headers: versionHeaders,
        body: paramsToBody(`Function ${name}`, params),
        acceptsText: true,
      });
      // Only the caller knows what the function returns.
      return { data: data as Data, status, headers: Object.fromEntries(headers) };
    },
  };
}
