import { readdirSync, readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { parentPage } from '../parent-page';
import { listen } from '../platform/server';
import { startTemporaryPlatform } from '../temporary-platform';

const scripts = '_next/static/site';

/**
 * Serves the export as another build would have it, in which React's files are missing, and the origin of a parent page is
 * listed. The same page is at `localhost`, which isn't.
 */
export async function startAlteredSite() {
  const parent = await listen(0);
  const file = readdirSync(`out/${scripts}`).find((name) => /^site-.*\.js$/.test(name));
  const script = readFileSync(`out/${scripts}/${file}`, 'utf8').replace(
    'parentOrigins:[]',
    `parentOrigins:["${parent.url}"]`,
  );
  const routes = new Hono()
    .get(`/${scripts}/${file}`, (c) => c.body(script, 200, { 'Content-Type': 'text/javascript' }))
    .get(`/${scripts}/:name{hydrate-.*}`, (c) => c.notFound())
    // A link in the site, so the referrer is the site's own.
    .get('/to/:page', (c) => c.html(`<script>location = '/${c.req.param('page')}'</script>`));
  const { platform, stop } = await startTemporaryPlatform({ out: 'out', extend: () => routes });
  parent.setApp(
    new Hono().get('*', (c) =>
      c.html(parentPage(c.req.url.replace(/^http:..[^/]+/, platform.url))),
    ),
  );
  return {
    platform,
    /** A page that frames the site at a path. */
    parentUrl: (host: '127.0.0.1' | 'localhost', path: string) =>
      parent.url.replace('127.0.0.1', host) + path,
    async stop(): Promise<void> {
      await parent.close();
      await stop();
    },
  };
}
