import { type Context, Hono } from 'hono';
import { isForm } from '../api/read-form';
import { type Params, readParams } from '../api/read-params';
import { requireApp } from '../api/require-app';
import { callFunction } from '../app-functions';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';

/**
 * POST /apps/{appId}/functions/{name} with named parameters. In the current generation, also any method at
 * /functions/{name} and below it. Open to everyone.
 */
export function functions(services: Services): Hono<ApiEnv> {
  const { appId, generation } = services;
  const routes = new Hono<ApiEnv>();
  routes.post('/apps/:appId/functions/:name', requireApp(appId), async (c) => {
    const name = c.req.param('name');
    return c.json(await callFunction(c, services, { name, readParams: () => readParams(c) }));
  });
  if (generation === 'legacy') return routes;

  routes.all('/functions/:name/*', async (c) => {
    // The path doesn't include the app's ID.
    const requestedId = c.req.header('X-App-Id') ?? appId;
    if (requestedId !== appId) {
      throw new ApiError(404, 'app_not_found', `App "${requestedId}" not found`);
    }
    const [, path = '/'] = /\/functions\/[^/]+(\/.*)$/.exec(new URL(c.req.url).pathname) ?? [];
    const called = {
      name: c.req.param('name'),
      readParams: () => readAnyParams(c),
      request: { method: c.req.method, path },
    };
    return c.json(await callFunction(c, services, called));
  });
  return routes;
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
