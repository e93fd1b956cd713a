import { Hono } from 'hono';
import { z } from 'zod';
import { knownApp } from '../api/known-app';
import { check } from '../api/read-json';
import { type Params, readParams } from '../api/read-params';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';

const versionHeader = 'Base44-Functions-Version';
const refused = [400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502, 503] as const;
const failure = z.looseObject({
  status: z.coerce.number().pipe(z.literal(refused)).default(500),
  message: z.string().max(1000).default('The function has failed, as it was asked to'),
});

/** An app's function: what it answers to the parameters of a call by this user's email. */
type AppFunction = (params: Params, user: string | null, version: string | null) => object;

const appFunctions = new Map<string, AppFunction>([
  [
    'echo',
    ({ data, files }, user, version) => ({
      data,
      files: files.map(({ field, file: { name, size, type } }) => ({ field, name, size, type })),
      user,
      functions_version: version,
    }),
  ],
  [
    'fail',
    ({ data }) => {
      const { status, message } = check(data, failure);
      throw new ApiError(status, 'function_failed', message);
    },
  ],
]);

/** POST /apps/{appId}/functions/{name}, open to everybody: echo and fail, two functions to try with. */
export function functions({ appId }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.post('/apps/:appId/functions/:name', knownApp(appId), async (c) => {
    const name = c.req.param('name');
    const run = appFunctions.get(name);
    if (!run) throw new ApiError(404, 'function_unknown', `The app has no function "${name}"`);
    const version = c.req.header(versionHeader) ?? null;
    if (version !== null) c.header(versionHeader, version);
    return c.json(run(await readParams(c), c.get('user')?.email ?? null, version));
  });
  return routes;
}
