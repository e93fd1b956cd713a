import type { MiddlewareHandler } from 'hono';

/**
 * Keeps the desk to itself: only its own page may call it, since it hands out tokens and breaks the
 * platform on purpose, and any web page open in the same browser can send requests to this machine.
 * Whatever changes something has to come with the desk's own Origin, which browsers send with each such request.
 * A page asked for under another name of this machine is sent to the platform's own address.
 */
export function guard(platformUrl: string, siteUrl: string | undefined): MiddlewareHandler {
  const own = new URL(platformUrl);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "font-src 'self'",
    `frame-src 'self'${siteUrl === undefined ? '' : ` ${siteUrl}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  return async (c, next) => {
    if (c.req.header('host') !== own.host) {
      if (c.req.path === '/preview')
        return c.redirect(`${own.origin}/preview${new URL(c.req.url).search}`);
      return c.json({ message: `Open the preview desk at ${own.origin}/preview.` }, 403);
    }
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const origin = c.req.header('origin');
    if (origin === undefined ? !reads : origin !== own.origin) {
      const who = origin ?? 'A request without an Origin';
      return c.json({ message: `${who} is not allowed to use the preview desk.` }, 403);
    }
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  };
}
