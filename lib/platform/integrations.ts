import { invalidCall } from './errors';
import { paramsToBody, requireNamedParams } from './functions';
import type { Http, RequestOptions } from './http';
import { lazyProxy } from './lazy-proxy';
import type { AnyObject } from './types';
import { path } from './url';

/** What the connected API gets. */
interface CustomCallParams {
  payload?: object;
  pathParams?: Record<string, string>;
  queryParams?: object;
  headers?: Record<string, string>;
}

/**
 * `integrations.Core.SendEmail({ to, body })`, `integrations.<package>.<Endpoint>(params, options)`:
 * resolves to the response body. Files and forms are sent as for functions.
 */
export interface Integrations extends AnyObject {
  readonly Core: AnyObject;
  readonly custom: ReturnType<typeof createCustomIntegrations>;
}

export function createIntegrations(http: Http, appId: string): Integrations {
  const custom = createCustomIntegrations(http, appId);
  const endpointsOf = (name: string) =>
    lazyProxy((endpoint) => async (params?: object, options?: RequestOptions) => {
      const all = path`apps/${appId}/integration-endpoints`;
      const address =
        name === 'Core'
          ? path`Core/${endpoint}`
          : path`installable/${name}/integration-endpoints/${endpoint}`;
      const body = paramsToBody(`Integration ${endpoint}`, params);
      return (await http.post(`${all}/${address}`, { ...options, body })).data;
    });
  const packages = lazyProxy((name) => (name === 'custom' ? custom : endpointsOf(name)));
  // The proxy returns a package for any name, including Core.
  return packages as typeof packages & Integrations;
}

/** Calls of an API that the app's owner has connected. */
function createCustomIntegrations(http: Http, appId: string) {
  return {
    /**
     * `custom.call('crm', 'get:/contacts/{id}', { pathParams: { id } })`; resolves to the response body, which
     * contains the API's own status and data.
     *
     * @throws PlatformError; `not_sent` without a slug or an operation ID
     */
    async call<Response = unknown>(
      slug: string,
      operationId: string,
      params: CustomCallParams = {},
      options?: RequestOptions,
    ): Promise<Response> {
      for (const [name, value] of Object.entries({ slug, operationId })) {
        if (typeof value === 'string' && value.trim() !== '') continue;
        throw invalidCall(`integrations.custom.call requires the integration's ${name}`);
      }
      requireNamedParams(`Integration ${slug}`, params);
      const { pathParams: path_params, queryParams: query_params, ...rest } = params;
      const body = paramsToBody(`Integration ${slug}`, { ...rest, path_params, query_params });
      const address = path`apps/${appId}/integrations/custom/${slug}/${operationId}`;
      // Only the caller knows what the API returns.
      return (await http.post(address, { ...options, body })).data as Response;
    },
  };
}
