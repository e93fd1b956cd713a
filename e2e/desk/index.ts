import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { faultSchema, type Platform } from '../platform/platform';
import { applyPersona } from './apply-persona';
import { bundleScript, readFrameStyle, readStyle } from './assets';
import { createSiteUrls } from './client/site-url';
import { createComparePage } from './compare-page';
import { createEditingRoutes } from './editing/routes';
import { createDeskEvents } from './event-stream';
import { feedIds } from './feeds';
import { guard } from './guard';
import { deskPage } from './page';
import { pageList } from './pages/page-list';
import { createPageSource } from './pages/page-source';
import { readChecked } from './read-checked';
import { personaIds } from './view-options';
import { viewRoutes } from './views/routes';

export interface DeskOptions {
  /** Folder with the exported site. Without it, the site is served by next dev. */
  out?: string;
  /** Origin of the site if it isn't the platform's own, as with next dev. */
  siteUrl?: string;
  /** Folder with the site's content. Its words can be edited with next dev, which shows where they come from. */
  content?: string;
  /** Folder with the films. */
  media?: string;
  /** Whether the site shows drafts. */
  drafts?: boolean;
}

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
  { out, siteUrl, content = 'content', media = 'public/media', drafts = false }: DeskOptions,
): Hono {
  const desk = new Hono();
  const pages = createPageSource({ folder: content, media, out, drafts });
  const events = createDeskEvents(platform, pages.fingerprint);
  let script: Promise<string> | undefined;
  let frameScript: Promise<string> | undefined;
  const editing =
    siteUrl === undefined
      ? undefined
      : { folder: content, siteUrl, token: randomBytes(32).toString('hex') };

  desk.use('/preview/*', guard(platform.url, siteUrl));

  desk.get('/preview', (c) => c.html(deskPage({ siteUrl, editingToken: editing?.token })));
  desk.get('/preview/pages', (c) => c.html(pageList(pages.read())));
  desk.route(
    '/preview/views',
    viewRoutes(createSiteUrls(siteUrl ?? '', platform.url), pages.paths),
  );
  desk.get('/preview/desk.css', async (c) =>
    c.body(await readStyle(), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  desk.get('/preview/desk.js', async (c) => {
    script ??= bundleScript('client/main');
    return c.body(await script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });

  if (editing !== undefined) {
    desk.get('/preview/edit-frame.js', async (c) => {
      frameScript ??= bundleScript('editing/frame/main');
      return c.body(await frameScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    });
    desk.get('/preview/edit-frame.css', async (c) =>
      c.body(await readFrameStyle(), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    );
    desk.route('/preview/api/words', createEditingRoutes(editing));
  }

  desk.route('/', createComparePage());

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
