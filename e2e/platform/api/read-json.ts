import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../errors';
import { readBody } from './read-body';

const maxDepth = 100;
const maxIssues = 20;
const maxMessageLength = 2000;

/**
 * The request's JSON, validated by the schema.
 *
 * @throws ApiError 415 for another content type, 400 for invalid JSON, 413 if it's too large, 422 with the name of each
 * invalid field
 */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ApiError(
      415,
      'unsupported_media_type',
      `The body must be JSON with Content-Type: application/json, not ${type ?? 'a missing type'}`,
    );
  }
  return check(parseJson(await readBody(c)), schema);
}

/** Validates the query parameters. Throws ApiError 422. */
export function readQuery<T>(c: Context, schema: z.ZodType<T>): T {
  return check(c.req.query(), schema);
}

/** @throws ApiError 400 for invalid JSON, or JSON nested too deep to serialize again */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError(400, 'invalid_json', `The body is not valid JSON: ${reason}`);
  }
  if (isTooDeep(value)) {
    throw new ApiError(
      400,
      'json_too_deep',
      `The body is nested more than ${maxDepth} levels deep`,
    );
  }
  return value;
}

function isTooDeep(value: unknown): boolean {
  let level = isContainer(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    const nextLevel: object[] = [];
    // A body can hold millions of values: collect only objects and lists.
    for (const container of level) {
      for (const child of Object.values(container)) if (isContainer(child)) nextLevel.push(child);
    }
    level = nextLevel;
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The value as parsed by the schema. Throws ApiError 422 with each invalid field's path, which starts with `place`. */
export function check<T>(value: unknown, schema: z.ZodType<T>, place = ''): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const messages = result.error.issues.slice(0, maxIssues).map(({ path, message }) => {
    const field = [...(place === '' ? [] : [place]), ...path].join('.');
    return field === '' ? message : `${field}: ${message}`;
  });
  throw new ApiError(422, 'validation_failed', messages.join('; ').slice(0, maxMessageLength));
}
