import { Hono } from 'hono';
import { type Params, readParams, throwRequestedError } from '../api/read-params';
import { requireApp } from '../api/require-app';
import { publishChanges } from '../entities/publish';
import { entitySchema, readRow } from '../entities/schemas';
import { ApiError } from '../errors';
import { serviceAccount } from '../service-account';
import type { ApiEnv, Services } from '../services';

const versionHeader = 'Base44-Functions-Version';

/** What a function knows about its caller besides the parameters; null for anything not sent. */
interface Caller {
  /** The caller's email. */
  user: string | null;
  functions_version: string | null;
  app_id: string | null;
  origin_url: string | null;
}

/** An app function: returns the response body. */
type AppFunction = (params: Params, caller: Caller, services: Services) => object | Promise<object>;

const appFunctions = new Map<string, AppFunction>([
  [
    'echo',
    ({ data, files }, caller) => ({
      data,
      files: files.map(({ field, file: { name, size, type } }) => ({ field, name, size, type })),
      ...caller,
    }),
  ],
  ['fail', ({ data }) => throwRequestedError(data, 'function_failed')],
  [
    'add-task',
    async ({ data }, _caller, services) => {
      const added = await services.store.records.add('Task', serviceAccount, [
        readRow(data, entitySchema('Task')),
      ]);
      publishChanges(services, 'Task', 'create', added);
      return { task: added[0] };
    },
  ],
]);

/**
 * POST /apps/{appId}/functions/{name}, open to everyone: `echo` returns its input, `fail` responds with the requested
 * status, and `add-task` adds a record in the service role, as a server would.
 */
export function functions(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.post('/apps/:appId/functions/:name', requireApp(services.appId), async (c) => {
    const name = c.req.param('name');
    const run = appFunctions.get(name);
    if (!run) throw new ApiError(404, 'function_unknown', `The app has no function "${name}"`);
    const version = c.req.header(versionHeader) ?? null;
    if (version !== null) c.header(versionHeader, version);
    const caller = {
      user: c.get('user')?.email ?? null,
      functions_version: version,
      app_id: c.req.header('X-App-Id') ?? null,
      origin_url: c.req.header('X-Origin-URL') ?? null,
    };
    return c.json(await run(await readParams(c), caller, services));
  });
  return routes;
}
