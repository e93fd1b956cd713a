import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../api/auth';
import { describeParams, readJson, readParams, throwRequestedError } from '../api/read-request';
import { ApiError } from '../errors';
import { coreEndpoint, requireFile } from '../integrations';
import type { ApiEnv, Services } from '../services';

const customCallSchema = z.looseObject({
  payload: z.record(z.string(), z.unknown()).nullable().default(null),
  path_params: z.record(z.string(), z.string()).default({}),
  query_params: z.record(z.string(), z.unknown()).default({}),
  headers: z.record(z.string(), z.string()).default({}),
});

/**
 * POST /apps/{appId}/integration-endpoints/Core/{endpoint}; and /installable/{package}/…, which returns its input, or,
 * for the endpoint Fail, responds with the requested status. POST /apps/{appId}/integrations/custom/{slug}/{operation},
 * with an operation such as `post:/users/{id}`, returns what an external API would be sent; the path /fail fails with
 * 502, and its code is in a header. GET /apps/{appId}/files/{id} serves files stored by Core/UploadFile.
 */
export function integrations(services: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const base = '/apps/:appId/integration-endpoints';

  routes.post(`${base}/Core/:endpoint`, async (c) => {
    requireUser(c.get('user'));
    const run = coreEndpoint(c.req.param('endpoint'));
    return c.json(await run(services, await readParams(c), c.get('recordEvent')));
  });

  routes.post(`${base}/installable/:package/integration-endpoints/:endpoint`, async (c) => {
    requireUser(c.get('user'));
    const { package: name, endpoint } = c.req.param();
    const params = await readParams(c);
    if (endpoint === 'Fail') throwRequestedError(params.data, 'endpoint_failed');
    return c.json({ package: name, endpoint, ...describeParams(params) });
  });

  routes.post('/apps/:appId/integrations/custom/:slug/:operation{.+}', async (c) => {
    requireUser(c.get('user'));
    const { slug, operation } = c.req.param();
    const [, method, template = ''] = /^(get|post|put|patch|delete):(\/.*)$/.exec(operation) ?? [];
    if (method === undefined) {
      throw new ApiError(404, 'operation_unknown', `${slug} has no operation "${operation}"`);
    }
    const call = await readJson(c, customCallSchema);
    if (template === '/fail') {
      const message = `${slug} failed`;
      const headers = { 'x-base44-connector-error': 'api_failed' };
      return c.json({ message, detail: message }, 502, headers);
    }
    const path = template.replace(/\{([^{}]*)\}/g, (_match, name: string) => {
      const value = call.path_params[name];
      if (value !== undefined) return encodeURIComponent(value);
      throw new ApiError(422, 'validation_failed', `path_params.${name}: is required`);
    });
    const { payload, query_params: query, headers } = call;
    const data = { slug, method: method.toUpperCase(), path, payload, query, headers };
    return c.json({ success: true, status_code: 200, data });
  });

  routes.get('/apps/:appId/files/:id', (c) => {
    const { name, body } = requireFile(services, c.req.param('id'));
    return c.body(body, 200, {
      // The site shares this origin, and its CSP allows scripts from it. Whatever type the client says, this one and
      // nosniff keep an upload from running as a script; the CSP below keeps a file that's opened from running any.
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return routes;
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
