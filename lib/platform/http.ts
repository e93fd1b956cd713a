import ky, { HTTPError } from 'ky';
import { type Budget, startBudget } from './budget';
import { errorOfAnswer, PlatformError, parseJson, unexpectedAnswer } from './errors';
import { redactToken } from './redact';
import { isPassing, waitBeforeRetry } from './retry';
import type { Token } from './token';

/** What each call of the client accepts last. By default nothing ends a call and nothing repeats it. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Milliseconds for the whole call: retries, their waits and reading the answer included. */
  timeout?: number;
  /** GET only; after network errors, 408, 429 and 5xx. `Retry-After` is kept to up to 2 s. */
  retry?: { limit: number };
}

interface Answer {
  status: number;
  /** The answer's JSON; null when its body is empty. */
  data: unknown;
}

export interface Http {
  /** @throws PlatformError, and nothing else. */
  get(path: string, options?: RequestOptions): Promise<Answer>;
  /** @throws PlatformError, and nothing else. */
  post(path: string, options?: RequestOptions): Promise<Answer>;
}

export interface HttpConfig {
  serverUrl: string;
  appId: string;
  token: Token;
  headers?: Record<string, string> | undefined;
  /** The page's address for X-Origin-URL, already without secrets. */
  address?: (() => string) | undefined;
  onError?: ((error: PlatformError) => void) | undefined;
}

/** The only place that touches the wire. */
export function createHttp(config: HttpConfig): Http {
  async function send(method: 'get' | 'post', path: string, options: RequestOptions = {}) {
    const token = config.token.get();
    const budget = startBudget(options);
    let wait = 0;
    let sent = false;
    try {
      const response = await ky(path, {
        method,
        prefixUrl: `${config.serverUrl}/api`,
        headers: headersOf(config, token),
        signal: budget.signal,
        // ky's own is one for each attempt: the budget is one for the call.
        timeout: false,
        fetch: (input, init) => {
          sent = true;
          return fetchWhole(input, init);
        },
        retry: {
          limit: options.retry?.limit ?? 0,
          methods: ['get'],
          shouldRetry({ error }) {
            const answer = error instanceof HTTPError ? error.response : null;
            wait = waitBeforeRetry(answer?.headers.get('Retry-After') ?? null, Date.now());
            return !budget.signal.aborted && isPassing(answer?.status ?? null);
          },
          delay: () => wait,
        },
      });
      return readAnswer(response.status, await response.text());
    } catch (error) {
      const failure = await failureOf(error, { budget, token, sent });
      if (failure.code !== 'aborted') tell(config.onError, failure);
      throw failure;
    } finally {
      budget.end();
    }
  }

  return {
    get: (path, options) => send('get', path, options),
    post: (path, options) => send('post', path, options),
  };
}

function headersOf({ headers, appId, address }: HttpConfig, token: string | null): Headers {
  const all = new Headers(headers);
  all.set('Accept', 'application/json');
  all.set('X-App-Id', appId);
  if (address !== undefined) all.set('X-Origin-URL', address());
  if (token !== null) all.set('Authorization', `Bearer ${token}`);
  return all;
}

/** Reads the body as part of the request, so that one that breaks off counts as a network error. */
async function fetchWhole(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const text = await response.text();
  // An empty body has to be null: 204 and its like refuse an empty text.
  return new Response(text === '' ? null : text, response);
}

function readAnswer(status: number, text: string): Answer {
  if (text === '') return { status, data: null };
  const data = parseJson(text);
  if (data === undefined) throw unexpectedAnswer(status, 'an answer that is no JSON');
  return { status, data };
}

interface Call {
  budget: Budget;
  token: string | null;
  sent: boolean;
}

// What fetch throws is never kept: its message can quote a header, and with it the token.
async function failureOf(error: unknown, { budget, token, sent }: Call): Promise<PlatformError> {
  if (error instanceof PlatformError) return error;
  if (error instanceof HTTPError) {
    const text = await error.response.text();
    return errorOfAnswer(error.response.status, redactToken(text, token));
  }
  if (budget.spent()) {
    return new PlatformError('The platform did not answer in time', { code: 'timeout' });
  }
  if (budget.signal.aborted) return new PlatformError('The call was ended', { code: 'aborted' });
  if (!sent) {
    const message = 'The request could not be made: the server address or a header is malformed';
    return new PlatformError(message, { code: 'not_sent' });
  }
  return new PlatformError('The platform could not be reached', { code: 'network' });
}

function tell(listener: HttpConfig['onError'], failure: PlatformError): void {
  try {
    listener?.(failure);
  } catch (error) {
    // A listener's fault must not take the place of the error it was told of.
    console.error('onError threw', error);
  }
}
