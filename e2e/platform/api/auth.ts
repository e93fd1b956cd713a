import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { Account } from '../seeded-accounts';
import type { ApiEnv, Services } from '../services';

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
