import { paramsToBody } from './body';
import type { Http, RequestOptions } from './http';
import { type AnyObject, lazyProxy } from './lazy-proxy';
import { path } from './path';

/**
 * `integrations.Core.SendEmail({ to, body })`, `integrations.<package>.<Endpoint>(params, options)`:
 * resolves to the answer's body. Files and forms go as they do to functions.
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
  // Any name answers, Core too.
  return packages as typeof packages & Integrations;
}
