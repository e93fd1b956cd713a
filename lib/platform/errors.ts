interface PlatformErrorParts {
  status?: number | null;
  code?: string | null;
  data?: unknown;
}

/**
 * The only error type of the client.
 *
 * - `status`: the response's HTTP status; null without a response.
 * - `code`: without a response, `network`, `timeout`, `aborted`, `not_sent`, `no_page`, `popup_blocked`, or `popup_lost`;
 *   `unexpected_answer` for one that's too long or has another shape; otherwise the response's own `code`, or null.
 * - `data`: the JSON of a response outside 200-299, or of a realtime error; otherwise null.
 */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly status: number | null;
  readonly code: string | null;
  readonly data: unknown;

  constructor(message: string, { status = null, code = null, data = null }: PlatformErrorParts) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

export function isPlatformError(value: unknown): value is PlatformError {
  return value instanceof PlatformError;
}

/** For a call that the client rejects without sending it. */
export function invalidCall(message: string): PlatformError {
  return new PlatformError(message, { code: 'not_sent' });
}

/** Omits the response, since an unexpected one can contain anything, including a token. */
export function unexpectedResponse(status: number, what: string): PlatformError {
  const message = `Unexpected response from the platform: ${what}`;
  return new PlatformError(message, { status, code: 'unexpected_answer' });
}

/** The error for a response outside 200-299, whatever its body is; `code` applies when the body has none. */
export function errorFromResponse(
  status: number,
  text: string,
  code?: string | null,
): PlatformError {
  const message = `Request failed with status code ${status}`;
  return errorFromData(parseJson(text) ?? null, { status, message, code });
}

/** The error for `{ message, detail, code }` or `{ error: { message, code } }`; `general` fills in what's missing. */
export function errorFromData(
  data: unknown,
  general: { status: number | null; message: string; code?: string | null | undefined },
): PlatformError {
  const error = fieldOf(data, 'error');
  // `detail` can also be a list of validation errors. That isn't a message; it stays in `data`.
  const message =
    firstText(fieldOf(error, 'message'), fieldOf(data, 'message'), fieldOf(data, 'detail')) ??
    general.message;
  const code = firstText(fieldOf(error, 'code'), fieldOf(data, 'code'), general.code);
  return new PlatformError(message, { status: general.status, code, data });
}

/** Undefined when the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Callers that need JSON throw an error with the response's status.
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldOf(data: unknown, name: string): unknown {
  return isRecord(data) && Object.hasOwn(data, name) ? data[name] : undefined;
}

function firstText(...values: unknown[]): string | null {
  return (
    values.find((value): value is string => typeof value === 'string' && value.trim() !== '') ??
    null
  );
}
