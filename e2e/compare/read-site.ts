import { select, selectAll } from 'hast-util-select';
import { parsePage, textOf } from '@/lib/export/html';
import { parseUrl } from '@/lib/parse-url';
import { builtFor, isHashedMedia, maskHtml } from './mask';
import { property, readMetadata } from './metadata';
import { CompareError, type Site } from './site';
import { readTextBlocks } from './text-blocks';

/** A path without a page, which gets the page for unknown paths. */
export const unknownPath = '/page-that-does-not-exist';

/** Ends the crawl of a site that makes up pages. */
const maxPages = 1000;

/** What a site answers at one path. */
type Route =
  | { kind: 'page'; html: Buffer }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }
  | { kind: 'failed'; problem: string };

export type ReadSite = Awaited<ReturnType<typeof readSite>>;

/**
 * Fetches all pages and redirects of a site: those it knows, and what its pages link to, page by page. Placeholders are
 * in no sitemap, but every page's menus link to them.
 */
export async function readSite(site: Site) {
  const home = await site.get('/');
  const origin = builtFor(home.body.toString());
  const routes = new Map<string, Route>();
  const found = await site.knownPaths();
  for (const path of found) {
    // `/Home` is the same page as `/`, and a name with a dot is a file.
    const isPage = path !== '/Home' && !path.includes('.') && routes.size < maxPages;
    if (!isPage || routes.has(path)) continue;
    const route = await readRoute(site, path);
    routes.set(path, route);
    if (route.kind === 'page') found.push(...linksOf(route.html));
  }
  routes.set(unknownPath, { kind: 'page', html: (await site.get(unknownPath)).body });
  const listed = readSitemap((await site.get('/sitemap.xml')).body.toString());

  return {
    site,
    /** The origin it was built for. */
    origin,
    routes,
    /** The page at a path; undefined if there's none. */
    page(path: string): PageFacts | undefined {
      const route = routes.get(path);
      if (route?.kind !== 'page') return undefined;
      const facts = readPage(route.html, origin);
      const date = listed.get(path);
      if (date !== undefined) facts.metadata.set('sitemap', `listed, ${date}`);
      return facts;
    },
  };
}

export async function readRoute(site: Site, path: string): Promise<Route> {
  try {
    const { status, type, location, body } = await site.get(path);
    if (status >= 300 && status < 400 && location !== '') return { kind: 'redirect', to: location };
    if (status === 200 && type.startsWith('text/html')) return { kind: 'page', html: body };
    if ([200, 404, 410].includes(status)) return { kind: 'missing' };
    const problem = `${site.label}, ${path} answers with status ${status} instead of a page. Try again later. If it keeps failing, contact your hosting provider.`;
    return { kind: 'failed', problem };
  } catch (error) {
    if (error instanceof CompareError) return { kind: 'failed', problem: error.message };
    throw error;
  }
}

function linksOf(html: Buffer): string[] {
  return selectAll('a[href^="/"]', parsePage(html.toString())).flatMap(({ properties }) => {
    const href = String(properties.href);
    // A path that starts with two slashes is another site's address.
    return href.startsWith('//') ? [] : [new URL(href, 'https://site.example').pathname];
  });
}

/** The date of the last change that a sitemap has for each path. */
function readSitemap(xml: string): Map<string, string> {
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].flatMap(([, entry = '']) => {
    const url = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '';
    const date = /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1] ?? 'without a date';
    const page = parseUrl(url);
    return page === null ? [] : [[page.pathname, date] as const];
  });
  return new Map(entries);
}

/** What a comparison needs to know about a page. */
export type PageFacts = ReturnType<typeof readPage>;

const mediaElements =
  'img, video, source, track, link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], meta[property="og:image"]';

/** @param origin that the site was built for, which is removed from addresses */
function readPage(html: Buffer, origin: string) {
  const source = html.toString();
  const tree = parsePage(origin === '' ? source : source.replaceAll(origin, ''));
  const body = select('body', tree) ?? tree;
  const urls = selectAll(mediaElements, tree).flatMap((element) =>
    ['src', 'poster', 'href', 'content'].map((name) => property(element, name)),
  );
  return {
    html,
    tree,
    words: readTextBlocks(body),
    links: selectAll('a[href]', body).map((link) => ({
      text: textOf(link).replace(/\s+/g, ' ').trim() || property(link, 'ariaLabel'),
      target: property(link, 'href'),
    })),
    /** Values by name, such as `title` or `og:image`. */
    metadata: readMetadata(tree),
    /** Paths of the pictures, films, and captions it uses, in order. */
    media: [...new Set(urls)].filter((url) => /^\/(?!\/|_next\/)/.test(url) || isHashedMedia(url)),
    /** Paths of its style sheets. */
    styles: [...source.matchAll(/\/_next\/static\/[\w./~-]+\.css/g)].map(([path]) => path),
    /** The HTML without what differs between builds of the same content. */
    masked: maskHtml(source, origin),
  };
}
