import { Hono } from 'hono';
import { z } from 'zod';
import { requireUser } from '../api/auth';
import { readJson } from '../api/read-json';
import { requireApp } from '../api/require-app';
import { ApiError } from '../errors';
import type { ApiEnv, Services } from '../services';

const connectorErrorHeader = 'x-base44-connector-error';

const paramsSchema = z.looseObject({
  payload: z.record(z.string(), z.unknown()).optional(),
  path_params: z.record(z.string(), z.string()).default({}),
  query_params: z.record(z.string(), z.unknown()).default({}),
  headers: z.record(z.string(), z.string()).default({}),
});
const operationPattern = /^(get|post|put|patch|delete):(\/.*)$/;

/**
 * POST /apps/{appId}/integrations/custom/{slug}/{operationId}, with an operation such as `post:/users/{id}`. Returns
 * what an external API would be sent. The path /fail fails with 502, and its code is in a header.
 */
export function customIntegrations({ appId }: Services): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const path = '/apps/:appId/integrations/custom/:slug/:operation{.+}';

  routes.post(path, requireApp(appId), async (c) => {
    requireUser(c.get('user'));
    const { slug, operation } = c.req.param();
    const [, method, template = ''] = operationPattern.exec(operation) ?? [];
    if (method === undefined) {
      throw new ApiError(404, 'operation_unknown', `${slug} has no operation "${operation}"`);
    }
    const { payload, path_params, query_params, headers } = await readJson(c, paramsSchema);
    if (template === '/fail') {
      const message = `${slug} failed`;
      return c.json({ message, detail: message }, 502, { [connectorErrorHeader]: 'api_failed' });
    }
    const data = {
      slug,
      method: method.toUpperCase(),
      path: fillIn(template, path_params),
      payload: payload ?? null,
      query: query_params,
      headers,
    };
    return c.json({ success: true, status_code: 200, data });
  });
  return routes;
}

/** Replaces each {name} in a path. @throws ApiError 422 for a missing parameter */
function fillIn(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^{}]*)\}/g, (_match, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value !== undefined) return encodeURIComponent(value);
    throw new ApiError(422, 'validation_failed', `path_params.${name}: is required`);
  });
}
