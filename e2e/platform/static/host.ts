import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Handler } from 'hono';
import { etag } from 'hono/etag';
import { contentType } from '@/lib/deploy/hosts/content-types';
import {
  describeHosting,
  headersAt,
  noStore,
  notFoundHeaders,
  secretQueryPattern,
} from '@/lib/deploy/hosts/host-description';
import { notServed } from '@/lib/deploy/hosts/server-files';
import { readSettings, type Settings, type SiteServices } from '@/lib/settings';
import { StartError } from '../errors';

type Headers = Readonly<Record<string, string>>;

const notServedPattern = new RegExp(notServed);

/**
 * Serves the exported site as lib/deploy/hosts describes it: pages by their exact names without .html, permanent
 * redirects from other spellings and old addresses, and 404.html for everything else. Files are found on each request, so a new build
 * shows immediately.
 *
 * @param settings of the site's build, to send its headers too. Without them, it acts like a host that sends none of
 * the site's own headers, such as GitHub Pages, where the site has to be safe as well.
 * @throws StartError if the folder contains no site
 */
export function staticHost(out: string, settings?: Settings, services?: SiteServices): Handler {
  const root = resolve(out);
  if (!existsSync(join(root, 'index.html'))) {
    throw new StartError(`No exported site in "${out}". Run \`npm run build\` first.`);
  }
  const description = describeHosting(settings ?? readSettings({}), [], services);
  const secretQuery = new RegExp(secretQueryPattern, 'i');
  const sentHeaders = (all: Headers, url: string): Headers => ({
    ...(settings ? withoutHsts(all) : onlyCaching(all)),
    // A response to a URL with a token must not be stored.
    ...(secretQuery.test(url) ? { 'Cache-Control': noStore } : {}),
  });
  const answersUnchanged = etag();

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('The site is read-only.\n', 405, { Allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(c.req.url);
    const path = decode(pathname);
    const headers = sentHeaders(notFoundHeaders(description), search);

    const redirect = redirectFrom(path, root);
    if (redirect) {
      const location = { Location: redirect.to + search };
      return new Response(null, { status: redirect.status, headers: { ...headers, ...location } });
    }
    const isServed = path === '/' || !(/\/$|\/\//.test(path) || notServedPattern.test(path));
    const file = isServed ? fileAt(root, path) : undefined;
    if (file === undefined) {
      return c.html(await readFile(join(root, '404.html'), 'utf8'), 404, headers);
    }
    const { size, mtimeMs } = statSync(file);
    const sent = {
      ...sentHeaders(headersAt(description, path), search),
      'Content-Type': contentType(file),
      ETag: `W/"${size}-${mtimeMs}"`,
    };
    await answersUnchanged(c, async () => {
      c.res = (await serveStatic({ path: file, precompressed: true })(c, next)) ?? c.res;
      for (const [name, value] of Object.entries(sent)) c.res.headers.set(name, value);
    });
    return c.res;
  };
}

/** The file that a path leads to: its own, or a page's. */
function fileAt(root: string, path: string): string | undefined {
  const named = path === '/' ? '/index' : path;
  return [join(root, named), `${join(root, named)}.html`].find(
    (file) => file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile(),
  );
}

/** The path with every character decoded. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Malformed: no file has that name.
    return pathname;
  }
}

/** Where other spellings of a page's name and old addresses lead: `/AITeam.html`, `/AITeam/`, `/index.html`, `/aiteam`. */
function redirectFrom(path: string, root: string) {
  if (path === '/index.html') return { to: '/', status: 308 };
  const page = /^\/((?:Blog\/)?[^/]+)(?:\.html|\/)$/.exec(path)?.[1];
  const isPage = page !== undefined && !['index', '404'].includes(page);
  if (isPage && existsSync(join(root, `${page}.html`))) return { to: `/${page}`, status: 308 };
  return readRedirects(root).find(({ from }) => from === path);
}

/** The lines of `_redirects`, as Netlify and Cloudflare read them. */
export function readRedirects(root: string) {
  const file = join(root, '_redirects');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([from = '', to = '', status]) => ({ from, to, status: Number(status) }));
}

function onlyCaching({ 'Cache-Control': caching = '' }: Headers): Headers {
  return { 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' };
}

/** HSTS must not be sent over plain HTTP, which is all this host supports (RFC 6797, section 7.2). */
function withoutHsts({ 'Strict-Transport-Security': _, ...others }: Headers): Headers {
  return others;
}
