import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import type { Account } from '../store/accounts';

/** Finds out whose token a call carries; a call without a good one goes on as nobody's. */
export function identify({ store, tokens, events }: Services): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const begun = events.generation;
    c.set('note', (event) => {
      if (events.generation === begun) events.add(event);
    });
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const id = token === undefined ? undefined : tokens.read(token);
    c.set('user', id === undefined ? undefined : await store.accounts.byId(id));
    await next();
  };
}

/** The account that calls. Throws 401 for nobody, 403 for one that is not registered for the app. */
export function requireUser(user: Account | undefined): Account {
  if (!user) throw new ApiError(401, 'auth_required', 'Authentication required');
  if (!user.registered) throw notRegistered();
  return user;
}

/** Throws as requireUser does, and 403 for an account that is no admin. */
export function requireAdmin(user: Account | undefined): Account {
  const account = requireUser(user);
  if (account.role === 'admin') return account;
  throw new ApiError(403, 'admin_required', 'Only an admin may do this');
}

export function notRegistered(): ApiError {
  return new ApiError(403, 'user_not_registered', 'User not registered for this app', {
    reason: 'user_not_registered',
  });
}
