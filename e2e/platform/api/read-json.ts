import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../errors';
import { readBody } from './read-body';

/**
 * The request's JSON, checked by the schema.
 *
 * @throws ApiError 415 for another content type, 400 for what is no JSON, 413 for too much of it, 422 with
 * every wrong field's name for JSON of another shape
 */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ApiError(
      415,
      'unsupported_media_type',
      `The body must be JSON with Content-Type: application/json, not ${type ?? 'without a type'}`,
    );
  }
  return check(parseJson(await readBody(c)), schema);
}

/** Checks parameters of a query. Throws ApiError 422. */
export function readQuery<T>(c: Context, schema: z.ZodType<T>): T {
  return check(c.req.query(), schema);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ApiError(400, 'invalid_json', `The body is no JSON: ${why}`);
  }
}

function check<T>(value: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  throw new ApiError(422, 'validation_failed', wrong.join('; '));
}
