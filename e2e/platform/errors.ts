import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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

/** Sends `{ message, detail, code, extra_data }`. */
export function sendError(c: Context, { status, code, message, extraData }: ApiError): Response {
  return c.json({ message, detail: message, code, extra_data: extraData }, status);
}

/** Why the platform can't start. The message says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
