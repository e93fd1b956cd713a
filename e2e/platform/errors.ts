import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal that the caller gets in the platform's error shape: message, detail, error_type, code. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    /** Such as why public settings are refused; sent as extra_data. */
    readonly extraData?: Record<string, unknown>,
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
      ...(error.extraData === undefined ? {} : { extra_data: error.extraData }),
    },
    error.status,
  );
}

function errorType(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 403) return 'permission_error';
  if (status === 404) return 'not_found';
  if (status === 422) return 'validation_error';
  return status >= 500 ? 'server_error' : 'request_error';
}
