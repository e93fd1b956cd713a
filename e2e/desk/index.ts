import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { faultSchema, type Platform } from '../platform/platform';
import { assetRoutes } from './assets';
import { createSiteUrls, type SiteUrls } from './client/site-url';
import { createEditingRoutes } from './editing/routes';
import { streamEvents } from './event-stream';
import { guard } from './guard';
import { deskPage } from './page';
import { foundList } from './pages/found-list';
import { pageList } from './pages/page-list';
import { createPageSource, type PageSourceOptions } from './pages/page-source';
import { readJson } from './read-json';
import { type PersonaId, personas } from './view-options';
import { fetchPage, PageError } from './views/fetch-page';
import { searchResultView, sharedLinkView } from './views/views';

export interface DeskOptions extends Partial<PageSourceOptions> {
  /** Origin of the site if it isn't the platform's own, as with next dev. */
  siteUrl?: string;
}

const personaSchema = z.object({ as: z.enum(personas.map(({ id }) => id)) });

/**
 * The preview desk at /preview: the site's pages and their mistakes, each page as others see it, fault switches, and logs
 * of what happens. For the local platform only; it isn't part of the exported site.
 */
export function createDesk(
  platform: Platform,
  {
    out,
    siteUrl,
    content = 'content',
    media = 'public/media',
    drafts = false,
    code = fileURLToPath(new URL('../../lib/content', import.meta.url)),
  }: DeskOptions,
): Hono {
  const desk = new Hono();
  const pages = createPageSource({ content, media, out, drafts, code });
  const site = createSiteUrls(siteUrl ?? '', platform.url);
  // Words can be edited only with next dev.
  const token = siteUrl === undefined ? undefined : randomBytes(32).toString('hex');

  desk.use('/preview/*', guard(platform.url, siteUrl));
  desk.route('/preview', assetRoutes());
  desk.get('/preview', (c) => c.html(deskPage({ siteUrl, editingToken: token })));
  desk.get('/preview/pages', (c) => c.html(pageList(pages.read())));
  desk.get('/preview/found', (c) => {
    const found = pages.read().content.find(c.req.query('text') ?? '');
    return c.html(foundList(found, token !== undefined));
  });
  desk.route('/preview/views', viewRoutes(site));
  if (siteUrl !== undefined && token !== undefined) {
    const editing = createEditingRoutes({ folder: content, siteUrl, token });
    desk.route('/preview/api/words', editing);
  }

  desk.get('/preview/api/events', (c) => streamEvents(c, platform, pages.fingerprint));
  desk.post('/preview/api/look', async (c) => {
    const { as } = await readJson(c, personaSchema);
    return c.json({ query: applyPersona(platform, as) });
  });
  desk.put('/preview/api/faults', async (c) => {
    platform.faults.set(await readJson(c, z.array(faultSchema)));
    return c.json(platform.faults.list());
  });
  return desk;
}

/** @returns the query to load the site with, which makes the site store or clear its token */
function applyPersona({ access, accounts, tokenFor }: Platform, persona: PersonaId): string {
  access.set({ mode: persona === 'private' ? 'private' : 'public' });
  if (persona === 'visitor' || persona === 'private') return 'clear_access_token=true';
  const account = accounts.find(({ role, registered }) =>
    persona === 'not-registered' ? !registered : registered && role === persona,
  );
  if (!account) throw new Error(`No seeded account for "${persona}".`);
  // Clear the previous persona's token too, because the platform may reject this one's (not-registered).
  return String(
    new URLSearchParams({ clear_access_token: 'true', access_token: tokenFor(account.email) }),
  );
}

function viewRoutes(site: SiteUrls): Hono {
  const routes = new Hono();
  routes.onError((error, c) => {
    if (!(error instanceof PageError)) throw error;
    // The view is about the page that can't be shown, and says so.
    return c.html(html`<p class="warning">${error.message}</p>`);
  });
  const page = (c: Context) => fetchPage(c.req.query('page') ?? '/', site);

  routes.get('/search', async (c) => c.html(searchResultView(await page(c))));
  routes.get('/card', async (c) => c.html(await sharedLinkView(await page(c), site)));
  return routes;
}
