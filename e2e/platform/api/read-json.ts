import type { Context } from 'hono';
import type { z } from 'zod';
import { ApiError } from '../errors';
import { readBody } from './read-body';

const maxDepth = 100;
const maxIssues = 20;
const maxMessageLength = 2000;

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
      `The body must be JSON with Content-Type: application/json, not ${type ?? 'a missing type'}`,
    );
  }
  return check(parseJson(await readBody(c)), schema);
}

/** Checks parameters of a query. Throws ApiError 422. */
export function readQuery<T>(c: Context, schema: z.ZodType<T>): T {
  return check(c.req.query(), schema);
}

/** Throws ApiError 400 for what is no JSON, or JSON too deep to be written again. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ApiError(400, 'invalid_json', `The body is not valid JSON: ${why}`);
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
    const below: object[] = [];
    // Millions of them fit into a body: none is copied that has nothing in it.
    for (const one of level) {
      for (const part of Object.values(one)) if (isContainer(part)) below.push(part);
    }
    level = below;
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The value as the schema reads it. Throws ApiError 422 with every wrong field's name. */
export function check<T>(value: unknown, schema: z.ZodType<T>, place = ''): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const wrong = result.error.issues.slice(0, maxIssues).map(({ path, message }) => {
    const where = [...(place === '' ? [] : [place]), ...path].join('.');
    return where === '' ? message : `${where}: ${message}`;
  });
  throw new ApiError(422, 'validation_failed', wrong.join('; ').slice(0, maxMessageLength));
}
