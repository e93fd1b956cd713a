import { type Context, Hono } from 'hono';
import { requireApp } from '../api/auth';
import { isForm, type Params, readParams } from '../api/read-params';
import { appFunctions, type Caller } from '../app-functions';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';

const versionHeader = 'Base44-Functions-Version';

/**
 * POST /apps/{appId}/functions/{name} with named parameters. In the current generation, also any method at
 * /functions/{name} and below it. Open to everyone.
 */
export function functions(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.post('/apps/:appId/functions/:name', requireApp(services.appId), (c) =>
    callFunction(c, services, readParams),
  );
  if (services.generation === 'current') {
    routes.all('/functions/:name/*', (c) => {
      const [, path = '/'] = /\/functions\/[^/]+(\/.*)$/.exec(new URL(c.req.url).pathname) ?? [];
      return callFunction(c, services, readAnyParams, { method: c.req.method, path });
    });
  }
  return routes;
}

/** @throws ApiError 404 for an unknown function, and what the function throws */
async function callFunction(
  c: Context<ApiEnv>,
  services: Services,
  read: (c: Context<ApiEnv>) => Promise<Params>,
  request?: Caller['request'],
): Promise<Response> {
  const name = c.req.param('name') ?? '';
  const run = appFunctions.get(name);
  if (!run) throw new ApiError(404, 'function_unknown', `The app has no function "${name}"`);
  const version = c.req.header(versionHeader) ?? null;
  if (version !== null) c.header(versionHeader, version);
  const caller: Caller = {
    user: c.get('user')?.email ?? null,
    functions_version: version,
    app_id: c.req.header('X-App-Id') ?? null,
    origin_url: c.req.header('X-Origin-URL') ?? null,
    ...(request === undefined ? {} : { request }),
  };
  return c.json(await run(await read(c), caller, services));
}

/** The query's parameters, and those in a body. A body that's neither JSON nor a form is the parameter `text`. */
async function readAnyParams(c: Context<ApiEnv>): Promise<Params> {
  const query = c.req.query();
  if (isForm(c) || /^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    const { data, files } = await readParams(c);
    return { data: { ...query, ...data }, files };
  }
  const text = await c.req.text();
  return { data: text === '' ? query : { ...query, text }, files: [] };
}
