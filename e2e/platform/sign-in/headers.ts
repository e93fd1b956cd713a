import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Origins } from '../origins';
import { style } from './style';

/** A strict policy: no script at all, and the form leads nowhere but to the site. */
export function securityHeaders(origins: Origins): MiddlewareHandler {
  const styleHash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    "font-src 'self'",
    "base-uri 'none'",
    // Browsers hold the redirect after the form to this list too.
    `form-action ${origins.all.join(' ')}`,
    // The preview desk shows the site in a frame, sign-in included.
    `frame-ancestors ${origins.all.join(' ')}`,
  ].join('; ');

  return async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
  };
}
