import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Hono } from 'hono';
import { freePort } from '../free-port';
import { parentPage } from '../parent-page';
import { startTemporaryPlatform } from '../temporary-platform';

const scripts = '_next/static/site';

/**
 * Serves the export as another build would have it, in which React's files are missing, and the origin of a parent page is
 * listed. The same page is at `localhost`, which isn't.
 */
export async function startAlteredSite() {
  const port = await freePort();
  const file = readdirSync(`out/${scripts}`).find((name) => /^site-.*\.js$/.test(name));
  const script = readFileSync(`out/${scripts}/${file}`, 'utf8').replace(
    'parentOrigins:[]',
    `parentOrigins:["http://127.0.0.1:${port}"]`,
  );
  const routes = new Hono()
    .get(`/${scripts}/${file}`, (c) => c.body(script, 200, { 'Content-Type': 'text/javascript' }))
    .get(`/${scripts}/:name{hydrate-.*}`, (c) => c.notFound())
    // A link in the site, so the referrer is the site's own.
    .get('/to/:page', (c) => c.html(`<script>location = '/${c.req.param('page')}'</script>`));
  const { platform, stop } = await startTemporaryPlatform({ out: 'out', extend: () => routes });
  const parent = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', 'text/html').end(parentPage(platform.url + url));
  }).listen(port);
  return {
    platform,
    /** A page that frames the site at a path. */
    parentUrl: (host: '127.0.0.1' | 'localhost', path: string) => `http://${host}:${port}${path}`,
    async stop(): Promise<void> {
      parent.close();
      parent.closeAllConnections();
      await stop();
    },
  };
}
