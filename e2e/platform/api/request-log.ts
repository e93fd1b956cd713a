import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { redactTokens } from '../redact';
import type { ApiEnv } from '../services';

/** Records every call once its response is known, before the client receives it. */
export const requestLog: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const startedAt = performance.now();
  c.set('fault', null);
  await next();
  const { pathname, search } = new URL(c.req.url);
  c.get('recordEvent')({
    type: 'request',
    method: c.req.method,
    path: redactTokens(pathname + search),
    status: statusOf(c),
    ms: performance.now() - startedAt,
    user: c.get('user')?.email ?? null,
    fault: c.get('fault'),
  });
};

/** The response's status; 0 if none was sent. */
function statusOf(c: Context<ApiEnv>): number {
  const { outgoing } = c.env;
  if (outgoing.headersSent) return outgoing.statusCode;
  const [sentMarker = ''] = RESPONSE_ALREADY_SENT.headers.keys();
  return c.res.headers.has(sentMarker) ? 0 : c.res.status;
}
