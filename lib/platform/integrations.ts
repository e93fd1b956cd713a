import { paramsToBody } from './body';
import type { Http, RequestOptions } from './http';
import { type AnyObject, lazyProxy } from './lazy-proxy';
import { path } from './path';

/**
 * `integrations.Core.SendEmail({ to, body })`, `integrations.<package>.<Endpoint>(params, options)`:
 * resolves to the response body. Files and forms are sent as for functions.
 */
export interface Integrations extends AnyObject {
  readonly Core: AnyObject;
}

type Endpoint = (params?: object, options?: RequestOptions) => Promise<unknown>;

export function createIntegrations(http: Http, appId: string): Integrations {
  const all = () => path`apps/${appId}/integration-endpoints`;
  const packages = lazyProxy((name) =>
    lazyProxy((endpoint): Endpoint => {
      return async (params, options) => {
        const address =
          name === 'Core'
            ? path`Core/${endpoint}`
            : path`installable/${name}/integration-endpoints/${endpoint}`;
        const body = paramsToBody(`Integration ${endpoint}`, params);
        return (await http.post(`${all()}/${address}`, { ...options, body })).data;
      };
    }),
  );
  // The proxy returns a package for any name, including Core.
  return packages as typeof packages & Integrations;
}
