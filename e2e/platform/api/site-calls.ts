import { Hono } from 'hono';
import { type Account, appId } from '../accounts';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { notRegisteredError, requireUser } from './read-request';

/** The accounts are as old as the platform. */
const createdDate = '2025-10-28T00:00:00.000Z';

/** The calls of the site's own pages: public settings, the current user, the visit log, and sign-out. */
export function siteCalls({ access, events, origins }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.get(`/apps/public/prod/public-settings/by-id/${appId}`, (c) => {
    const user = c.get('user');
    const rule = access.get();
    if (user && !user.registered) throw notRegisteredError();
    if (rule.mode === 'refused') {
      throw new ApiError(403, rule.reason, rule.message, { reason: rule.reason });
    }
    if (rule.mode === 'private' && !user) {
      const reason = 'auth_required';
      throw new ApiError(403, reason, 'Authentication required', { reason });
    }
    return c.json({ id: appId, public_settings: { requires_login: rule.mode === 'private' } });
  });

  routes.get(`/apps/${appId}/entities/User/me`, (c) =>
    c.json(toRecord(requireUser(c.get('user')))),
  );

  routes.post(`/app-logs/${appId}/log-user-in-app/:page`, (c) => {
    const { email } = requireUser(c.get('user'));
    events.add({ type: 'visit', page: c.req.param('page'), user: email });
    return c.json({ success: true });
  });

  routes.get('/apps/auth/logout', (c) => {
    // A browser navigates here, so usually no token is sent.
    events.add({ type: 'session', what: 'signed-out', user: c.get('user')?.email ?? null });
    const back = origins.returnUrl(c.req.query('from_url') ?? origins.homeUrl);
    return c.redirect(back?.href ?? origins.homeUrl, 302);
  });
  return routes;
}

/** The account as the User entity's record. */
function toRecord({ id, email, fullName, role }: Account) {
  return {
    id,
    email,
    full_name: fullName,
    role,
    created_date: createdDate,
    updated_date: createdDate,
    created_by: email,
    created_by_id: id,
    is_verified: true,
    disabled: false,
    app_id: appId,
  };
}
