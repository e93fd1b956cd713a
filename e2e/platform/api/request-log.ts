import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { redactTokens } from '../redact';
import type { ApiEnv } from '../services';

/** Notes every call once its answer is decided on, before the client has it. */
export const requestLog: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const begun = performance.now();
  c.set('fault', null);
  await next();
  const { pathname, search } = new URL(c.req.url);
  c.get('recordEvent')({
    type: 'request',
    method: c.req.method,
    path: redactTokens(pathname + search),
    status: statusOf(c),
    ms: performance.now() - begun,
    user: c.get('user')?.email ?? null,
    fault: c.get('fault'),
  });
};

/** The answer's status, 0 where there is none. */
function statusOf(c: Context<ApiEnv>): number {
  const { outgoing } = c.env;
  if (outgoing.headersSent) return outgoing.statusCode;
  const [passedOver = ''] = RESPONSE_ALREADY_SENT.headers.keys();
  return c.res.headers.has(passedOver) ? 0 : c.res.status;
}
