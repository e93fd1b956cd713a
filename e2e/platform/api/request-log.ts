import type { MiddlewareHandler } from 'hono';
import { redactTokens } from '../redact';
import type { ApiEnv } from '../services';

/** Records every call once its response is known, before the client receives it. */
export const requestLog: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const startedAt = performance.now();
  c.set('fault', null);
  await next();
  const { pathname, search } = new URL(c.req.url);
  const { outgoing } = c.env;
  // A fault may have sent a response on its own, or none.
  const wasSentByFault = c.res.headers.has('x-hono-already-sent');
  c.get('recordEvent')({
    type: 'request',
    method: c.req.method,
    path: redactTokens(pathname + search),
    status: outgoing.headersSent ? outgoing.statusCode : wasSentByFault ? 0 : c.res.status,
    ms: performance.now() - startedAt,
    user: c.get('user')?.email ?? null,
    fault: c.get('fault'),
  });
};
