import { createHash } from 'node:crypto';
import { select, selectAll } from 'hast-util-select';
import { parsePage, textOf } from '@/lib/export/html';
import { parseUrl } from '@/lib/parse-url';
import type { Item } from './change';
import { builtFor, isHashedMedia, maskHtml } from './mask';
import { metadataItems, property } from './metadata';
import { CompareError, type Site } from './site';
import { readScriptTexts, readTextBlocks } from './text-blocks';

/** A path without a page, which gets the page for unknown paths. */
export const unknownPath = '/page-that-does-not-exist';

/** Ends the crawl of a site that makes up pages. */
const maxPages = 1000;

/** What a site answers at one path. */
export type Route =
  | { kind: 'page'; facts: PageFacts }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }
  | { kind: 'failed'; problem: string };

export type ReadSite = Awaited<ReturnType<typeof readSite>>;

/**
 * Reads all pages and redirects of a site: those it knows, and what its pages link to, page by page. Placeholders are
 * in no sitemap, but every page's menus link to them.
 */
export async function readSite(site: Site) {
  /** The origin it was built for. */
  const origin = builtFor((await site.get('/')).body.toString());
  const sitemap = (await site.get('/sitemap.xml')).body.toString();
  const routes = new Map<string, Route>();
  const found = [unknownPath, ...(await site.knownPaths())];
  for (const path of found) {
    // `/Home` is the same page as `/`, and a name with a dot is a file.
    const isPage = path !== '/Home' && !path.includes('.') && routes.size < maxPages;
    if (!isPage || routes.has(path)) continue;
    const route = await read(path);
    if (route.kind !== 'page') continue;
    for (const { text } of route.facts.links) {
      // A path that starts with two slashes is another site's address.
      if (/^\/(?!\/)/.test(text)) found.push(new URL(text, 'https://site.example').pathname);
    }
  }
  return { site, origin, routes, read };

  /** What's at a path, which may be known only to the other site. */
  async function read(path: string): Promise<Route> {
    const route = routes.get(path) ?? (await readRoute(path));
    routes.set(path, route);
    return route;
  }

  async function readRoute(path: string): Promise<Route> {
    try {
      const { status, type, location, body } = await site.get(path);
      if (location !== '') return { kind: 'redirect', to: location };
      if (!type.startsWith('text/html') || (status !== 200 && path !== unknownPath)) {
        return { kind: 'missing' };
      }
      const facts = readPage(body.toString(), origin);
      facts.metadata.push(...sitemapEntry(sitemap, path));
      return { kind: 'page', facts };
    } catch (error) {
      if (error instanceof CompareError) return { kind: 'failed', problem: error.message };
      throw error;
    }
  }
}

function sitemapEntry(xml: string, path: string): Item[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].flatMap(([, entry = '']) => {
    const url = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '';
    const date = /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1] ?? 'without a date';
    if (parseUrl(url)?.pathname !== path) return [];
    return [{ label: 'Sitemap', text: `listed, ${date}` }];
  });
}

const mediaElements =
  'img, video, source, track, link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], meta[property="og:image"]';

export type PageFacts = ReturnType<typeof readPage>;

/** @param origin that the site was built for, which is removed from addresses */
function readPage(html: string, origin: string) {
  const tree = parsePage(origin === '' ? html : html.replaceAll(origin, ''));
  const body = select('body', tree) ?? tree;
  const urls = selectAll(mediaElements, tree).flatMap((element) =>
    ['src', 'poster', 'href', 'content'].map((name) => property(element, name)),
  );
  return {
    title: textOf(select('head title', tree) ?? tree),
    words: [...readTextBlocks(body), ...readScriptTexts(tree)],
    links: selectAll('a[href]', body).map((link): Item => {
      const text = textOf(link).replace(/\s+/g, ' ').trim() || property(link, 'ariaLabel');
      return { label: `Link “${text}”`, text: readable(property(link, 'href')) };
    }),
    metadata: metadataItems(tree),
    media: [...new Set(urls)].filter((url) => /^\/(?!\/|_next\/)/.test(url) || isHashedMedia(url)),
    styles: html.match(/\/_next\/static\/[\w./~-]+\.css/g) ?? [],
    /** The HTML without what differs between builds of the same content. */
    masked: maskHtml(html, origin),
  };
}

/** The files that a page shows, and a fingerprint of all that its looks depend on. */
export async function readFiles(site: Site, { masked, media, styles }: PageFacts) {
  const hash = createHash('sha256').update(masked);
  for (const path of styles) hash.update(maskHtml((await site.get(path)).body.toString(), ''));
  const files: Item[] = [];
  for (const path of media) {
    const { status, body } = await site.get(path);
    if (status !== 200) continue;
    files.push({
      label: 'File',
      text: path,
      hash: createHash('sha256').update(body).digest('hex'),
    });
  }
  return { files, fingerprint: hash.update(JSON.stringify(files)).digest('hex') };
}

/** An address without the escapes of a prefilled email. */
function readable(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    // It has a percent sign that isn't an escape.
    return target;
  }
}
