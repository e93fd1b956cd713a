import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { type Account, serviceAccount, serviceToken } from '../store/accounts';

/** Sets the request's user from its bearer token; undefined without a valid one. */
export function authenticate(services: Services): MiddlewareHandler<ApiEnv> {
  const { events } = services;
  return async (c, next) => {
    const { generation } = events;
    c.set('recordEvent', (event) => {
      // A reset has happened since the request came in: drop the event.
      if (events.generation === generation) events.add(event);
    });
    c.set('user', accountForToken(parseBearerToken(c.req.header('authorization')), services));
    await next();
  };
}

/** The token in a header of the form 'Bearer token'. */
export function parseBearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

/** The account that a valid token belongs to, or the service account for the service token; otherwise undefined. */
export function accountForToken(
  token: string | undefined,
  { store, tokens }: Pick<Services, 'store' | 'tokens'>,
): Account | undefined {
  if (token === serviceToken) return serviceAccount;
  const id = token === undefined ? undefined : tokens.verify(token);
  return id === undefined ? undefined : store.accounts.byId(id);
}

/** @throws ApiError 401 if nobody is signed in, 403 if the account isn't registered for the app */
export function requireUser(user: Account | undefined): Account {
  if (!user) throw new ApiError(401, 'auth_required', 'Authentication required');
  if (!user.registered) throw notRegisteredError();
  return user;
}

/** @throws ApiError as requireUser does, and 403 if the account isn't an admin */
export function requireAdmin(user: Account | undefined): Account {
  const account = requireUser(user);
  if (account.role === 'admin') return account;
  throw new ApiError(403, 'admin_required', 'Only an admin may do this');
}

export function notRegisteredError(): ApiError {
  const reason = 'user_not_registered';
  return new ApiError(403, reason, 'User not registered for this app', { reason });
}

/** These stand where an app's ID does. */
const notApps = ['auth', 'public'];

/** Refuses calls to any app but the platform's own. For paths with `:appId`. */
export function requireApp(appId: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const requestedId = c.req.param('appId') ?? '';
    if (requestedId !== appId && !notApps.includes(requestedId)) {
      throw new ApiError(
        404,
        'app_not_found',
        `App "${requestedId}" not found; this platform has "${appId}"`,
      );
    }
    await next();
  };
}
