import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { readBody } from '../platform/api/read-body';
import { parseJson } from '../platform/api/read-json';
import { faultSchema, type Platform } from '../platform/platform';
import { applyPersona } from './apply-persona';
import { bundleClient, readStyle } from './assets';
import { createSiteUrls } from './client/site-url';
import { createDeskEvents } from './event-stream';
import { feedIds } from './feeds';
import { guard } from './guard';
import { deskPage } from './page';
import { pageList } from './pages/page-list';
import { createPageSource } from './pages/page-source';
import { personaIds } from './view-options';
import { viewRoutes } from './views/routes';

export interface DeskOptions {
  /** Folder with the exported site. Without it, the site is served by next dev. */
  out?: string;
  /** Origin of the site if it isn't the platform's own, as with next dev. */
  siteUrl?: string;
  /** Folder with the site's content. Default: content */
  contentFolder?: string;
  /** Whether the site shows drafts. */
  drafts?: boolean;
}

const maxBodyBytes = 256 * 1024;
const personaSchema = z.object({ as: z.enum(personaIds) });
const faultsSchema = z.array(faultSchema);
const clearSchema = z.object({ list: z.enum(feedIds) });

/**
 * The preview desk at /preview: the site's pages and their mistakes, each page as others see it, fault switches, and logs
 * of what happens. For the local platform only; it isn't part of the exported site.
 *
 * Its script is bundled on the first request.
 */
export function createDesk(
  platform: Platform,
  { out, siteUrl, contentFolder = 'content', drafts = false }: DeskOptions,
): Hono {
  const desk = new Hono();
  const pages = createPageSource({ folder: contentFolder, out, drafts });
  const events = createDeskEvents(platform, pages.fingerprint);
  let script: Promise<string> | undefined;

  desk.use('/preview/*', guard(platform.url, siteUrl));

  desk.get('/preview', (c) => c.html(deskPage(siteUrl)));
  desk.get('/preview/pages', (c) => c.html(pageList(pages.read())));
  desk.route('/preview/views', viewRoutes(createSiteUrls(siteUrl ?? '', platform.url), pages.has));
  desk.get('/preview/desk.css', async (c) =>
    c.body(await readStyle(), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  desk.get('/preview/desk.js', async (c) => {
    script ??= bundleClient();
    return c.body(await script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });

  desk.get('/preview/api/events', (c) => events.stream(c));
  desk.post('/preview/api/look', async (c) => {
    const { as } = await readChecked(c, personaSchema);
    return c.json({ query: applyPersona(platform, as) });
  });
  desk.put('/preview/api/faults', async (c) => {
    platform.faults.set(await readChecked(c, faultsSchema));
    return c.json(platform.faults.list());
  });
  desk.post('/preview/api/clear', async (c) => {
    const { list } = await readChecked(c, clearSchema);
    events.clear(list);
    return c.json({ cleared: list });
  });
  return desk;
}

/**
 * Reads the request's JSON and validates it.
 *
 * @throws 400 naming the request and the field, 413 for a body that's too large, 415 if it isn't sent as JSON: a page
 * on another origin can't send JSON without a CORS preflight
 */
async function readChecked<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const refuse = (why: string, status: 400 | 415 = 400) => {
    const message = `${c.req.method} ${c.req.path}: ${why}`;
    return new HTTPException(status, { message, res: c.json({ message }, status) });
  };
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw refuse('the body must be sent as application/json.', 415);
  }
  const text = await readBody(c, maxBodyBytes);
  let body: unknown;
  try {
    body = parseJson(text);
  } catch {
    // Invalid JSON, or nested too deeply to serialize again.
    throw refuse('the body must be JSON without deep nesting.');
  }
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw refuse(z.prettifyError(result.error));
}
