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
    /** Sent as extra_data, such as the reason why public settings are refused. */
    readonly extraData?: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** Sends `{ message, detail, code, error_type }`; in the current generation, `{ error: { message, code }, error_type }`. */
export function sendError(
  c: Context,
  { status, code, message, extraData }: ApiError,
  generation: Generation,
): Response {
  const error =
    generation === 'current' ? { error: { message, code } } : { message, detail: message, code };
  return c.json({ ...error, error_type: errorType(status), extra_data: extraData }, status);
}

function errorType(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 403) return 'permission_error';
  if (status === 404) return 'not_found';
  if (status === 422) return 'validation_error';
  return status >= 500 ? 'server_error' : 'request_error';
}

/** Why the platform can't start. The message says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
