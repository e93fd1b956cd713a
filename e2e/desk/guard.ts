import type { MiddlewareHandler } from 'hono';

/**
 * Lets only the desk's own page call it. The desk hands out tokens and breaks the platform on purpose, and any page
 * open in the same browser can send requests to this machine. Requests that change something must carry the desk's
 * Origin, which browsers always send with them. A page requested under another name of this machine, such as
 * localhost, is redirected to the platform's own URL.
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
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const origin = c.req.header('origin');
    if (origin === undefined ? !isRead : origin !== own.origin) {
      const sender = origin ?? 'A request without an Origin';
      return c.json({ message: `${sender} is not allowed to use the preview desk.` }, 403);
    }
    await next();
    // A report has its own.
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  };
}
