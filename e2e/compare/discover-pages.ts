import { selectAll } from 'hast-util-select';
import { parsePage } from '@/lib/export/html';
import { CompareError } from './compare-error';
import type { Answer, Site } from './site';

/** Ends the crawl of a site that makes up pages. */
const maxPages = 1000;

/** What a site answers at one path. */
export type Route =
  | { kind: 'page'; html: Buffer }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }
  | { kind: 'failed'; problem: string };

/**
 * The pages and redirects of a site, by path: those it knows, and what its pages link to, page by page. Placeholders are
 * in no sitemap, but every page's menus link to them.
 */
export async function discoverPages(site: Site): Promise<Map<string, Route>> {
  const routes = new Map<string, Route>();
  let found = await site.knownPaths();
  while (found.length > 0 && routes.size < maxPages) {
    const paths = [...new Set(found)].filter((path) => isPagePath(path) && !routes.has(path));
    const answers = await Promise.all(paths.map((path) => readRoute(site, path)));
    found = answers.flatMap((route, index) => {
      routes.set(paths[index] ?? '', route);
      return route.kind === 'page' ? linksOf(route.html) : [];
    });
  }
  return routes;
}

export async function readRoute(site: Site, path: string): Promise<Route> {
  try {
    return toRoute(await site.get(path), `${site.label}, ${path}`);
  } catch (error) {
    if (error instanceof CompareError) return { kind: 'failed', problem: error.message };
    throw error;
  }
}

function toRoute({ status, type, location, body }: Answer, where: string): Route {
  if (status === 404 || status === 410) return { kind: 'missing' };
  if (status >= 300 && status < 400 && location !== '') return { kind: 'redirect', to: location };
  if (status === 200 && type.startsWith('text/html')) return { kind: 'page', html: body };
  if (status === 200) return { kind: 'missing' };
  const problem = `${where} answers with status ${status} instead of a page. Try again later. If it keeps failing, contact your hosting provider.`;
  return { kind: 'failed', problem };
}

function linksOf(html: Buffer): string[] {
  return selectAll('a[href^="/"]', parsePage(html.toString())).flatMap(({ properties }) => {
    const href = String(properties.href);
    // A path that starts with two slashes is another site's address.
    return href.startsWith('//') ? [] : [new URL(href, 'https://site.example').pathname];
  });
}

/** `/Home` is the same page as `/`, and a name with a dot is a file. */
function isPagePath(path: string): boolean {
  return path !== '/Home' && !path.includes('.');
}
