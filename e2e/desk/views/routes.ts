import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { SiteUrls } from '../client/site-url';
import { fetchPage, PageError } from './fetch-page';
import { outlineView, readOutline } from './outline';
import { printPdf, printView } from './print';
import { searchResultView } from './search-result';
import { sharedLinkView } from './shared-link';

/**
 * The views of a page that the server writes, as HTML for the desk: its search result, shared-link card, and outline from
 * the HTML that the site sends, and the page on paper.
 * @param paths gives the paths of the site's pages
 */
export function viewRoutes(site: SiteUrls, paths: () => ReadonlySet<string>): Hono {
  const routes = new Hono();
  routes.onError((error, c) => {
    if (!(error instanceof PageError)) throw error;
    // The view is about the page that can't be shown, and says so.
    return c.html(html`<p class="warning">${error.message}</p>`);
  });
  const page = (c: Context) => fetchPage(c.req.query('page') ?? '/', site);

  routes.get('/search', async (c) => c.html(searchResultView(await page(c))));
  routes.get('/card', async (c) => c.html(await sharedLinkView(await page(c), site)));
  routes.get('/outline', async (c) => {
    const { tree } = await page(c);
    return c.html(outlineView(readOutline(tree, paths())));
  });
  routes.get('/print', async (c) => c.html(printView(await page(c))));
  routes.get('/print.pdf', async (c) => {
    const { path } = await page(c);
    return c.body(await printPdf(path, site), 200, { 'Content-Type': 'application/pdf' });
  });
  return routes;
}
