import { lazyProxy } from './entities';
import { invalidCall } from './errors';
import {
  buildHeaders,
  callOnError,
  type Http,
  type HttpConfig,
  noResponse,
  type RequestOptions,
  startDeadline,
} from './http';
import { isPlainObject, kindOf, toJson } from './json';
import type { AnyObject, FunctionName } from './types';
import { path } from './url';

interface FunctionResponse<Data> {
  /** The response's JSON; its text if it declares another type; null if it's empty. */
  data: Data;
  status: number;
  /** Keyed by lowercase name. */
  headers: Record<string, string>;
}

export function createFunctions(http: Http, config: HttpConfig, version: string | null) {
  const { appId } = config;
  const headers: Record<string, string> = version ? { 'Base44-Functions-Version': version } : {};
  return {
    /**
     * Runs a function of the app's backend. The response isn't checked against `Data`.
     *
     * @throws PlatformError; `not_sent` when the parameters aren't named.
     */
    async invoke<Data = unknown>(
      name: FunctionName,
      params?: object,
      options?: RequestOptions,
    ): Promise<FunctionResponse<Data>> {
      const body = paramsToBody(`Function ${name}`, params);
      const request = { ...options, headers, body, acceptsText: true };
      const response = await http.post(path`apps/${appId}/functions/${name}`, request);
      return {
        // Only the caller knows what the function returns.
        data: response.data as Data,
        status: response.status,
        headers: Object.fromEntries(response.headers),
      };
    },
    /**
     * Requests a function's path with `fetch`. Resolves to the response, whatever its status. Redirects are rejected, or
     * returned with `redirect: 'manual'`, but never followed. Headers in `init` replace the client's.
     *
     * @throws PlatformError when there's no response; `not_sent` for a path that leaves the functions.
     */
    async fetch(address: string, init: RequestInit = {}): Promise<Response> {
      const { signal } = startDeadline(Infinity, http.closing(), init.signal);
      const request = buildRequest(config, functionPath(address), { ...init, signal }, headers);
      try {
        return await fetch(request);
      } catch {
        // Drops the error: its message can quote a header, and with it the token.
        const failure = noResponse(signal);
        if (failure.code !== 'aborted') callOnError(config.onError, failure);
        throw failure;
      }
    },
  };
}

function buildRequest(
  config: HttpConfig,
  address: string,
  init: RequestInit,
  more: Record<string, string>,
): Request {
  try {
    const headers = buildHeaders(config, config.bearerTokens(), { headers: more });
    headers.delete('Accept');
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const redirect = init.redirect === 'manual' ? 'manual' : 'error';
    return new Request(`${config.serverUrl}/api/${address}`, { ...init, headers, redirect });
  } catch {
    throw invalidCall('Could not send the request: its URL, a header, or an option is malformed');
  }
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

/**
 * The FormData passed in; a new one if a parameter is a file, with everything but files and strings as JSON; otherwise JSON.
 *
 * @throws PlatformError `not_sent` when the parameters aren't named, or as for `toJson`
 */
function paramsToBody(callee: string, params: unknown): FormData | string {
  if (params === undefined || params === null) return '{}';
  if (params instanceof FormData) return params;
  requireNamedParams(callee, params);
  const hasFile = Object.values(params).some((value) => value instanceof Blob);
  if (!hasFile) return toJson(params, 'params');
  const form = new FormData();
  for (const [name, value] of Object.entries(params)) {
    // As in JSON.
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : toJson(value, `params.${name}`));
  }
  return form;
}

function requireNamedParams(
  callee: string,
  params: unknown,
): asserts params is Record<string, unknown> {
  if (isPlainObject(params)) return;
  const received = typeof params === 'string' ? params : kindOf(params);
  throw invalidCall(
    `${callee} must receive an object with named parameters, received: ${received}`,
  );
}

interface CustomCallParams {
  payload?: object;
  pathParams?: Record<string, string>;
  queryParams?: object;
  headers?: Record<string, string>;
}

/** `integrations.<package>.<Endpoint>(params, options)`. Files and forms are sent as for functions. */
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

function createCustomIntegrations(http: Http, appId: string) {
  return {
    /**
     * `custom.call('crm', 'get:/contacts/{id}', { pathParams: { id } })`. What it resolves to has the API's own status.
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
