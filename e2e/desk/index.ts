import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { Hono } from 'hono';
import { z } from 'zod';
import { faultSchema, type Platform } from '../platform/platform';
import { applyPersona } from './apply-persona';
import { bundleScript, readFrameStyle, readStyle } from './assets';
import { createEditingRoutes } from './editing/routes';
import { createDeskEvents } from './event-stream';
import { feedIds } from './feeds';
import { guard } from './guard';
import { deskPage } from './page';
import { readChecked } from './read-checked';
import { personaIds } from './view-options';

export interface DeskOptions {
  /** Folder with the exported site. The desk lists its top-level pages. */
  out?: string;
  /** Origin of the site if it isn't the platform's own, as with next dev. */
  siteUrl?: string;
  /** The folder whose words can be edited on the page. Only next dev shows where words come from. */
  content?: string;
}

// The host shows these for unknown paths; they aren't pages with a path of their own.
const excludedPages = new Set(['404', '_not-found']);

const personaSchema = z.object({ as: z.enum(personaIds) });
const faultsSchema = z.array(faultSchema);
const clearSchema = z.object({ list: z.enum(feedIds) });

/**
 * The preview desk at /preview: the site in a frame, with a choice of persona, fault switches, and logs of what
 * happens. For the local platform only; it isn't part of the exported site.
 *
 * Its script is bundled on the first request.
 */
export function createDesk(platform: Platform, { out, siteUrl, content }: DeskOptions): Hono {
  const desk = new Hono();
  const events = createDeskEvents(platform);
  let script: Promise<string> | undefined;
  let frameScript: Promise<string> | undefined;
  const editing =
    content !== undefined && siteUrl !== undefined
      ? { folder: content, siteUrl, token: randomBytes(32).toString('hex') }
      : undefined;

  desk.use('/preview/*', guard(platform.url, siteUrl));

  desk.get('/preview', (c) =>
    c.html(deskPage({ siteUrl, pages: listPages(out), editingToken: editing?.token })),
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

/** Paths of the pages at the top level of the exported site, Home first; empty if the folder doesn't exist. */
function listPages(out: string | undefined): string[] {
  if (out === undefined || !existsSync(out)) return [];
  const names = readdirSync(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .filter((name) => !excludedPages.has(name));
  const others = names.filter((name) => name !== 'index').sort();
  return [...(names.includes('index') ? ['/'] : []), ...others.map((name) => `/${name}`)];
}
