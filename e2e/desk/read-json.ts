import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

/** The request's JSON. @throws 400 naming the request and the field if the schema doesn't allow it */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const message = `${c.req.method} ${c.req.path}: ${z.prettifyError(result.error)}`;
  throw new HTTPException(400, { message, res: c.json({ message }, 400) });
}
