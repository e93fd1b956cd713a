import { isDeepStrictEqual } from 'node:util';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Account } from '../accounts';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import type { EntityRecord } from '../store';

/** Sets the request's user from its bearer token; undefined without a valid one. */
export function authenticate({ tokens }: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    c.set('user', tokens.verify(token)?.account);
    await next();
  };
}

/** @throws ApiError 401 if nobody is signed in, 403 if the account isn't registered for the app */
export function requireUser(user: Account | undefined): Account {
  if (!user) throw new ApiError(401, 'auth_required', 'Authentication required');
  if (!user.registered) throw notRegisteredError();
  return user;
}

export function notRegisteredError(): ApiError {
  const reason = 'user_not_registered';
  return new ApiError(403, reason, 'User not registered for this app', { reason });
}

/** The request's JSON, parsed by the schema. Throws ApiError 400 for invalid JSON, 422 as `check` does. */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  return check(parseJson(await c.req.text(), 'The body'), schema);
}

/** @param place where the text was sent. Throws ApiError 400 for invalid JSON. */
function parseJson(text: string, place: string): unknown {
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

const paramsSchema = z.strictObject({
  q: z.string().default('{}'),
  sort: z
    .string()
    .regex(/^-?\w+$/, 'must be a field, or -field for descending')
    .default('-created_date'),
  limit: z.coerce.number().int().min(1).max(5000).default(50),
});
const querySchema = z.record(z.string(), z.json());

/**
 * Reads q, sort, and limit of a list call. Default: the 50 newest, newest first. A query compares fields
 * with values: `{ "status": "open" }`.
 *
 * @returns a function that takes records, oldest first, and returns the requested ones in the requested order
 * @throws ApiError 400 or 422 that names the invalid parameter
 */
export function readListQuery(c: Context): (records: readonly EntityRecord[]) => object[] {
  const { q, sort, limit } = check(c.req.query(), paramsSchema);
  const query = check(parseJson(q, 'q'), querySchema);
  if (/"\$\w+":/.test(JSON.stringify(query))) {
    const message = 'q: the local platform compares fields with values and has no operators';
    throw new ApiError(422, 'query_unsupported', message);
  }
  const matches = (record: EntityRecord) =>
    Object.entries(query).every(([field, value]) =>
      isDeepStrictEqual(record[field] ?? null, value),
    );
  return (records) => sortBy(records.filter(matches), sort).slice(0, limit);
}

/** In descending order, the newest of equal records is first. */
function sortBy(records: readonly EntityRecord[], sort: string): EntityRecord[] {
  const field = sort.replace(/^-/, '');
  const ascending = (one: EntityRecord, other: EntityRecord) => compare(one[field], other[field]);
  return sort.startsWith('-')
    ? records.toReversed().toSorted((one, other) => ascending(other, one))
    : records.toSorted(ascending);
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'en');
}
