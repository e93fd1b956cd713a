import ky, { HTTPError } from 'ky';
import { type Deadline, startDeadline } from './deadline';
import { errorFromResponse, invalidCall, PlatformError, redactToken } from './errors';
import { stripAccessTokenAndHash } from './page';
import { type ApiResponse, readFully, readResponse } from './response';
import { isRetryable, retryDelayMs } from './retry';

/** The last argument of each call of the client. By default, there's no timeout and no retry. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Milliseconds for the whole call, including retries, their delays, and reading the response: up to 2**31 - 1, or Infinity. */
  timeout?: number;
  /** GET only; after network errors, 408, 429, and 5xx. A `Retry-After` of over 2 s ends it. */
  retry?: { limit: number };
  /** Maximum size of the decompressed response body in bytes; unlimited by default. */
  maxBytes?: number;
}

interface CallOptions extends RequestOptions {
  /** A form, or JSON (`toJson`). Callers serialize it, because a visitor's page sends no body. */
  body?: FormData | string;
  headers?: Record<string, string>;
  /** Whether a response that declares a type other than JSON is returned as text. */
  acceptsText?: boolean;
  /** Whether a failure only tells the caller what to try next; then `onError` isn't called. */
  isExpected?(failure: PlatformError): boolean;
}

/** The path may have a query string. @throws PlatformError, and nothing else. */
type Send = (path: string, options?: CallOptions) => Promise<ApiResponse>;

export type Http = ReturnType<typeof createHttp>;

export type SiteHttp = Pick<Http, 'get'>;

export interface HttpConfig {
  serverUrl: string;
  appId: string;
  /** The tokens to send now, by header. Called for each request. */
  bearerTokens(): Record<string, string | null>;
  headers?: Record<string, string> | undefined;
  /** The page's URL, for X-Origin-URL; null without a page. */
  getPageUrl?: (() => string | null) | undefined;
  onError?: ((error: PlatformError) => void) | undefined;
}

/** Sends every HTTP request, except raw-fetch.ts and app-logs.ts. */
export function createHttp(config: HttpConfig) {
  const inFlight = new Set<Deadline>();
  const send = createSend(config, inFlight);
  const sender =
    (method: string): Send =>
    (path, options) =>
      send(method, path, options);
  return {
    get: sender('get'),
    post: sender('post'),
    put: sender('put'),
    patch: sender('patch'),
    delete: sender('delete'),
    /** Aborts all calls in flight: they reject with `aborted`. */
    abort(): void {
      for (const deadline of inFlight) deadline.abort();
    },
  };
}

/** The method that a site needs, to keep its scripts small. */
export function createSiteHttp(config: HttpConfig): SiteHttp {
  const send = createSend(config, new Set());
  return { get: (path, options) => send('get', path, options) };
}

/** @param inFlight holds the calls in flight */
function createSend(
  config: HttpConfig,
  inFlight: Set<Deadline>,
): (method: string, ...call: Parameters<Send>) => Promise<ApiResponse> {
  return async (method, path, options = {}) => {
    const tokens = config.bearerTokens();
    const secrets = Object.values(tokens);
    const deadline = startDeadline(options);
    inFlight.add(deadline);
    let wait = 0;
    let sent = false;
    try {
      const response = await ky(path, {
        method,
        body: options.body ?? null,
        prefixUrl: `${config.serverUrl}/api`,
        headers: buildHeaders(config, tokens, options),
        signal: deadline.signal,
        // ky's timeout is per attempt; the deadline covers the whole call.
        timeout: false,
        // The API doesn't redirect. Another server would get the page's URL and, from older browsers,
        // the token.
        redirect: 'error',
        fetch: async (input, init) => {
          sent = true;
          return readFully(await fetch(input, init), options.maxBytes ?? Infinity);
        },
        retry: {
          limit: options.retry?.limit || 0,
          methods: ['get'],
          shouldRetry({ error }) {
            const errorResponse = error instanceof HTTPError ? error.response : null;
            const retryAfter = errorResponse?.headers.get('Retry-After') ?? null;
            const delay = retryDelayMs(retryAfter, Date.now());
            // A response that's too long would be too long again.
            if (delay === null || deadline.signal.aborted || error instanceof PlatformError)
              return false;
            wait = delay;
            return isRetryable(errorResponse?.status ?? null);
          },
          delay: () => wait,
        },
      });
      return await readResponse(response, options.acceptsText ?? false);
    } catch (error) {
      const failure = await toPlatformError(error, { deadline, secrets, sent });
      if (sent && failure.code !== 'aborted' && !options.isExpected?.(failure)) {
        callOnError(config.onError, failure);
      }
      throw failure;
    } finally {
      inFlight.delete(deadline);
      deadline.dispose();
    }
  };
}

/** @throws TypeError for a malformed header */
export function buildHeaders(
  { headers, appId, getPageUrl }: HttpConfig,
  tokens: Record<string, string | null>,
  options: CallOptions,
): Headers {
  const all = new Headers({ ...headers, ...options.headers });
  all.set('Accept', 'application/json');
  all.set('X-App-Id', appId);
  const pageUrl = getPageUrl?.();
  if (pageUrl) all.set('X-Origin-URL', stripAccessTokenAndHash(pageUrl));
  for (const [name, token] of Object.entries(tokens)) {
    if (token !== null) all.set(name, `Bearer ${token}`);
  }
  // A form's Content-Type includes its boundary, which fetch generates.
  all.delete('Content-Type');
  if (typeof options.body === 'string') all.set('Content-Type', 'application/json');
  return all;
}

interface Call {
  deadline: Deadline;
  secrets: (string | null)[];
  sent: boolean;
}

// Drops the errors that fetch throws: their messages can quote a header, and with it the token.
async function toPlatformError(
  error: unknown,
  { deadline, secrets, sent }: Call,
): Promise<PlatformError> {
  if (error instanceof PlatformError) return error;
  if (error instanceof HTTPError) {
    const { status, headers } = error.response;
    const text = await error.response.text();
    const code = headers.get('x-base44-connector-error');
    return errorFromResponse(status, secrets.reduce(redactToken, text), code);
  }
  const { aborted } = deadline.signal;
  if (sent || aborted) return noResponse(deadline.hasExpired(), aborted);
  return invalidCall('Could not send the request: the server URL or a header is malformed');
}

/** The error of a request that ended without a response. */
export function noResponse(hasExpired: boolean, isAborted: boolean): PlatformError {
  if (hasExpired) {
    return new PlatformError('The platform did not respond in time', { code: 'timeout' });
  }
  return isAborted
    ? new PlatformError('The call was aborted', { code: 'aborted' })
    : new PlatformError('Could not reach the platform', { code: 'network' });
}

export function callOnError(listener: HttpConfig['onError'], failure: PlatformError): void {
  try {
    listener?.(failure);
  } catch (error) {
    // An error in the listener mustn't replace the one that it was called with.
    console.error('onError threw', error);
  }
}
