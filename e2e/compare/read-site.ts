import { discoverPages, type Route } from './discover-pages';
import { builtFor } from './mask';
import { type PageFacts, readPage } from './read-page';
import { readSearchTerms, type SearchTerms } from './search-terms';
import type { Site } from './site';

/** A path without a page, which gets the page for unknown paths. */
export const unknownPath = '/page-that-does-not-exist';

/** A site whose pages have all been fetched. */
export interface ReadSite {
  site: Site;
  /** The origin it was built for. */
  origin: string;
  routes: Map<string, Route>;
  /** Null to leave them out of the pages' metadata. */
  searchTerms: SearchTerms | null;
  /** The page at a path; undefined if there's none. */
  page(path: string): PageFacts | undefined;
}

export async function readSite(site: Site): Promise<ReadSite> {
  const home = await site.get('/');
  const origin = builtFor(home.body.toString());
  const routes = await discoverPages(site);
  const unknown = await site.get(unknownPath);
  routes.set(unknownPath, { kind: 'page', html: unknown.body });
  const listed = readSitemap((await site.get('/sitemap.xml')).body.toString());
  const read: ReadSite = {
    site,
    origin,
    routes,
    searchTerms: await readSearchTerms(site),
    page(path) {
      const route = routes.get(path);
      if (route?.kind !== 'page') return undefined;
      const facts = readPage(route.html, origin);
      const entry = listed.get(path);
      const metadata = new Map(facts.metadata);
      for (const [name, terms] of read.searchTerms?.get(path) ?? []) metadata.set(name, terms);
      if (entry !== undefined) metadata.set('sitemap', entry);
      return { ...facts, metadata };
    },
  };
  return read;
}

/** What a sitemap says about each path: the date of the last change. */
function readSitemap(xml: string): Map<string, string> {
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    url: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '',
    date: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1] ?? 'without a date',
  }));
  return new Map(
    entries
      .filter(({ url }) => URL.canParse(url))
      .map(({ url, date }) => [new URL(url).pathname, `listed, ${date}`]),
  );
}
