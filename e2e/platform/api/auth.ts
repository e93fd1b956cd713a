import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import { serviceAccount } from '../service-account';
import type { ApiEnv, Services } from '../services';
import type { Account } from '../store/accounts';
import { accountForToken } from './account-of';

/** Finds out whose token a call carries; a call without a good one goes on as nobody's. */
export function authenticate(services: Services): MiddlewareHandler<ApiEnv> {
  const { events } = services;
  return async (c, next) => {
    const begun = events.generation;
    c.set('recordEvent', (event) => {
      if (events.generation === begun) events.add(event);
    });
    c.set('user', await accountForToken(parseBearerToken(c.req.header('authorization')), services));
    await next();
  };
}

/** The token of a header of the form 'Bearer token'. */
export function parseBearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

/** The account that calls. Throws 401 for nobody, 403 for one that is not registered for the app. */
export function requireUser(user: Account | undefined): Account {
  if (!user) throw new ApiError(401, 'auth_required', 'Authentication required');
  if (!user.registered) throw notRegisteredError();
  return user;
}

/** Throws as requireUser does, and 403 for an account that is no admin. */
export function requireAdmin(user: Account | undefined): Account {
  const account = requireUser(user);
  if (account.role === 'admin') return account;
  throw new ApiError(403, 'admin_required', 'Only an admin may do this');
}

/** Throws 401 for nobody, 403 for everybody who has not called with the service token. */
export function requireServiceRole(user: Account | undefined): void {
  if (requireUser(user).id === serviceAccount.id) return;
  throw new ApiError(403, 'service_required', 'Only the service role may do this');
}

export function notRegisteredError(): ApiError {
  return new ApiError(403, 'user_not_registered', 'User not registered for this app', {
    extraData: { reason: 'user_not_registered' },
  });
}
