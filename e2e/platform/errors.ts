import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Generation } from './generation';

/** An error that is sent in the platform's format; see sendError. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly more: {
      /** Sent as extra_data, such as the reason why public settings are refused. */
      extraData?: Record<string, unknown>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
  }
}

/** Sends `{ message, detail, code, error_type }`; in the current generation, `{ error: { message, code }, error_type }`. */
export function sendError(
  c: Context,
  { status, code, message, more }: ApiError,
  generation: Generation,
): Response {
  return c.json(
    {
      ...(generation === 'current'
        ? { error: { message, code } }
        : { message, detail: message, code }),
      error_type: errorType(status),
      ...(more.extraData === undefined ? {} : { extra_data: more.extraData }),
    },
    status,
    more.headers,
  );
}

function errorType(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 403) return 'permission_error';
  if (status === 404) return 'not_found';
  if (status === 422) return 'validation_error';
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'server_error' : 'request_error';
}

/** Why the platform can't start. The message says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
