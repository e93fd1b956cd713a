import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

/**
 * Reads the request's JSON and validates it.
 *
 * @throws 400 naming the request and the field, 415 if it isn't sent as JSON: a page on another origin can't send JSON
 * without a CORS preflight
 */
export async function readChecked<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const refuse = (why: string, status: 400 | 415 = 400) => {
    const message = `${c.req.method} ${c.req.path}: ${why}`;
    return new HTTPException(status, { message, res: c.json({ message }, status) });
  };
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw refuse('the body must be sent as application/json.', 415);
  }
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    // The reason adds nothing: the desk's own page always sends JSON.
    throw refuse('the body must be JSON.');
  }
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw refuse(z.prettifyError(result.error));
}
