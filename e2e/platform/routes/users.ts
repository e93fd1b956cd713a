import { Hono } from 'hono';
import { z } from 'zod';
import { requireAdmin, requireUser } from '../api/auth';
import { emailSchema, sendCode } from '../api/credentials';
import { readJson } from '../api/read-request';
import { readListQuery } from '../entities/list-query';
import { publishUserChange } from '../entities/publish';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';
import { defaultName, serviceAccount, toRecord } from '../store/accounts';

const builtInFields = Object.keys(toRecord(serviceAccount));
const readOnlyFields = builtInFields.filter((field) => field !== 'full_name');

/** Any field except those that only the platform may write. */
const changeSchema = z
  .looseObject({ full_name: z.string().trim().min(1).optional() })
  .superRefine((change, { addIssue }) => {
    for (const field of readOnlyFields) {
      if (Object.hasOwn(change, field)) {
        addIssue({ code: 'custom', path: [field], message: 'cannot be changed by its user' });
      }
    }
  });
const invitationSchema = z.object({ user_email: emailSchema, role: z.enum(['admin', 'user']) });

/**
 * GET and PUT /apps/{appId}/entities/User/me; for admins, GET /apps/{appId}/entities/User and /{id}, and POST
 * /apps/{appId}/users/invite-user (or runtime/users/…), whose emailed token sets the first password.
 */
export function users(services: Services): Hono<ApiEnv> {
  const { store } = services;
  const { accounts, resetTokens } = store;
  const routes = new Hono<ApiEnv>();
  const path = '/apps/:appId/entities/User';

  routes.get(`${path}/me`, (c) => c.json(toRecord(requireUser(c.get('user')))));

  routes.put(`${path}/me`, async (c) => {
    const user = requireUser(c.get('user'));
    if (user.id === serviceAccount.id) {
      throw new ApiError(403, 'not_a_user', 'The service role has no user record to change');
    }
    const { full_name = user.full_name, ...own } = await readJson(c, changeSchema);
    const changed = accounts.change(user, { full_name, data: { ...user.data, ...own } });
    publishUserChange(services, 'update', changed);
    return c.json(toRecord(changed));
  });

  routes.get(path, async (c) => {
    requireAdmin(c.get('user'));
    const applyQuery = readListQuery(c);
    return c.json(applyQuery(accounts.list().map(toRecord)));
  });

  routes.get(`${path}/:id`, async (c) => {
    requireAdmin(c.get('user'));
    const id = c.req.param('id');
    const account = accounts.byId(id);
    if (!account) throw new ApiError(404, 'record_unknown', `There is no User "${id}"`);
    return c.json(toRecord(account));
  });

  const inviteUser = ['/apps/:appId/users/invite-user', '/apps/:appId/runtime/users/invite-user'];
  routes.on('POST', inviteUser, async (c) => {
    requireAdmin(c.get('user'));
    const { user_email: email, role } = await readJson(c, invitationSchema);
    const known = accounts.byEmail(email);
    if (known?.registered) {
      throw new ApiError(400, 'email_known', `user_email: ${email} is already registered`);
    }
    // An unverified account loses what its creator gave it, who hasn't proved that the email is theirs.
    const blank = { password_hash: '', full_name: defaultName(email), data: {} };
    const invited = accounts.change(known ?? accounts.add({ email, ...blank }), {
      ...(known?.verified ? {} : blank),
      ...{ registered: true, role },
    });
    publishUserChange(services, known ? 'update' : 'create', invited);
    sendCode(c, services, email, 'invitation', resetTokens.make(invited.id));
    return c.json({ success: true, message: `An invitation was sent to ${email}` });
  });
  return routes;
}
