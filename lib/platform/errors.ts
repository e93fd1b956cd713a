interface PlatformErrorParts {
  status?: number | null;
  code?: string | null;
  data?: unknown;
}

/**
 * The one error of the client.
 *
 * - `status`: the answer's HTTP status; null when no answer came.
 * - `code`: without an answer `network`, `timeout`, `aborted`, `not_sent` (the call itself was
 *   malformed) or `no_page` (the call needs one); `unexpected_answer` for a success that is no JSON
 *   or has another shape; otherwise the answer's own `code`, or null.
 * - `data`: the JSON of an answer outside 200-299, or of what realtime told; otherwise null.
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

/** Without the answer: one that should not have come can hold anything, a token included. */
export function unexpectedResponse(status: number, what: string): PlatformError {
  const message = `Unexpected response from the platform: ${what}`;
  return new PlatformError(message, { status, code: 'unexpected_answer' });
}

/** The error of an answer outside 200-299, whatever its body is. */
export function errorFromResponse(status: number, text: string): PlatformError {
  const message = `Request failed with status code ${status}`;
  return errorFromData(parseJson(text) ?? null, { status, message });
}

/** The error that the platform tells of in JSON; the given message is for data that has none. */
export function errorFromData(
  data: unknown,
  general: { status: number | null; message: string },
): PlatformError {
  // A detail can be a list of what a form got wrong: that stays in data, a sentence it is not.
  const message =
    nonBlankString(fieldOf(data, 'message')) ??
    nonBlankString(fieldOf(data, 'detail')) ??
    general.message;
  const code = nonBlankString(fieldOf(data, 'code'));
  return new PlatformError(message, { status: general.status, code, data });
}

/** Undefined when the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever asks for JSON and gets none says so with the answer's status.
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldOf(data: unknown, name: string): unknown {
  return isRecord(data) && Object.hasOwn(data, name) ? data[name] : undefined;
}

function nonBlankString(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
