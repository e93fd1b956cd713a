import { Hono } from 'hono';
import { z } from 'zod';
import { requireAdmin } from '../api/auth';
import { emailSchema } from '../api/credentials';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { publishUserChange } from '../entities/publish';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { resetLifetimeHours } from '../store/reset-tokens';

const invitation = z.object({ user_email: emailSchema, role: z.enum(['admin', 'user']) });

/** POST /apps/{appId}/users/invite-user, for admins. The emailed token sets the first password. */
export function inviteUser(services: Services): Hono<ApiEnv> {
  const { appId, store, log } = services;
  const { accounts, resetTokens } = store;
  const routes = new Hono<ApiEnv>();
  routes.post('/apps/:appId/users/invite-user', requireApp(appId), async (c) => {
    requireAdmin(c.get('user'));
    const { user_email: email, role } = await readJson(c, invitation);
    const invited = await accounts.invite(email, role);
    if (!invited) {
      throw new ApiError(400, 'email_known', `user_email: ${email} is already registered`);
    }
    const change = invited.isNew ? 'create' : 'update';
    publishUserChange(services, change, await accounts.byId(invited.id));
    const code = await resetTokens.make(invited.id);
    c.get('recordEvent')({ type: 'mail', to: email, what: 'invitation', code });
    log(`The invitation token for ${email} is ${code}. It expires in ${resetLifetimeHours} hours.`);
    return c.json({ success: true, message: `An invitation was sent to ${email}` });
  });
  return routes;
}
