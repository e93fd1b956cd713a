import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Handler } from 'hono';
import type { Settings } from '@/lib/settings';
import { StartError } from '../errors';
import { createCompressor } from './compression';
import { createHostHeaders, type HeaderMap } from './host-headers';
import { readTarget, resolveTarget } from './resolve';
import { type FileRequest, sendErrorPage, sendFile } from './send-file';
import { createSiteFolder } from './site-folder';

type HostContext = Context<{ Bindings: HttpBindings }>;

/**
 * Serves the exported site as a good CDN does: pages by their exact names without .html, permanent redirects from other
 * spellings, validators, compression, byte ranges, and 404.html for everything else.
 *
 * It doesn't use serve-static of @hono/node-server, which has no ETag, 304, or If-Range, compresses nothing itself,
 * sends Vary only with compressed responses, and follows symbolic links out of the folder.
 *
 * @param settings of the site's build, to send its headers too
 * @throws StartError if the folder contains no site
 */
export function staticHost(out: string, settings?: Settings): Handler<{ Bindings: HttpBindings }> {
  const root = resolve(out);
  if (!existsSync(join(root, 'index.html'))) {
    throw new StartError(`No exported site in "${out}". Run \`npm run build\` first.`);
  }
  const site = createSiteFolder(root);
  const compressor = createCompressor();
  const headers = createHostHeaders(settings);

  const notFound = async (request: FileRequest, queryHeaders: HeaderMap): Promise<Response> => {
    const page = await site.find(['404.html']);
    const responseHeaders = { ...headers.notFound, ...queryHeaders };
    if (page !== undefined) return sendErrorPage(page, responseHeaders, 404, request, compressor);
    return textResponse('Page not found, and the site has no 404.html.', 404);
  };

  return async (c) => {
    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') {
      return textResponse('The site is read-only.', 405, { Allow: 'GET, HEAD' });
    }
    const request = readRequest(c);
    // Not Hono's path, which has dot segments already resolved.
    const rawTarget = c.env.incoming.url ?? '';
    const queryHeaders = headers.forQuery(rawTarget.split('?').slice(1).join('?'));
    const target = readTarget(rawTarget);
    if (!target) return notFound(request, queryHeaders);
    const resolution = await resolveTarget(site, target);
    if (resolution.kind === 'missing') return notFound(request, queryHeaders);
    if (resolution.kind === 'file') {
      const responseHeaders = { ...headers.forPath(resolution.path), ...queryHeaders };
      return sendFile(resolution.file, responseHeaders, request, compressor);
    }
    return new Response(null, {
      status: resolution.status,
      headers: {
        ...headers.notFound,
        ...queryHeaders,
        Location: resolution.location,
        'Content-Length': '0',
      },
    });
  };
}

function readRequest(c: HostContext): FileRequest {
  return {
    isHead: c.req.method === 'HEAD',
    acceptEncoding: c.req.header('accept-encoding'),
    range: c.req.header('range'),
    ifRange: c.req.header('if-range'),
    ifNoneMatch: c.req.header('if-none-match'),
    ifModifiedSince: c.req.header('if-modified-since'),
  };
}

function textResponse(
  sentence: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}
