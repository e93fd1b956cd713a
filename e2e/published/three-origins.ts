import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { chromium } from 'playwright/test';
import { browserLaunchOptions } from '@/lib/browser';
import { readSettings } from '@/lib/settings';
import { parentPage } from '../parent-page';
import { listen } from '../platform/server';
import { staticHost } from '../platform/static/host';
import { startTemporaryPlatform } from '../temporary-platform';
import { services } from './edits';

/** Hostnames that the test's browser maps to ports on this machine. */
export const origins = {
  site: 'http://site.localhost',
  platform: 'http://platform.localhost',
  media: 'http://media.localhost',
  editor: 'http://editor.localhost',
};

/** Environment variables for the build. */
export const settings = {
  NEXT_PUBLIC_SITE_URL: origins.site,
  NEXT_PUBLIC_PLATFORM_URL: origins.platform,
  NEXT_PUBLIC_PARENT_ORIGINS: origins.editor,
  NEXT_PUBLIC_MEDIA_URL: `${origins.media}/media`,
};

/** Serves an export: the platform on one server, and the site, the films, and the editor on another under three names. */
export async function serveOnThreeOrigins(out: string) {
  const files = staticHost(out, readSettings(settings), services);
  const server = await listen(0);
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', (context, next) =>
    context.req.header('host') === new URL(origins.editor).host
      ? context.html(parentPage(`${origins.site}/`))
      : files(context, next),
  );
  server.setApp(app);
  const { platform, stop } = await startTemporaryPlatform({
    siteOrigins: [origins.site, origins.platform],
  });
  const rules = Object.keys(origins).map((name) => {
    const { host } = new URL(name === 'platform' ? platform.url : server.url);
    return `MAP ${name}.localhost ${host}`;
  });
  const browser = await chromium.launch(
    browserLaunchOptions([`--host-resolver-rules=${rules.join(', ')}`]),
  );
  return {
    platform,
    browser,
    async close() {
      await browser.close();
      await stop();
      await server.close();
    },
  };
}
