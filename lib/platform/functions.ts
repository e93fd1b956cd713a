import { paramsToBody } from './body';
import type { Http, RequestOptions } from './http';
import { path } from './path';

interface FunctionResponse<Data> {
  /** The answer's JSON; its text when it declares another type; null when it is empty. */
  data: Data;
  status: number;
  /** By lower-cased name. */
  headers: Record<string, string>;
}

export interface Functions {
  /**
   * Runs a function of the app's backend. A FormData goes as it is; parameters with a File go as a
   * form, others as JSON. What `Data` is, is the caller's word.
   *
   * @throws PlatformError; `not_sent` when the parameters have no names.
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
      // A function answers what its author wrote, which only the caller can know.
      return { data: data as Data, status, headers: Object.fromEntries(headers) };
    },
  };
}
