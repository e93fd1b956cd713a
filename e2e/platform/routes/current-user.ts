import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../api/auth';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { publishUserChange } from '../entities/publish';
import { ApiError } from '../errors';
import { serviceAccount } from '../service-account';
import type { ApiEnv, Services } from '../services';
import { builtInFields, toRecord } from '../store/accounts';

const readOnlyFields = builtInFields.filter((field) => field !== 'full_name');

/** Any field except those that only the platform may write. */
const changeSchema = z
  .looseObject({ full_name: z.string().trim().min(1).max(200).optional() })
  .superRefine((change, { addIssue }) => {
    for (const field of readOnlyFields) {
      if (Object.hasOwn(change, field)) {
        addIssue({ code: 'custom', path: [field], message: 'cannot be changed by its user' });
      }
    }
  });

/** GET and PUT /apps/{appId}/entities/User/me */
export function currentUser(services: Services): Hono<ApiEnv> {
  const { appId, store } = services;
  const routes = new Hono<ApiEnv>();
  const path = '/apps/:appId/entities/User/me';

  routes.get(path, requireApp(appId), (c) => c.json(toRecord(requireUser(c.get('user')))));

  routes.put(path, requireApp(appId), async (c) => {
    const user = requireUser(c.get('user'));
    if (user.id === serviceAccount.id) {
      throw new ApiError(403, 'not_a_user', 'The service role has no user record to change');
    }
    const { full_name: fullName = user.full_name, ...own } = await readJson(c, changeSchema);
    await store.accounts.update(user.id, { fullName, data: { ...user.data, ...own } });
    const changed = (await store.accounts.byId(user.id)) ?? user;
    publishUserChange(services, 'update', changed);
    return c.json(toRecord(changed));
  });
  return routes;
}
