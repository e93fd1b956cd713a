import ky, { HTTPError } from 'ky';
import { errorFromResponse, invalidCall, PlatformError } from './errors';
import { stripHash } from './query';
import { redactToken } from './redact';
import { type ApiResponse, readFully, readResponse } from './response';
import { stripAccessToken } from './url';

/** The last argument of each call of the client. By default, there's no timeout and no retry. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Milliseconds for the whole call, including retries, their delays, and reading the response: up to 2**31 - 1, or Infinity. */
  timeout?: number;
  /** GET only; after network errors, 408, 429, 500, and 502 to 504. A `Retry-After` of over 2 s ends it. */
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

/** Sends every request but those of functions.fetch and the visit log. */
export function createHttp(config: HttpConfig) {
  let closing = new AbortController();
  const send =
    (method: string): Send =>
    (path, options) =>
      sendWithin(config, closing.signal, method, path, options);
  return {
    get: send('get'),
    post: send('post'),
    put: send('put'),
    patch: send('patch'),
    delete: send('delete'),
    /** Aborts with all calls in flight. */
    closing: () => closing.signal,
    /** Aborts all calls in flight: they reject with `aborted`. */
    abort(): void {
      closing.abort();
      closing = new AbortController();
    },
  };
}

/** The method that a site needs, to keep its scripts small. */
export function createSiteHttp(config: HttpConfig): SiteHttp {
  return { get: (path, options) => sendWithin(config, undefined, 'get', path, options) };
}

async function sendWithin(
  config: HttpConfig,
  closing: AbortSignal | undefined,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<ApiResponse> {
  const tokens = config.bearerTokens();
  const deadline = startDeadline(options.timeout, options.signal, closing);
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
        maxRetryAfter: 2000,
        shouldRetry({ error }) {
          // Nobody waits for longer, and a response that's too long would be too long again.
          const isLate =
            error instanceof HTTPError && Number(error.response.headers.get('Retry-After')) > 2;
          return isLate || error instanceof PlatformError ? false : undefined;
        },
      },
    });
    return await readResponse(response, options.acceptsText ?? false);
  } catch (error) {
    const failure = await toPlatformError(error, Object.values(tokens), sent, deadline.signal);
    if (sent && failure.code !== 'aborted' && !options.isExpected?.(failure)) {
      callOnError(config.onError, failure);
    }
    throw failure;
  } finally {
    deadline.abort();
  }
}

/** The longest delay of a timer, 24.8 days: 2**31 - 1 ms. A longer one would end at once. */
const maxTimeout = 2_147_483_647;

/**
 * The deadline of a whole call: aborts with one of the signals, or with a TimeoutError when time runs out. Abort it when
 * the call is over, which also removes its timer and listeners.
 *
 * @param timeout milliseconds; none if it's undefined or Infinity
 * @throws PlatformError `not_sent` for any other `timeout` that no timer can have
 */
export function startDeadline(
  timeout: number | undefined = Infinity,
  ...signals: (AbortSignal | null | undefined)[]
): AbortController {
  const isTimer = typeof timeout === 'number' && timeout >= 0 && timeout <= maxTimeout;
  if (!isTimer && timeout !== Infinity) {
    throw invalidCall(`timeout must be 0 to ${maxTimeout} ms, or Infinity: ${timeout}`);
  }
  const deadline = new AbortController();
  const expire = () => deadline.abort(new DOMException('Timed out', 'TimeoutError'));
  const timer = isTimer ? setTimeout(expire, timeout) : undefined;
  deadline.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const signal of signals) {
    const follow = () => deadline.abort(signal?.reason);
    if (signal?.aborted) follow();
    signal?.addEventListener('abort', follow, { signal: deadline.signal });
  }
  return deadline;
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
  if (pageUrl) all.set('X-Origin-URL', stripHash(stripAccessToken(pageUrl)));
  for (const [name, token] of Object.entries(tokens)) {
    if (token !== null) all.set(name, `Bearer ${token}`);
  }
  // A form's Content-Type includes its boundary, which fetch generates.
  all.delete('Content-Type');
  if (typeof options.body === 'string') all.set('Content-Type', 'application/json');
  return all;
}

// Drops the errors that fetch throws: their messages can quote a header, and with it the token.
async function toPlatformError(
  error: unknown,
  secrets: (string | null)[],
  sent: boolean,
  signal: AbortSignal,
): Promise<PlatformError> {
  if (error instanceof PlatformError) return error;
  if (error instanceof HTTPError) {
    const { status, headers } = error.response;
    const text = secrets.reduce(redactToken, await error.response.text());
    return errorFromResponse(status, text, headers.get('x-base44-connector-error'));
  }
  if (sent || signal.aborted) return noResponse(signal);
  return invalidCall('Could not send the request: the server URL or a header is malformed');
}

/** The error of a request that ended without a response. */
export function noResponse({ aborted, reason }: AbortSignal): PlatformError {
  if (!aborted) return new PlatformError('Could not reach the platform', { code: 'network' });
  return reason?.name === 'TimeoutError'
    ? new PlatformError('The platform did not respond in time', { code: 'timeout' })
    : new PlatformError('The call was aborted', { code: 'aborted' });
}

export function callOnError(listener: HttpConfig['onError'], failure: PlatformError): void {
  try {
    listener?.(failure);
  } catch (error) {
    // An error in the listener mustn't replace the one that it was called with.
    console.error('onError threw', error);
  }
}
