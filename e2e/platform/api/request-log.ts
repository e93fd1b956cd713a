import type { MiddlewareHandler } from 'hono';
import { withoutTokens } from '../redact';
import type { ApiEnv } from '../services';

/** Notes every call once its answer is decided on, before the client has it. */
export const requestLog: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const begun = performance.now();
  c.set('fault', null);
  await next();
  const fault = c.get('fault');
  const { pathname, search } = new URL(c.req.url);
  c.get('note')({
    type: 'request',
    method: c.req.method,
    path: withoutTokens(pathname + search),
    status: fault === 'hang' || fault === 'reset' ? 0 : c.res.status,
    ms: performance.now() - begun,
    user: c.get('user')?.email ?? null,
    fault,
  });
};
