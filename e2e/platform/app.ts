import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Settings } from '@/lib/settings';
import { apiRoutes } from './api';
import { requireAllowedHost } from './api/origin-checks';
import { ApiError, sendError } from './errors';
import type { ApiEnv, Services } from './services';
import { signInRoutes } from './sign-in/routes';
import { staticHost } from './static/host';

interface Site {
  out: string | undefined;
  siteSettings: Settings | undefined;
  extension: Hono | undefined;
}

/** All of the platform's routes: API, sign-in page, extension routes, and the exported site if there is one. */
export function createApp(
  services: Services,
  { out, siteSettings, extension }: Site,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(requireAllowedHost(services.origins));
  app.route('/api', apiRoutes(services));
  app.route('/', signInRoutes(services));
  if (extension) app.route('/', extension);
  if (out !== undefined) app.all('*', staticHost(out, siteSettings));

  app.notFound((c) => c.text('There’s nothing here. This is the platform, not the site.\n', 404));
  app.onError((error, c) => {
    if (error instanceof ApiError) return sendError(c, error);
    if (error instanceof HTTPException) return error.getResponse();
    // A bug in the platform itself must show up in the log, unless the client disconnected.
    if (!c.env.incoming.socket.destroyed)
      services.log(`${c.req.method} ${c.req.path}: ${error.stack}`);
    const failure = new ApiError(500, 'platform_failed', 'The local platform failed; see its log');
    return sendError(c, failure);
  });
  return app;
}
