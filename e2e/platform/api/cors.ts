import { cors } from 'hono/cors';
import type { Origins } from '../origins';

const preflightSeconds = 600;

/** CORS for the site's origins, including preflights. */
export function siteCors(origins: Origins) {
  return cors({
    origin: (origin) => (origins.allowsOrigin(origin) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'X-App-Id',
      'X-Origin-URL',
      'Base44-Functions-Version',
      'on-behalf-of',
    ],
    exposeHeaders: ['Base44-Functions-Version', 'Retry-After'],
    maxAge: preflightSeconds,
  });
}
