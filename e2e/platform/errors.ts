import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error that is sent in the platform's format: message, detail, error_type, code. */
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

export function sendError(c: Context, error: ApiError): Response {
  return c.json(
    {
      message: error.message,
      detail: error.message,
      error_type: errorType(error.status),
      code: error.code,
      ...(error.more.extraData === undefined ? {} : { extra_data: error.more.extraData }),
    },
    error.status,
    error.more.headers,
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
