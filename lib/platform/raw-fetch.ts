import { invalidCall } from './errors';
import { buildHeaders, callOnError, type HttpConfig, noResponse } from './http';

export type RawFetch = ReturnType<typeof createRawFetch>['fetch'];

/** For responses that the caller reads: streams, files, and other statuses than 200. */
export function createRawFetch(config: HttpConfig) {
  let closing = new AbortController();
  return {
    /**
     * `fetch` of a path under /api, with the client's headers and `headers`; those in `init` win.
     * Redirects are rejected, or returned with `redirect: 'manual'`, but never followed.
     *
     * @throws PlatformError when there's no response
     */
    async fetch(
      path: string,
      init: RequestInit = {},
      headers: Record<string, string> = {},
    ): Promise<Response> {
      const signal = joinSignals(closing.signal, init.signal);
      const request = buildRequest(config, path, { ...init, signal }, headers);
      try {
        return await fetch(request);
      } catch (error) {
        // Drops this error: its message can quote a header, and with it the token.
        const hasExpired = error instanceof Error && error.name === 'TimeoutError';
        const failure = noResponse(hasExpired, signal.aborted);
        if (failure.code !== 'aborted') callOnError(config.onError, failure);
        throw failure;
      }
    },
    /** Aborts all requests and the reading of their responses. */
    abort(): void {
      closing.abort();
      closing = new AbortController();
    },
  };
}

function buildRequest(
  config: HttpConfig,
  path: string,
  init: RequestInit,
  more: Record<string, string>,
): Request {
  try {
    const headers = buildHeaders(config, config.bearerTokens(), { headers: more });
    headers.delete('Accept');
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const redirect = init.redirect === 'manual' ? 'manual' : 'error';
    return new Request(`${config.serverUrl}/api/${path}`, { ...init, headers, redirect });
  } catch {
    throw invalidCall('Could not send the request: its URL, a header, or an option is malformed');
  }
}

/** Safari 17.0 to 17.3 can't join signals. There, the caller's alone applies. */
function joinSignals(closing: AbortSignal, own: AbortSignal | null | undefined): AbortSignal {
  if (!own) return closing;
  return typeof AbortSignal.any === 'function' ? AbortSignal.any([closing, own]) : own;
}
