import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../errors';

/** The request's JSON, parsed by the schema. Throws ApiError 400 for invalid JSON, 422 as `check` does. */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  return check(parseJson(await c.req.text(), 'The body'), schema);
}

/** @param place where the text was sent. Throws ApiError 400 for invalid JSON. */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError(400, 'invalid_json', `${place} is not valid JSON: ${reason}`);
  }
}

/** The value as parsed by the schema. Throws ApiError 422 with each invalid field and what's wrong with it. */
export function check<T>(value: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const messages = result.error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw new ApiError(422, 'validation_failed', messages.join('; '));
}
