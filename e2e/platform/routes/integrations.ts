import { type Context, Hono } from 'hono';
import { requireUser } from '../api/auth';
import { readParams, throwRequestedError } from '../api/read-params';
import { requireApp } from '../api/require-app';
import { ApiError } from '../errors';
import { coreEndpoint } from '../integrations/core';
import { fileSubject } from '../integrations/files';
import type { ApiEnv, Services } from '../services';
import type { StoredFile } from '../store/files';

/**
 * POST /apps/{appId}/integration-endpoints/Core/{endpoint}; and /installable/{package}/…, which returns its input, or,
 * for the endpoint Fail, responds with the requested status. GET /apps/{appId}/files/{id} serves files stored by
 * Core/UploadFile, and /private-files/{id} those stored by Core/UploadPrivateFile, with a signed URL.
 */
export function integrations(services: Services): Hono<ApiEnv> {
  const { appId, store, tokens } = services;
  const routes = new Hono<ApiEnv>();
  const app = requireApp(appId);
  const base = '/apps/:appId/integration-endpoints';

  routes.post(`${base}/Core/:endpoint`, app, async (c) => {
    requireUser(c.get('user'));
    const run = coreEndpoint(c.req.param('endpoint'));
    return c.json(await run(services, await readParams(c), c.get('recordEvent')));
  });

  routes.post(`${base}/installable/:package/integration-endpoints/:endpoint`, app, async (c) => {
    requireUser(c.get('user'));
    const { package: name, endpoint } = c.req.param();
    const { data, files } = await readParams(c);
    if (endpoint === 'Fail') throwRequestedError(data, 'endpoint_failed');
    const sent = files.map(({ field, file }) => ({
      field,
      name: file.name,
      size: file.size,
      type: file.type,
    }));
    return c.json({ package: name, endpoint, data, files: sent });
  });

  routes.get('/apps/:appId/files/:id', app, (c) =>
    sendFile(c, store.files.byId(c.req.param('id'), 'public')),
  );

  routes.get('/apps/:appId/private-files/:id', app, (c) => {
    const id = c.req.param('id');
    if (tokens.verify(c.req.query('token') ?? '') !== fileSubject(id)) {
      throw new ApiError(403, 'signature_wrong', 'The URL is not signed or has expired');
    }
    return sendFile(c, store.files.byId(id, 'private'));
  });
  return routes;
}

function sendFile(c: Context, file: StoredFile | undefined): Response {
  if (!file) throw new ApiError(404, 'file_unknown', 'File not found');
  return c.body(file.body, 200, {
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeName(file.name)}`,
    // The site shares this origin, and its CSP allows scripts from it. An upload's type (application/octet-stream) and
    // nosniff keep it from running as a script; the CSP below keeps a file that's opened from running any.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
