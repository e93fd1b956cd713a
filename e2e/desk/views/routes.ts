import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { SiteUrls } from '../client/site-url';
import { fetchPage, PageError } from './fetch-page';
import { searchResultView } from './search-result';
import { sharedLinkView } from './shared-link';

/**
 * The views of a page that the server writes, as HTML for the desk: its search result and shared-link card, from the HTML
 * that the site sends.
 */
export function viewRoutes(site: SiteUrls): Hono {
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
