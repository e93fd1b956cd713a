import type { Context, MiddlewareHandler } from 'hono';
import { siteFile } from './assets';

/**
 * Lets only the desk's own page call it. The desk hands out tokens and breaks the platform on purpose, and any page
 * open in the same browser can send requests to this machine. Requests that change something must carry the desk's
 * Origin, which browsers always send with them. Another page can only open the desk, in a window of its own. A page
 * requested under another name of this machine, such as localhost, is redirected to the platform's own URL.
 */
export function guard(platformUrl: string, siteUrl: string | undefined): MiddlewareHandler {
  const own = new URL(platformUrl);
  const siteSource = siteUrl === undefined ? '' : ` ${siteUrl}`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'font-src data:',
    "connect-src 'self'",
    `img-src 'self' data:${siteSource}`,
    `frame-src 'self'${siteSource}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

  return async (c, next) => {
    if (c.req.header('host') !== own.host) {
      if (c.req.path === '/preview')
        return c.redirect(`${own.origin}/preview${new URL(c.req.url).search}`);
      return c.json({ message: `Open the preview desk at ${own.origin}/preview.` }, 403);
    }
    const isForSite = siteUrl !== undefined && c.req.path === siteFile;
    const origin = c.req.header('origin');
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isOwnOrigin = origin === undefined ? isRead : origin === own.origin;
    if (!isOwnOrigin || !(isForSite || isOwnRequest(c))) {
      return c.json({ message: 'Another site is not allowed to use the preview desk.' }, 403);
    }
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('Cross-Origin-Resource-Policy', isForSite ? 'cross-origin' : 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
  };
}

/**
 * Whether a request comes from the desk or the address bar, or opens the desk. Browsers send no Origin with another page's
 * requests for pictures, scripts, and frames, but they do send where those come from.
 */
function isOwnRequest({ req }: Context): boolean {
  const from = req.header('sec-fetch-site') ?? 'none';
  if (from === 'same-origin' || from === 'none') return true;
  return req.path === '/preview' && req.header('sec-fetch-dest') === 'document';
}
